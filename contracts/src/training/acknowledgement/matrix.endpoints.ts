import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { MAX_COLUMN } from '#contracts/training/matrix/matrix.choices';
import { acknowledgementStatuses, documentGroups } from './acknowledgement.choices.ts';

const MatrixCell = z.object({
  documentId: Id,
  status: z.enum(acknowledgementStatuses),
  handbookVersion: z.int(),
  acknowledgedVersion: z.int(),
  acknowledgedAt: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime().nullable(),
});
export type MatrixCell = z.infer<typeof MatrixCell>;

export const AcknowledgementMatrix = z.object({
  documents: z.array(
    z.object({
      id: Id,
      name: z.string(),
      handbookVersion: z.int(),
      /** The newest; null: nobody has been asked yet. */
      roundId: Id.nullable(),
      /** When everybody was last reminded of it, by itself or of all at once; null: never. */
      remindedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Of all of them, a window of which is told. */
  documentCount: z.int(),
  people: z.array(z.object({ id: Id, name: z.string(), cells: z.array(MatrixCell) })),
  /** Of the last one, after whom others follow; null: that is everybody. */
  next: Id.nullable(),
});
export type AcknowledgementMatrix = z.infer<typeof AcknowledgementMatrix>;

/** Of each document of the table: how many of all people whom it concerns have confirmed it, and how many have not. */
export const AcknowledgementCounts = z.array(
  z.object({ id: Id, counts: z.record(z.enum(acknowledgementStatuses), z.int()) }),
);
export type AcknowledgementCounts = z.infer<typeof AcknowledgementCounts>;

const group = { kind: z.enum(documentGroups).default('policy') };
const columns = {
  ...group,
  /** Documents by name; left out: from the first on. */
  from: z.coerce.number().int().min(0).max(MAX_COLUMN).default(0),
};

export const showAcknowledgementMatrix = endpoint({
  method: 'GET',
  path: '/api/tenant/acknowledgement-matrix',
  access: 'tenant.training.handbook.read',
  summary: 'Who has acknowledged which documents, people by name',
  query: z.strictObject({ ...columns, q: text(200).optional(), after: Id.optional() }),
  answer: AcknowledgementMatrix,
});

export const countAcknowledgementMatrix = endpoint({
  method: 'GET',
  path: '/api/tenant/acknowledgement-matrix/counts',
  access: 'tenant.training.handbook.read',
  summary: 'How many people have acknowledged each document of the table',
  query: z.strictObject(columns),
  answer: AcknowledgementCounts,
});

/** Who has not confirmed something of all documents, how many documents these are, and when everybody was last reminded of all. */
export const OpenAcknowledgements = z.object({
  people: z.int(),
  documents: z.int(),
  remindedAt: z.iso.datetime().nullable(),
});
export type OpenAcknowledgements = z.infer<typeof OpenAcknowledgements>;

export const countOpenAcknowledgements = endpoint({
  method: 'GET',
  path: '/api/tenant/acknowledgement-matrix/open',
  access: 'tenant.training.handbook.read',
  summary: 'Count the people who have not acknowledged something, and the documents',
  query: z.strictObject(group),
  answer: OpenAcknowledgements,
});
