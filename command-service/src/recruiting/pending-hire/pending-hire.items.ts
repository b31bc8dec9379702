import { caused } from 'contracts/kernel/message';
import { MAX_HIRE_ITEMS } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import type { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { hireItemId } from 'contracts/recruiting/pending-hire/pending-hire.fold';
import { HireItemChange } from 'contracts/recruiting/pending-hire/pending-hire.items';
import type { DecisionsOf } from '#command-service/entity/entity.decider';
import { changesOf, pick } from '#command-service/kernel/changes';
import { assertItem, assertOpen, itemOf, refuseHire } from './pending-hire.rules.ts';

type Decisions = DecisionsOf<typeof pendingHire>;

const add: Decisions['AddPendingHireItem'] = (command, record) => {
  const { id: pendingHireId, candidateId, items, itemsMade } = record;
  assertOpen(record);
  if (items.length >= MAX_HIRE_ITEMS) throw refuseHire('pending-hire-item-limit');
  assertItem(command.data);
  const itemId = hireItemId(pendingHireId, itemsMade);
  return [caused(command, 'PendingHireItemAdded', { pendingHireId, candidateId, itemId, item: command.data })];
};

/** Said as it is already, nothing happens. */
const change: Decisions['ChangePendingHireItem'] = (command, record) => {
  const { id: pendingHireId, candidateId } = record;
  const { itemId, ...wanted } = command.data;
  assertOpen(record);
  const item = itemOf(record, itemId);
  assertItem({ ...item, ...wanted });
  const changes = changesOf<Record<string, unknown>>(pick(item, HireItemChange.shape), wanted, []);
  return changes ? [caused(command, 'PendingHireItemChanged', { pendingHireId, candidateId, itemId, ...changes })] : [];
};

/** One that is gone is gone. */
const remove: Decisions['RemovePendingHireItem'] = (command, record) => {
  const { itemId } = command.data;
  assertOpen(record);
  const isThere = record.items.some(({ id }) => id === itemId);
  return isThere ? [caused(command, 'PendingHireItemRemoved', { pendingHireId: record.id, itemId })] : [];
};

/** In that order already, nothing happens. */
const order: Decisions['OrderPendingHireItems'] = (command, record) => {
  assertOpen(record);
  const { itemIds } = command.data;
  const held = record.items.map(({ id }) => id);
  const isWhole = new Set(itemIds).size === held.length && held.every((id) => itemIds.includes(id));
  if (!isWhole || itemIds.length !== held.length) throw refuseHire('pending-hire-item-unknown', { field: 'itemIds' });
  if (itemIds.every((id, index) => id === held[index])) return [];
  return [caused(command, 'PendingHireItemsOrdered', { pendingHireId: record.id, itemIds })];
};

/** Done is done, whoever says so again. */
const complete: Decisions['CompletePendingHireItem'] = (command, record) => {
  const { id: pendingHireId, candidateId } = record;
  const { itemId, answer, documentId, documentName } = command.data;
  assertOpen(record);
  if (itemOf(record, itemId).doneAt !== null) return [];
  const by = command.metadata.actor.id;
  const data = { pendingHireId, candidateId, itemId, by, answer, documentId, documentName };
  return [caused(command, 'PendingHireItemCompleted', data)];
};

/** One that is open stays open. */
const reopen: Decisions['ReopenPendingHireItem'] = (command, record) => {
  const { itemId } = command.data;
  assertOpen(record);
  if (itemOf(record, itemId).doneAt === null) return [];
  return [caused(command, 'PendingHireItemReopened', { pendingHireId: record.id, itemId })];
};

export const hireItemDecisions = {
  AddPendingHireItem: add,
  ChangePendingHireItem: change,
  RemovePendingHireItem: remove,
  OrderPendingHireItems: order,
  CompletePendingHireItem: complete,
  ReopenPendingHireItem: reopen,
};
