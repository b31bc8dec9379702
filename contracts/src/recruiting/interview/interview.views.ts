import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { InterviewStatus } from './interview.events.ts';

/** A row of the interview list. `candidateName` is null once the person was erased. */
export const InterviewView = z.object({
  id: Id,
  candidateId: Id,
  candidateName: z.string().nullable(),
  jobId: Id,
  jobTitle: z.string(),
  status: InterviewStatus,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
});
export type InterviewView = z.infer<typeof InterviewView>;

/**
 * One line of an interview's log: a move, a comment, or both; or the application it came from, which has a `source` and names
 * nobody. `comment` is null once the person was erased.
 */
export const InterviewLogView = z.object({
  id: Id,
  interviewId: Id,
  from: InterviewStatus.nullable(),
  to: InterviewStatus.nullable(),
  comment: z.string().nullable(),
  source: z.string().nullable(),
  actorId: z.string(),
  actorName: z.string().nullable(),
  /** The key by which a program of the company acted; null: somebody else did. */
  apiKeyId: Id.nullable(),
  occurredAt: z.iso.datetime(),
});
export type InterviewLogView = z.infer<typeof InterviewLogView>;

export const BulkAnswer = z.object({
  changed: z.array(Id),
  refused: z.array(z.object({ id: Id, code: z.string(), detail: z.string() })),
});
export type BulkAnswer = z.infer<typeof BulkAnswer>;
