import { z } from 'zod';
import { MAX_ROLES, MAX_TEAMS } from '#contracts/identity/membership/membership.commands';
import { MemberType, RoleRef } from '#contracts/identity/membership/membership.roles';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { known, personal } from '#contracts/kernel/personal';
import { text } from '#contracts/kernel/text';
import { timeZone } from '#contracts/kernel/time-zone';
import {
  MAX_HIRE_ITEMS,
  MAX_HIRE_NOTES_LENGTH,
  MAX_HIRE_REASON_LENGTH,
  MAX_ITEM_TEXT_LENGTH,
  pendingHireStatuses,
  reminderReasons,
} from './pending-hire.choices.ts';
import { changedItem, dueFrom, figuresOf, orderedItems, takenItems, toldItems } from './pending-hire.fold.ts';
import { ChecklistItem, HireItem, HireItemChange, hireDay, NewHireItem, newItem } from './pending-hire.items.ts';

const MAX_JOB_TITLE_LENGTH = 200;
const moment = z.iso.datetime().nullable();
const ofCandidate = <S extends z.ZodType>(schema: S) => personal(schema, 'candidateId');
const reason = text(MAX_HIRE_REASON_LENGTH);
const ended = { candidateId: Id, reason: ofCandidate(reason) };
const Told = z.strictObject({ itemId: Id, reason: z.enum(reminderReasons), dueOn: z.iso.date().nullable() });
/** As whom somebody becomes a user of the company. */
const asUser = {
  roles: z.array(RoleRef).min(1, 'field-required').max(MAX_ROLES),
  type: MemberType.default('regular'),
  teams: z.array(Id).max(MAX_TEAMS).default([]),
};
export const HireAsUser = z.strictObject(asUser);
export type HireAsUser = z.infer<typeof HireAsUser>;

const itemOf = z.strictObject({ itemId: Id });
const justEnded = z.strictObject({ reason: reason.default('') });
/** What the person who is hired gives: words, or a document of their profile. */
export const HireItemAnswer = z.strictObject({
  answer: text(MAX_ITEM_TEXT_LENGTH).nullable().default(null),
  documentId: Id.nullable().default(null),
});

/** Somebody on their way from an approved interview to their first day. What is written about them is sealed with the candidate's key. */
export const pendingHire = entity({
  name: 'pendingHire',
  context: 'recruiting',
  plural: 'pending-hires',
  permissions: 'tenant.pendingHires',
  operations: ['create', 'change'],
  fields: {
    candidateId: Id,
    jobId: Id.nullable(),
    /** The one whose approval began it. */
    interviewId: Id.nullable(),
    /** What they are hired as; the title of the job where nothing else is said. */
    jobTitle: text(MAX_JOB_TITLE_LENGTH),
    /** First day of work, in `timeZone`. */
    startsOn: hireDay().nullable(),
    timeZone: timeZone().nullable(),
    managerId: Id.nullable(),
    teamId: Id.nullable(),
    /** Of the company, and what it asked for at that moment. */
    checklistId: Id.nullable(),
    checklist: z.array(ChecklistItem).max(MAX_HIRE_ITEMS),
  },
  computed: ['checklist'],
  defaults: {
    ...{ jobId: null, interviewId: null, jobTitle: '', startsOn: null, timeZone: null },
    ...{ managerId: null, teamId: null, checklistId: null, checklist: [] },
  },
  readOnly: {
    items: z.array(HireItem),
    /** Items there ever were: what their ids are made of. */
    itemsMade: z.int(),
    notes: z.string(),
    /** Why it was withdrawn or declined. */
    reason: z.string(),
    /** When what is asked of them was sent to the person who is hired, and their account of that moment. */
    askedAt: moment,
    askedUserId: Id.nullable(),
    approvedAt: moment,
    approvedBy: z.string().nullable(),
    hiredAt: moment,
    hiredBy: z.string().nullable(),
    hiredAs: HireAsUser.nullable(),
    invitedAt: moment,
    /** The user of the company that they have become. */
    userId: Id.nullable(),
    joinedAt: moment,
    nextReminderAt: moment,
    itemCount: z.int(),
    doneCount: z.int(),
    requiredOpen: z.int(),
    /** When the first day is over on which something is due. */
    nextDueAt: moment,
    startsAt: moment,
  },
  readOnlyDefaults: {
    ...{ items: [], itemsMade: 0, notes: '', reason: '', askedAt: null, askedUserId: null },
    ...{ approvedAt: null, approvedBy: null, hiredAt: null, hiredBy: null, hiredAs: null, invitedAt: null },
    ...{ userId: null, joinedAt: null, nextReminderAt: null },
    ...{ itemCount: 0, doneCount: 0, requiredOpen: 0, nextDueAt: null, startsAt: null },
  },
  hidden: ['checklist', 'itemsMade', 'askedUserId', 'nextReminderAt'],
  joined: {
    /** Null once the person was erased. */
    candidateName: z.string().nullable(),
    managerName: z.string().nullable(),
    /** Names of users that the record holds by their ids. */
    people: z.array(z.object({ id: Id, name: z.string() })).nullable(),
  },
  states: { values: pendingHireStatuses, initial: 'preparing' },
  events: {
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
    PendingHireReminderPlanned: { candidateId: Id, at: moment },
    PendingHireReminded: { candidateId: Id, reminders: z.array(Told) },
    PendingHireApproved: { by: z.string() },
    PendingHireApprovalWithdrawn: {},
    PendingHireWithdrawn: ended,
    PendingHireDeclined: ended,
    PendingHireReopened: {},
    PendingHireHired: { candidateId: Id, by: z.string(), ...asUser },
    PendingHireInvited: { invitationId: Id },
    PendingHireJoined: { userId: Id },
  },
  apply: {
    PendingHireCreated: (_, { id, checklist }, at) => ({
      items: takenItems(id, checklist, at),
      itemsMade: checklist.length,
    }),
    PendingHireChanged: ({ to }, { items }, at) => (to.startsOn === undefined ? {} : { items: dueFrom(items, at) }),
    PendingHireNoted: ({ notes }) => ({ notes: known(notes) ?? '' }),
    PendingHireItemAdded: ({ itemId, item }, { items, itemsMade }, at) => {
      const added = known(item);
      return { items: added ? [...items, newItem(itemId, added, at)] : items, itemsMade: itemsMade + 1 };
    },
    PendingHireItemChanged: ({ itemId, to }, { items }, at) => {
      const change = known(to) ?? {};
      const isMoved = 'dueOn' in change || 'daysBefore' in change;
      return { items: changedItem(items, itemId, () => ({ ...change, ...(isMoved && { dueSince: at }) })) };
    },
    PendingHireItemRemoved: ({ itemId }, { items }) => ({ items: items.filter(({ id }) => id !== itemId) }),
    PendingHireItemsOrdered: ({ itemIds }, { items }) => ({ items: orderedItems(items, itemIds) }),
    PendingHireItemCompleted: ({ itemId, by, answer, documentId, documentName }, { items }, at) => ({
      items: changedItem(items, itemId, () => ({
        ...{ doneAt: at, doneBy: by, documentId },
        ...{ answer: known(answer), documentName: known(documentName) },
      })),
    }),
    PendingHireItemReopened: ({ itemId }, { items }, at) => ({
      items: changedItem(items, itemId, () => ({
        ...{ doneAt: null, doneBy: null, answer: null, documentId: null, documentName: null, dueSince: at },
      })),
    }),
    PendingHireCandidateAsked: ({ userId }, _, at) => ({ askedAt: at, askedUserId: userId }),
    PendingHireReminderPlanned: ({ at }) => ({ nextReminderAt: at }),
    PendingHireReminded: ({ reminders }, { items }) => ({ items: toldItems(items, reminders) }),
    PendingHireApproved: ({ by }, _, at) => ({ status: 'approved' as const, approvedAt: at, approvedBy: by }),
    PendingHireApprovalWithdrawn: () => ({ status: 'preparing' as const, approvedAt: null, approvedBy: null }),
    PendingHireWithdrawn: ({ reason: why }) => ({ status: 'withdrawn' as const, reason: known(why) ?? '' }),
    PendingHireDeclined: ({ reason: why }) => ({ status: 'declined' as const, reason: known(why) ?? '' }),
    PendingHireReopened: (_, { items }, at) => ({
      ...{ status: 'preparing' as const, reason: '', approvedAt: null, approvedBy: null },
      items: dueFrom(items, at),
    }),
    PendingHireHired: ({ by, roles, type, teams }, _, at) => ({
      ...{ status: 'hired' as const, hiredAt: at, hiredBy: by, hiredAs: { roles, type, teams } },
    }),
    PendingHireInvited: (_, __, at) => ({ invitedAt: at }),
    PendingHireJoined: ({ userId }, _, at) => ({ userId, joinedAt: at }),
  },
  follows: figuresOf,
  commands: {
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
    ReopenPendingHire: { data: z.strictObject({}), path: 'reopen', summary: 'Go on with a hire that was ended' },
    HirePendingHire: { data: HireAsUser },
    NotePendingHireInvitation: { data: z.strictObject({ invitationId: Id }) },
    JoinPendingHire: { data: z.strictObject({ userId: Id }) },
  },
  system: [
    'CreatePendingHire',
    'ReopenPendingHire',
    'RemindPendingHireOnTime',
    'NotePendingHireInvitation',
    'JoinPendingHire',
  ],
  filters: ['candidateId', 'managerId'],
  anyOf: ['status', 'jobId'],
  ranges: ['startsAt', 'nextDueAt', 'hiredAt', 'updatedAt'],
  filtersVia: { assigneeId: Id.optional() },
  sorts: ['updatedAt', 'startsAt', 'candidateName', 'jobTitle', 'nextDueAt', 'requiredOpen', 'createdAt'],
  search: ['candidateName', 'jobTitle', 'managerName'],
});
export type PendingHireEvent = typeof pendingHire.types.event;
export type PendingHireView = typeof pendingHire.types.view;
export type PendingHireRecord = typeof pendingHire.types.record;

/** Every way a pending hire may refuse beyond those of any entity. */
export type PendingHireRejection =
  | 'pending-hire-party-fixed' // whose it is, and of which interview, never changes
  | 'pending-hire-job-title-required' // without a job that says it
  | 'pending-hire-interview-wrong' // an interview with somebody else
  | 'pending-hire-user-unknown' // nobody of the company
  | 'pending-hire-ended' // withdrawn or declined: it is to be reopened first
  | 'pending-hire-done' // hired: nothing is changed any more
  | 'pending-hire-start-required' // approved and hired with a first day alone
  | 'pending-hire-not-approved'
  | 'pending-hire-incomplete' // required items are open; the detail names them
  | 'pending-hire-nothing-to-ask' // no item is the candidate's
  | 'pending-hire-item-unknown'
  | 'pending-hire-item-limit'
  | 'pending-hire-due-twice' // a day of its own, or days before the first one
  | 'pending-hire-assignee-required' // somebody named, without the name
  | 'pending-hire-answer-required'
  | 'pending-hire-document-required';
