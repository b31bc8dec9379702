import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { known } from '#contracts/kernel/personal';
import { text } from '#contracts/kernel/text';
import { timeZone } from '#contracts/kernel/time-zone';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';
import { MAX_HIRE_ITEMS, pendingHireStatuses } from './pending-hire.choices.ts';
import { pendingHireCommands } from './pending-hire.commands.ts';
import { HireAsUser, pendingHireEvents } from './pending-hire.events.ts';
import { changedItem, dueFrom, figuresOf, orderedItems, takenItems, toldItems } from './pending-hire.fold.ts';
import { ChecklistItem, HireItem, hireDay, newItem } from './pending-hire.items.ts';

const MAX_JOB_TITLE_LENGTH = 200;
const moment = z.iso.datetime().nullable();

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
    /** … or the decision about its interview that ended it. */
    interviewStatus: InterviewStatus.nullable(),
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
    ...{ items: [], itemsMade: 0, notes: '', reason: '', interviewStatus: null, askedAt: null, askedUserId: null },
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
  events: pendingHireEvents,
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
    PendingHireDeclined: ({ reason: why, interviewStatus = null }) => ({
      ...{ status: 'declined' as const, reason: known(why) ?? '', interviewStatus },
    }),
    PendingHireReopened: (_, { items }, at) => ({
      ...{ status: 'preparing' as const, reason: '', interviewStatus: null, approvedAt: null, approvedBy: null },
      items: dueFrom(items, at),
    }),
    PendingHireHired: ({ by, roles, type, teams }, _, at) => ({
      ...{ status: 'hired' as const, hiredAt: at, hiredBy: by, hiredAs: { roles, type, teams } },
    }),
    PendingHireInvited: (_, __, at) => ({ invitedAt: at }),
    PendingHireJoined: ({ userId }, _, at) => ({ userId, joinedAt: at }),
  },
  follows: figuresOf,
  commands: pendingHireCommands,
  system: [
    'CompletePendingHireItem',
    'CreatePendingHire',
    'ChangePendingHire',
    'ReopenPendingHire',
    'EndPendingHire',
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
  | 'team-unknown' // no team of the company, or one that is no more
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
  | 'pending-hire-document-required'
  | 'pending-hire-contract-unsigned' // done once all have signed
  | 'pending-hire-contract-template-unknown'
  | 'pending-hire-policy-required' // a policy is asked for, without the document
  | 'pending-hire-policy-unknown' // nothing of the handbook that asks people to confirm it
  | 'pending-hire-policy-not-theirs' // who is hired confirms it, nobody else
  | 'pending-hire-policy-unread'; // done once it was read and confirmed
