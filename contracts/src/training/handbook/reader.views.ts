import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { acknowledgementStatuses } from '#contracts/training/acknowledgement/acknowledgement.choices';
import { handbookKinds } from './handbook.choices.ts';
import { HandbookStep } from './handbook.fields.ts';

const at = z.iso.datetime();

/** What is asked of me about a document; null: nothing. */
export const MyAcknowledgement = z.object({
  status: z.enum(acknowledgementStatuses),
  askedAt: at,
  dueAt: at.nullable(),
  acknowledgedVersion: z.int(),
  acknowledgedAt: at.nullable(),
});
export type MyAcknowledgement = z.infer<typeof MyAcknowledgement>;

/** A document that I may read, in short. */
export const ReadableDocument = z.object({
  id: Id,
  kind: z.enum(handbookKinds),
  name: z.string(),
  summary: z.string(),
  teamId: Id.nullable(),
  teamName: z.string().nullable(),
  handbookVersion: z.int(),
  publishedAt: at,
  mine: MyAcknowledgement.nullable(),
});
export type ReadableDocument = z.infer<typeof ReadableDocument>;

export const ReadablePage = z.object({
  documents: z.array(ReadableDocument),
  /** Of the last one, after which others follow; null: that is all. */
  next: Id.nullable(),
});
export type ReadablePage = z.infer<typeof ReadablePage>;

/** A question of the test, without what is right. */
export const TestQuestion = z.object({
  id: Id,
  text: z.string(),
  hint: z.string(),
  choices: z.array(z.object({ id: Id, text: z.string() })),
});
export type TestQuestion = z.infer<typeof TestQuestion>;

const Lesson = z.object({ id: Id, name: z.string() });

/** A document as it was published, for whomever it concerns. */
export const ReadDocument = ReadableDocument.extend({
  fileId: Id.nullable(),
  steps: z.array(HandbookStep),
  /** Those that its steps name and that are still there. */
  lessons: z.array(Lesson),
  questions: z.array(TestQuestion),
  passPercent: z.int(),
  ownerName: z.string().nullable(),
  note: z.string(),
});
export type ReadDocument = z.infer<typeof ReadDocument>;
