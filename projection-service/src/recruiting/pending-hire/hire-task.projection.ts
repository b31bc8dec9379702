import { isHidden, known } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { isOpenHire } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import type { PendingHireEvent } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { takenItems, zoneOf } from 'contracts/recruiting/pending-hire/pending-hire.fold';
import { type HireItem, newItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import { join, projection, type Source, schemaBeside } from '#projection-service/engine/projection';
import { candidateName, displayNameOf } from '#projection-service/recruiting/candidate/candidate-name.ref';

/** Whose it is, and whether it is still to be done, the table makes of these: of the item, and of its hire. */
type HireTaskRow = {
  id: string;
  pendingHireId: string;
  candidateId: string;
  item: HireItem;
  isDone: boolean;
  isManagers: boolean;
  userId: string | null;
  candidateName: string | null;
  jobTitle: string;
  startsOn: string | null;
  timeZone: string;
  managerId: string | null;
  isHireOpen: boolean;
};
type Own = Extract<
  PendingHireEvent,
  {
    type:
      | 'PendingHireCreated'
      | 'PendingHireItemAdded'
      | 'PendingHireItemChanged'
      | 'PendingHireItemRemoved'
      | 'PendingHireItemCompleted'
      | 'PendingHireItemReopened';
  }
>;
type Followed = Own | Extract<CandidateEvent, { type: 'CandidateErased' }>;

const statuses = {
  PendingHireCreated: 'preparing',
  PendingHireApproved: 'approved',
  PendingHireApprovalWithdrawn: 'preparing',
  PendingHireWithdrawn: 'withdrawn',
  PendingHireDeclined: 'declined',
  PendingHireReopened: 'preparing',
  PendingHireHired: 'hired',
} as const;
type Facts = {
  jobTitle: string;
  startsOn: string | null;
  timeZone: string | null;
  managerId: string | null;
  status: string;
};
type FactEvent = Extract<PendingHireEvent, { type: keyof typeof statuses | 'PendingHireChanged' }>;

/** What the items of a hire follow from. */
const hireFacts: Source<Facts, FactEvent> = {
  aggregate: 'pendingHire',
  scope: 'tenant',
  types: [...(Object.keys(statuses) as (keyof typeof statuses)[]), 'PendingHireChanged'],
  id: ({ data }) => data.pendingHireId,
  value: (event, previous) => {
    if (event.type === 'PendingHireCreated') {
      const { jobTitle, startsOn, timeZone, managerId } = event.data;
      return { jobTitle, startsOn, timeZone, managerId, status: 'preparing' };
    }
    if (!previous) return previous;
    if (event.type !== 'PendingHireChanged') return { ...previous, status: statuses[event.type] };
    const { jobTitle, startsOn, timeZone, managerId } = { ...previous, ...event.data.to };
    return { ...previous, jobTitle, startsOn, timeZone, managerId };
  },
};

const shownWith = (row: HireTaskRow, hire: Facts | undefined): HireTaskRow => {
  if (!hire) return row;
  const { jobTitle, startsOn, managerId, status } = hire;
  return { ...row, jobTitle, startsOn, managerId, timeZone: zoneOf(hire), isHireOpen: isOpenHire(status) };
};

const blank = { candidateName: null, jobTitle: '', startsOn: null, timeZone: 'UTC', managerId: null, isHireOpen: true };

const ofItem = (item: HireItem) => ({
  item,
  isDone: item.doneAt !== null,
  isManagers: item.assignee === 'manager',
  userId: item.assignee === 'user' ? item.assigneeId : null,
});

const itemAfter = (item: HireItem, event: Own, at: string): HireItem | undefined => {
  if (event.type === 'PendingHireItemCompleted') return { ...item, doneAt: at };
  if (event.type === 'PendingHireItemReopened') return { ...item, doneAt: null };
  if (event.type !== 'PendingHireItemChanged') return undefined;
  return isHidden(event.data.to) ? undefined : { ...item, ...event.data.to };
};

/** One row for each item of a hire's checklist: what somebody has to do. */
export const hireTaskProjection = projection<HireTaskRow, Followed>({
  name: 'recruiting.hire-task',
  version: 1,
  table: 'hire_task',
  schema: schemaBeside(import.meta.url),
  columns: {
    pendingHireId: 'uuid',
    candidateId: 'uuid',
    item: 'jsonb',
    isDone: 'bool',
    isManagers: 'bool',
    userId: 'uuid',
    candidateName: 'text',
    jobTitle: 'text',
    startsOn: 'text',
    timeZone: 'text',
    managerId: 'uuid',
    isHireOpen: 'bool',
  },
  types: [
    'PendingHireCreated',
    'PendingHireItemAdded',
    'PendingHireItemChanged',
    'PendingHireItemRemoved',
    'PendingHireItemCompleted',
    'PendingHireItemReopened',
    'CandidateErased',
  ],
  createdBy: ['PendingHireCreated', 'PendingHireItemAdded'],
  key: (event) => {
    if (event.type === 'CandidateErased') return { by: 'candidateId', value: event.data.candidateId };
    if (event.type !== 'PendingHireCreated') return event.data.itemId;
    const { pendingHireId, checklist } = event.data;
    return takenItems(pendingHireId, checklist, event.metadata.occurredAt).map(({ id }) => id);
  },
  evolve: (row, event, rowId) => {
    if (event.type === 'CandidateErased' || event.type === 'PendingHireItemRemoved') return undefined;
    const { pendingHireId } = event.data;
    const { occurredAt } = event.metadata;
    const madeOf = (item: HireItem, candidateId: string): HireTaskRow => ({
      ...{ id: item.id, pendingHireId, candidateId, ...ofItem(item), ...blank },
    });
    if (event.type === 'PendingHireCreated') {
      const item = takenItems(pendingHireId, event.data.checklist, occurredAt).find(({ id }) => id === rowId);
      return item && madeOf(item, event.data.candidateId);
    }
    if (event.type === 'PendingHireItemAdded') {
      const item = known(event.data.item);
      return item ? madeOf(newItem(event.data.itemId, item, occurredAt), event.data.candidateId) : undefined;
    }
    const item = row && itemAfter(row.item, event, occurredAt);
    return item && { ...row, ...ofItem(item) };
  },
  refs: {
    hire: join(hireFacts, 'pendingHireId', shownWith),
    candidate: join(candidateName, 'candidateId', (row, name) => ({ ...row, candidateName: displayNameOf(name) })),
  },
});
