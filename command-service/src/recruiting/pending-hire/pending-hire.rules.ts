import { Rejection } from 'contracts/kernel/problem';
import { isOpenHire } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import type { PendingHireRecord, PendingHireRejection } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { HireItem, HireItemChange } from 'contracts/recruiting/pending-hire/pending-hire.items';

export const refuseHire = (code: PendingHireRejection, { field, detail }: { field?: string; detail?: string } = {}) =>
  new Rejection(code, field ? 422 : 409, { ...(detail && { detail }), ...(field && { errors: { [field]: [code] } }) });

/** Nothing is changed of what has ended. */
export const assertOpen = ({ status }: Pick<PendingHireRecord, 'status'>): void => {
  if (status === 'hired') throw refuseHire('pending-hire-done');
  if (!isOpenHire(status)) throw refuseHire('pending-hire-ended');
};

export const itemOf = ({ items }: PendingHireRecord, itemId: string): HireItem => {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw refuseHire('pending-hire-item-unknown', { field: 'itemId' });
  return item;
};

type Said = 'kind' | 'policyId' | 'assignee' | 'assigneeId' | 'dueOn' | 'daysBefore';
type ItemChange = Required<Pick<HireItemChange, Said>>;

/** A policy is named, and confirmed by whoever is hired. */
export const assertPolicy = (
  { kind, policyId, assignee }: Pick<ItemChange, 'kind' | 'policyId' | 'assignee'>,
  fields = { policyId: 'policyId', assignee: 'assignee' },
): void => {
  if (kind !== 'policy') return;
  if (policyId === null) throw refuseHire('pending-hire-policy-required', { field: fields.policyId });
  if (assignee !== 'candidate') throw refuseHire('pending-hire-policy-not-theirs', { field: fields.assignee });
};

/** What an item says has to go together. */
export const assertItem = ({ assignee, assigneeId, dueOn, daysBefore, ...said }: ItemChange): void => {
  assertPolicy({ ...said, assignee });
  if (assignee === 'user' && assigneeId === null)
    throw refuseHire('pending-hire-assignee-required', { field: 'assigneeId' });
  if (dueOn !== null && daysBefore !== null) throw refuseHire('pending-hire-due-twice', { field: 'dueOn' });
};

/** Who is hired has a first day, an approval and nothing open that is required; the refusal names all that is missing. */
export const assertHireable = ({ status, startsOn, items }: PendingHireRecord): void => {
  const open = items.filter(({ isRequired, doneAt }) => isRequired && doneAt === null).map(({ title }) => title);
  if (open.length > 0) throw refuseHire('pending-hire-incomplete', { detail: `Still to be done: ${open.join('; ')}.` });
  if (startsOn === null) throw refuseHire('pending-hire-start-required', { field: 'startsOn' });
  if (status !== 'approved') throw refuseHire('pending-hire-not-approved');
};
