import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import { isOpenHire } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import { nextReminderOf, remindersBy } from 'contracts/recruiting/pending-hire/pending-hire.days';
import {
  type PendingHireEvent,
  type PendingHireRecord,
  pendingHire,
} from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { zoneOf } from 'contracts/recruiting/pending-hire/pending-hire.fold';
import { type DecisionsOf, entityDecider, type StateOf } from '#command-service/entity/entity.decider';
import { hireItemDecisions } from './pending-hire.items.ts';
import { assertHireable, assertOpen, refuseHire } from './pending-hire.rules.ts';

type Decisions = DecisionsOf<typeof pendingHire>;
type Command = (typeof pendingHire)['types']['command'];

/** Said as they stand, nothing happens. */
const note: Decisions['NotePendingHire'] = (command, { id: pendingHireId, candidateId, notes }) =>
  command.data.notes === notes
    ? []
    : [caused(command, 'PendingHireNoted', { pendingHireId, candidateId, notes: command.data.notes })];

/** Sent again each time it is asked for: items may have come since. */
const ask: Decisions['AskPendingHireCandidate'] = (command, record) => {
  assertOpen(record);
  const { id: pendingHireId, candidateId, items } = record;
  if (!items.some(({ assignee, doneAt }) => assignee === 'candidate' && doneAt === null))
    throw refuseHire('pending-hire-nothing-to-ask');
  return [caused(command, 'PendingHireCandidateAsked', { pendingHireId, candidateId, userId: command.data.userId })];
};

/** With nothing open there is nobody to remind. */
const remind: Decisions['RemindPendingHire'] = (command, record) => {
  assertOpen(record);
  const { id: pendingHireId, candidateId } = record;
  const open = record.items.filter(({ doneAt }) => doneAt === null);
  const reminders = open.map(({ id: itemId }) => ({ itemId, reason: 'by-hand' as const, dueOn: null }));
  return reminders.length === 0
    ? []
    : [caused(command, 'PendingHireReminded', { pendingHireId, candidateId, reminders })];
};

const plannedBy = (record: PendingHireRecord): string | null => nextReminderOf({ ...record, timeZone: zoneOf(record) });

/** Of a moment that was moved since, nothing happens. */
const remindOnTime: Decisions['RemindPendingHireOnTime'] = (command, record) => {
  const { id: pendingHireId, candidateId, nextReminderAt } = record;
  if (nextReminderAt !== command.data.dueAt) return [];
  const due = remindersBy({ ...record, timeZone: zoneOf(record) }, command.metadata.occurredAt);
  const reminders = due.map(({ itemId, reason, dueOn }) => ({ itemId, reason, dueOn }));
  if (reminders.length > 0) return [caused(command, 'PendingHireReminded', { pendingHireId, candidateId, reminders })];
  // Planned for another moment than would be planned today.
  const at = plannedBy(record);
  return at === nextReminderAt
    ? []
    : [caused(command, 'PendingHireReminderPlanned', { pendingHireId, candidateId, at })];
};

/** Approved is approved. */
const approve: Decisions['ApprovePendingHire'] = (command, record) => {
  assertOpen(record);
  if (record.status === 'approved') return [];
  if (record.startsOn === null) throw refuseHire('pending-hire-start-required', { field: 'startsOn' });
  const { id: pendingHireId } = record;
  return [caused(command, 'PendingHireApproved', { pendingHireId, by: command.metadata.actor.id })];
};

/** What is not approved has no approval to lose. */
const withdrawApproval: Decisions['WithdrawPendingHireApproval'] = (command, record) => {
  assertOpen(record);
  if (record.status !== 'approved') return [];
  return [caused(command, 'PendingHireApprovalWithdrawn', { pendingHireId: record.id })];
};

/** What has ended that way has ended. */
const withdraw: Decisions['WithdrawPendingHire'] = (command, record) => {
  if (record.status === 'withdrawn') return [];
  assertOpen(record);
  const { id: pendingHireId, candidateId } = record;
  return [caused(command, 'PendingHireWithdrawn', { pendingHireId, candidateId, reason: command.data.reason })];
};

/** What has ended that way has ended. */
const decline: Decisions['DeclinePendingHire'] = (command, record) => {
  if (record.status === 'declined') return [];
  assertOpen(record);
  const { id: pendingHireId, candidateId } = record;
  return [
    caused(command, 'PendingHireDeclined', {
      pendingHireId,
      candidateId,
      reason: command.data.reason,
      interviewStatus: null,
    }),
  ];
};

/** What nobody approved as a hire ends with the approval of the interview; what was, is ended by a person. */
const end: Decisions['EndPendingHire'] = (command, { id: pendingHireId, candidateId, status }) =>
  status === 'preparing'
    ? [caused(command, 'PendingHireDeclined', { pendingHireId, candidateId, reason: '', ...command.data })]
    : [];

/** What goes on need not be taken up again; nor does the approval of an interview when somebody was hired. */
const reopen: Decisions['ReopenPendingHire'] = (command, { id: pendingHireId, status }) => {
  if (isOpenHire(status)) return [];
  if (status === 'hired' && command.metadata.actor.type === 'system') return [];
  if (status === 'hired') throw refuseHire('pending-hire-done');
  return [caused(command, 'PendingHireReopened', { pendingHireId })];
};

/** Somebody is hired once. */
const hire: Decisions['HirePendingHire'] = (command, record) => {
  if (record.status === 'hired') return [];
  assertOpen(record);
  assertHireable(record);
  const { id: pendingHireId, candidateId } = record;
  const by = command.metadata.actor.id;
  return [caused(command, 'PendingHireHired', { pendingHireId, candidateId, by, ...command.data })];
};

/** Noted once. */
const noteInvitation: Decisions['NotePendingHireInvitation'] = (command, { id: pendingHireId, invitedAt }) =>
  invitedAt === null
    ? [caused(command, 'PendingHireInvited', { pendingHireId, invitationId: command.data.invitationId })]
    : [];

/** Whoever has come has come. */
const joinCompany: Decisions['JoinPendingHire'] = (command, { id: pendingHireId, userId, status }) =>
  userId === null && status === 'hired'
    ? [caused(command, 'PendingHireJoined', { pendingHireId, userId: command.data.userId })]
    : [];

const decider = entityDecider(pendingHire, {
  compute: (fields, before) => {
    if (before) assertOpen(before);
    return { timeZone: zoneOf(fields) };
  },
  decide: {
    ...hireItemDecisions,
    NotePendingHire: note,
    AskPendingHireCandidate: ask,
    RemindPendingHire: remind,
    RemindPendingHireOnTime: remindOnTime,
    ApprovePendingHire: approve,
    WithdrawPendingHireApproval: withdrawApproval,
    WithdrawPendingHire: withdraw,
    DeclinePendingHire: decline,
    EndPendingHire: end,
    ReopenPendingHire: reopen,
    HirePendingHire: hire,
    NotePendingHireInvitation: noteInvitation,
    JoinPendingHire: joinCompany,
  },
});

type State = StateOf<typeof pendingHire>;

/** Whatever happens to a hire, the next reminder is planned anew where it is another one than was planned. */
export const pendingHireDecider: Decider<State, Command, PendingHireEvent> = {
  ...decider,
  decide: (command, state) => {
    const events = [decider.decide(command as never, state)].flat() as PendingHireEvent[];
    if (events.length === 0) return [];
    const after = events.reduce<State>((folded, event) => decider.evolve(folded, event), state);
    if (after.status !== 'kept') return events;
    const { id: pendingHireId, candidateId, nextReminderAt } = after.record;
    const at = plannedBy(after.record);
    if (at === nextReminderAt) return events;
    return [...events, caused(command, 'PendingHireReminderPlanned', { pendingHireId, candidateId, at })];
  },
};
