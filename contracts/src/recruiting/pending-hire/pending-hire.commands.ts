import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { requiredText, text } from '#contracts/kernel/text';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';
import {
  MAX_HIRE_ITEMS,
  MAX_HIRE_NOTES_LENGTH,
  MAX_HIRE_REASON_LENGTH,
  MAX_ITEM_TEXT_LENGTH,
} from './pending-hire.choices.ts';
import { HireAsUser } from './pending-hire.events.ts';
import { HireItemChange, NewHireItem } from './pending-hire.items.ts';

const itemOf = z.strictObject({ itemId: Id });
const justEnded = z.strictObject({ reason: requiredText(MAX_HIRE_REASON_LENGTH) });
/** What the person who is hired gives: words, or a document of their profile. */
export const HireItemAnswer = z.strictObject({
  answer: text(MAX_ITEM_TEXT_LENGTH).nullable().default(null),
  documentId: Id.nullable().default(null),
});

export const pendingHireCommands = {
  NotePendingHire: {
    data: z.strictObject({ notes: text(MAX_HIRE_NOTES_LENGTH) }),
    path: 'notes',
    summary: 'Write the notes of a pending hire',
  },
  AddPendingHireItem: { data: NewHireItem, path: 'items', summary: 'Add an item to the checklist of a pending hire' },
  ChangePendingHireItem: { data: itemOf.extend(HireItemChange.shape) },
  RemovePendingHireItem: { data: itemOf },
  OrderPendingHireItems: {
    data: z.strictObject({ itemIds: z.array(Id).max(MAX_HIRE_ITEMS) }),
    path: 'items/order',
    summary: 'Put the checklist of a pending hire in order',
  },
  /** By whom it is said, besides staff who may change any item, is looked at before. */
  CompletePendingHireItem: {
    data: itemOf.extend(HireItemAnswer.shape).extend({ documentName: z.string().nullable() }),
  },
  ReopenPendingHireItem: { data: itemOf },
  AskPendingHireCandidate: { data: z.strictObject({ userId: Id.nullable() }) },
  RemindPendingHire: {
    data: z.strictObject({}),
    path: 'remind',
    summary: 'Remind everybody of what they still have to do for a pending hire',
  },
  /** When a reminder is due at `dueAt`. */
  RemindPendingHireOnTime: { data: z.strictObject({ dueAt: z.iso.datetime() }) },
  ApprovePendingHire: {},
  WithdrawPendingHireApproval: {},
  WithdrawPendingHire: {
    data: justEnded,
    path: 'withdraw',
    summary: 'Say that a candidate does not want to be hired',
  },
  DeclinePendingHire: { data: justEnded, path: 'decline', summary: 'Decide not to hire a candidate' },
  /** The interview whose approval began it was decided otherwise. */
  EndPendingHire: { data: z.strictObject({ interviewStatus: InterviewStatus }) },
  ReopenPendingHire: { data: z.strictObject({}), path: 'reopen', summary: 'Go on with a hire that was ended' },
  HirePendingHire: { data: HireAsUser },
  NotePendingHireInvitation: { data: z.strictObject({ invitationId: Id }) },
  JoinPendingHire: { data: z.strictObject({ userId: Id }) },
};
