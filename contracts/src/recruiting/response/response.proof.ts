import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { responseTypes } from '#contracts/recruiting/question/question.choices';
import { responseStatuses } from './response.choices.ts';
import { Deadline } from './response.deadline.ts';
import { Take } from './response.progress.ts';

const at = z.iso.datetime();

/** What one person was given that others were not, with who and why. `from` and `to`: percent of the time, or deadlines. */
export const ResponseGrant = z.object({
  id: Id,
  kind: z.enum(['time', 'take', 'deadline']),
  questionId: Id.nullable(),
  from: z.string().nullable(),
  to: z.string(),
  /** Null once the person was erased. */
  reason: z.string().nullable(),
  actorId: z.string(),
  actorName: z.string().nullable(),
  occurredAt: at,
});
export type ResponseGrant = z.infer<typeof ResponseGrant>;

/**
 * How something was not the same as for everybody. `days`: other days to answer than most from the start; `video`: another length of a question's
 * video than most was added to the time to think, as it was not measured yet; `cut`: a take that the deadline left less than its time;
 * `long`: a recording longer than its time.
 */
export const differences = [
  'time',
  'deadline',
  'take',
  'version',
  'days',
  'video',
  'gap',
  'late',
  'lost',
  'cut',
  'long',
] as const;
export type Difference = (typeof differences)[number];

/** One recording, beside what became of its bytes. */
export const ProvenTake = Take.omit({ percent: true, interruptedAt: true, isLost: true }).extend({
  /** Seconds that it had by its question, and this person's time then. */
  timeLimit: z.int().nullable(),
  /** When all its bytes had arrived; null: not yet, or it is not kept any more. */
  arrivedAt: at.nullable(),
  /** Of the recording, as the server measured it. Milliseconds; null: it could not, or not yet. */
  length: z.int().nullable(),
});
export type ProvenTake = z.infer<typeof ProvenTake>;

/** The limits of one question as one person had them, and what the server saw of it. */
export const ProvenQuestion = z.object({
  questionId: Id,
  text: z.string(),
  responseType: z.enum(responseTypes),
  /** Seconds and recordings, as this person had them when the time began; else as they would have them now. */
  thinkTime: z.int().nullable(),
  timeLimit: z.int().nullable(),
  takesAllowed: z.int().nullable(),
  shownAt: at.nullable(),
  thinkUntil: at.nullable(),
  /** Added to the time to think for the video that was watched first. */
  videoSeconds: z.int(),
  takes: z.array(ProvenTake),
  answeredAt: at.nullable(),
});
export type ProvenQuestion = z.infer<typeof ProvenQuestion>;

export const ProvenResponse = z.object({
  id: Id,
  interviewId: Id,
  /** Null once the person was erased. */
  candidateName: z.string().nullable(),
  stepId: Id.nullable(),
  stepName: z.string(),
  status: z.enum(responseStatuses),
  questionSetId: Id,
  questionSetRevision: z.int(),
  /** To the end of a day, or of so many days after the invitation: as it was chosen, or as it was moved since. */
  deadline: Deadline,
  invitedAt: at,
  openedAt: at.nullable(),
  submittedAt: at.nullable(),
  expiresAt: at,
  timePercent: z.int(),
  questions: z.array(ProvenQuestion),
  grants: z.array(ResponseGrant),
  differences: z.array(z.enum(differences)),
});
export type ProvenResponse = z.infer<typeof ProvenResponse>;

const answer = z.array(ProvenResponse);

/** A piece of a recording as it came, and whether the file that is kept has the same bytes there; null: there is no such file any more. */
export const ProvenPiece = z.object({
  offset: z.int(),
  size: z.int(),
  sha256: z.string(),
  receivedAt: at,
  isSame: z.boolean().nullable(),
});
export type ProvenPiece = z.infer<typeof ProvenPiece>;

/** What a recording was received as, compared with the file that is kept of it. */
export const ProvenPieces = z.object({
  takeId: Id,
  size: z.int(),
  pieceCount: z.int(),
  /** SHA-256 of the hashes of all pieces, one after the other in binary. */
  root: z.string(),
  /** Of the whole: as the browser said, or as it was when it was closed. */
  sha256: z.string().nullable(),
  /** `other`: the file that is kept has other bytes; `gone`: there is none. */
  kept: z.enum(['same', 'other', 'gone']),
  /** Empty where there are too many to list. */
  pieces: z.array(ProvenPiece),
});
export type ProvenPieces = z.infer<typeof ProvenPieces>;

export const provePieces = endpoint({
  method: 'GET',
  path: '/api/tenant/responses/:id/takes/:takeId/pieces',
  access: 'tenant.interviews.responses.read',
  summary: 'Get the pieces in which a recording was received, compared with the file that is kept of it',
  params: ById.extend({ takeId: Id }),
  answer: ProvenPieces,
});

export const proveInterview = endpoint({
  method: 'GET',
  path: '/api/tenant/interviews/:id/proof',
  access: 'tenant.interviews.responses.read',
  summary: 'Get the limits that the candidate of an interview had, and what the server saw of each recording',
  params: ById,
  answer,
});
/** Newest first, at most as many as one answer holds (500). */
export const proveJob = endpoint({
  method: 'GET',
  path: '/api/tenant/jobs/:id/proof',
  access: 'tenant.interviews.responses.read',
  summary: 'Get the limits that each candidate of a job had, where they were not the same, and why',
  params: ById,
  answer,
});

export const proveOpenInterview = endpoint({
  method: 'GET',
  path: '/api/tenant/open-interviews/:id/proof',
  access: 'tenant.interviews.responses.read',
  summary: 'Get the limits that each candidate of an open interview had, where they were not the same, and why',
  params: ById,
  answer,
});
