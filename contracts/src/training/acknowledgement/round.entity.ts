import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { ASKED_AT_ONCE } from './acknowledgement.choices.ts';

/** A version of a document that everybody whom it concerns is asked to acknowledge, some at once; those who join later too. */
export const acknowledgementRound = entity({
  name: 'acknowledgementRound',
  context: 'training',
  plural: 'acknowledgement-rounds',
  permissions: 'tenant.training.handbook',
  operations: [],
  fields: { documentId: Id, handbookVersion: z.int().min(1) },
  readOnly: { remindedAt: z.iso.datetime().nullable() },
  readOnlyDefaults: { remindedAt: null },
  events: {
    /** `next`: the last of them, after whom others follow; null: that was everybody. */
    ReadersAsked: { count: z.int(), next: Id.nullable() },
    /** Everybody who has not acknowledged yet gets a mail. */
    ReadersReminded: {},
  },
  apply: { ReadersReminded: (_, __, remindedAt) => ({ remindedAt }) },
  commands: {
    AskReaders: { data: z.strictObject({ userIds: z.array(Id).max(ASKED_AT_ONCE), next: Id.nullable() }) },
    RemindReaders: {
      data: z.strictObject({}),
      path: 'remind',
      summary: 'Remind everybody who has not acknowledged a document yet',
    },
  },
  system: ['CreateAcknowledgementRound', 'AskReaders'],
  filters: ['documentId'],
  sorts: ['createdAt'],
});
export type AcknowledgementRoundRecord = typeof acknowledgementRound.types.record;
export type AcknowledgementRoundEvent = typeof acknowledgementRound.types.event;
