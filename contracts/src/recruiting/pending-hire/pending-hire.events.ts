import { z } from 'zod';
import { MAX_ROLES, MAX_TEAMS } from '#contracts/identity/membership/membership.commands';
import { MemberType, RoleRef } from '#contracts/identity/membership/membership.roles';
import { Id } from '#contracts/kernel/id';
import { personal } from '#contracts/kernel/personal';
import { text } from '#contracts/kernel/text';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';
import { MAX_HIRE_NOTES_LENGTH, MAX_HIRE_REASON_LENGTH, reminderReasons } from './pending-hire.choices.ts';
import { HireItemChange, NewHireItem } from './pending-hire.items.ts';

const ofCandidate = <S extends z.ZodType>(schema: S) => personal(schema, 'candidateId');
const ended = { candidateId: Id, reason: ofCandidate(text(MAX_HIRE_REASON_LENGTH)) };
const Reminder = z.strictObject({ itemId: Id, reason: z.enum(reminderReasons), dueOn: z.iso.date().nullable() });
/** As whom somebody becomes a user of the company. */
const asUser = {
  roles: z.array(RoleRef).min(1, 'field-required').max(MAX_ROLES),
  type: MemberType.default('regular'),
  teams: z.array(Id).max(MAX_TEAMS).default([]),
};
export const HireAsUser = z.strictObject(asUser);
export type HireAsUser = z.infer<typeof HireAsUser>;

// Stored for ever: rename or retype nothing here without an upcast.
export const pendingHireEvents = {
  PendingHireNoted: { candidateId: Id, notes: ofCandidate(text(MAX_HIRE_NOTES_LENGTH)) },
  PendingHireItemAdded: { candidateId: Id, itemId: Id, item: ofCandidate(NewHireItem) },
  PendingHireItemChanged: {
    candidateId: Id,
    itemId: Id,
    from: ofCandidate(HireItemChange),
    to: ofCandidate(HireItemChange),
  },
  PendingHireItemRemoved: { itemId: Id },
  PendingHireItemsOrdered: { itemIds: z.array(Id) },
  PendingHireItemCompleted: {
    candidateId: Id,
    itemId: Id,
    by: z.string(),
    answer: ofCandidate(z.string().nullable()),
    documentId: Id.nullable(),
    documentName: ofCandidate(z.string().nullable()),
  },
  PendingHireItemReopened: { itemId: Id },
  /** What is asked of them was sent to the person who is hired. */
  PendingHireCandidateAsked: { candidateId: Id, userId: Id.nullable() },
  PendingHireReminderPlanned: { candidateId: Id, at: z.iso.datetime().nullable() },
  PendingHireReminded: { candidateId: Id, reminders: z.array(Reminder) },
  PendingHireApproved: { by: z.string() },
  PendingHireApprovalWithdrawn: {},
  PendingHireWithdrawn: ended,
  /** `interviewStatus`: what its interview was decided to be, where that ended it and nobody said why. */
  PendingHireDeclined: { ...ended, interviewStatus: InterviewStatus.nullable().default(null) },
  PendingHireReopened: {},
  PendingHireHired: { candidateId: Id, by: z.string(), ...asUser },
  PendingHireInvited: { invitationId: Id },
  PendingHireJoined: { userId: Id },
};
