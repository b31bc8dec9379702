import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { derivedId, Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';
import { timeZone } from '#contracts/kernel/time-zone';
import { ReminderDays } from '#contracts/recruiting/response/response.deadline';
import { handbookKinds, MAX_ACKNOWLEDGE_DAYS, MAX_REPEAT_MONTHS } from '#contracts/training/handbook/handbook.choices';
import { acknowledgementStatuses } from './acknowledgement.choices.ts';

const at = z.iso.datetime();
const ofPerson = { userId: Id };
const dueAt = z.strictObject({ dueAt: at });

/** One for each document and person, however often they are asked. */
export const acknowledgementIdOf = (documentId: string, userId: string): string =>
  derivedId('acknowledgement', documentId, userId);

/** What somebody is asked. */
const asking = {
  /** Because of which they are asked. */
  roundId: Id,
  name: requiredText(200),
  handbookVersion: z.int().min(1),
  askedAt: at,
  /** Null: whenever they like. */
  dueAt: at.nullable(),
  /** When they are still to be reminded. */
  reminders: z.array(at),
  acknowledgeDays: z.int().min(1).max(MAX_ACKNOWLEDGE_DAYS).nullable(),
  reminderDays: ReminderDays,
  repeatMonths: z.int().min(1).max(MAX_REPEAT_MONTHS).nullable(),
};
/** What the document says today of how often it is asked for, and the time zone of the company. */
const settings = z
  .strictObject({
    acknowledgeDays: asking.acknowledgeDays,
    reminderDays: ReminderDays,
    repeatMonths: asking.repeatMonths,
    timeZone: timeZone().default('UTC'),
  })
  .optional();
export type Asking = z.infer<z.ZodObject<typeof asking>>;

/** That one person is to read a document and to say so. */
export const acknowledgement = entity({
  name: 'acknowledgement',
  context: 'training',
  permissions: 'tenant.training.handbook',
  operations: [],
  fields: { documentId: Id, userId: Id, kind: z.enum(handbookKinds), ...asking },
  readOnly: {
    /** 0: none yet. */
    acknowledgedVersion: z.int(),
    acknowledgedAt: at.nullable(),
    /** When it is to be acknowledged once more; null: never. */
    repeatsAt: at.nullable(),
  },
  readOnlyDefaults: { acknowledgedVersion: 0, acknowledgedAt: null, repeatsAt: null },
  joined: { userName: z.string().nullable() },
  states: { values: acknowledgementStatuses, initial: 'asked' },
  events: {
    AcknowledgementAskedAgain: { ...ofPerson, ...asking },
    /** `rightAnswers`: of the test, where there was one. */
    DocumentAcknowledged: {
      ...ofPerson,
      handbookVersion: z.int().min(1),
      rightAnswers: z.int().nullable(),
      repeatsAt: at.nullable(),
    },
    /** `left`: reminders that are still to come. */
    AcknowledgementReminded: { ...ofPerson, left: z.array(at) },
    AcknowledgementOverdue: ofPerson,
  },
  apply: {
    AcknowledgementAskedAgain: ({ acknowledgementId: _, userId: __, ...asked }) => ({
      ...asked,
      status: 'asked' as const,
      repeatsAt: null,
    }),
    DocumentAcknowledged: ({ handbookVersion: acknowledgedVersion, repeatsAt }, __, acknowledgedAt) => ({
      status: 'acknowledged' as const,
      reminders: [],
      ...{ acknowledgedVersion, acknowledgedAt, repeatsAt },
    }),
    AcknowledgementReminded: ({ left }) => ({ reminders: left }),
    AcknowledgementOverdue: () => ({ status: 'overdue' as const, reminders: [] }),
  },
  commands: {
    AskAgain: { data: z.strictObject(asking) },
    AcknowledgeDocument: {
      data: z.strictObject({ handbookVersion: z.int().min(1), rightAnswers: z.int().nullable(), settings }),
    },
    RemindAcknowledgement: { data: dueAt },
    ExpireAcknowledgement: { data: dueAt },
    RepeatAcknowledgement: { data: dueAt.extend({ settings }) },
  },
  system: ['RemindAcknowledgement', 'ExpireAcknowledgement', 'RepeatAcknowledgement'],
  filters: ['documentId', 'status'],
  anyOf: ['userId'],
  sorts: ['updatedAt', 'userName', 'dueAt', 'createdAt'],
  search: ['userName'],
});
export type AcknowledgementView = typeof acknowledgement.types.view;
export type AcknowledgementRecord = typeof acknowledgement.types.record;
export type AcknowledgementEvent = typeof acknowledgement.types.event;

/** Every way an acknowledgement may refuse beyond those of any entity. */
export type AcknowledgementRejection =
  | 'acknowledgement-not-asked'
  | 'handbook-version-changed' // another version was published meanwhile: it is to be read first
  | 'test-answers-required'
  | 'test-not-passed';
