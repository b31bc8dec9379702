import {
  type ActionField,
  kindOfField,
  operatorsOf,
  withoutValue,
} from 'contracts/automation/event-action/event-action.choices';
import type { EventFilter } from 'contracts/automation/event-action/event-action.entity';
import { isScopeFor } from 'contracts/automation/label/label.choices';
import { label } from 'contracts/automation/label/label.entity';
import { Id } from 'contracts/kernel/id';
import { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';

export type FilterFault = {
  field: string;
  code:
    | 'event-filter-field-wrong'
    | 'event-filter-operator-wrong'
    | 'event-filter-value-wrong'
    | 'label-not-found'
    | 'job-not-found';
};

const isValue = (field: ActionField, value: string): boolean => {
  const kind = kindOfField[field];
  if (kind === 'text') return true;
  return (kind === 'status' ? InterviewStatus : Id).safeParse(value).success;
};

/** What of a filter does not fit together, whatever the company has. `fields`: what may be asked. */
export const filterFaults = (
  fields: readonly ActionField[],
  { field, operator, values }: EventFilter,
  at: string,
): FilterFault[] => {
  if (!fields.includes(field)) return [{ field: `${at}.field`, code: 'event-filter-field-wrong' }];
  if (!operatorsOf(field).includes(operator)) return [{ field: `${at}.operator`, code: 'event-filter-operator-wrong' }];
  const isRight = withoutValue.includes(operator)
    ? values.length === 0
    : values.length > 0 && values.every((value) => isValue(field, value));
  return isRight ? [] : [{ field: `${at}.values`, code: 'event-filter-value-wrong' }];
};

/** Whether the company has what filters and actions name. */
export const isLabel = async (store: EventStore, tenantId: string, id: string): Promise<boolean> => {
  const state = await entityState(store, label, { tenantId, id });
  return state.status === 'kept' && isScopeFor('candidate', state.record.scopeId);
};
const isJob = async (store: EventStore, tenantId: string, id: string): Promise<boolean> =>
  (await entityState(store, job, { tenantId, id })).status === 'kept';

const namedIn = async (
  { store, tenantId }: { store: EventStore; tenantId: string },
  { field, values }: EventFilter,
  at: string,
): Promise<FilterFault[]> => {
  const kind = kindOfField[field];
  if (kind !== 'label' && kind !== 'job') return [];
  const isThere = kind === 'label' ? isLabel : isJob;
  const found = await Promise.all(values.map((id) => isThere(store, tenantId, id)));
  return found.every(Boolean) ? [] : [{ field: `${at}.values`, code: `${kind}-not-found` }];
};

/** What filters name that is not the company's. */
export const namedFilterFaults = async (
  of: { store: EventStore; tenantId: string },
  filters: readonly EventFilter[],
): Promise<FilterFault[]> =>
  (await Promise.all(filters.map((filter, at) => namedIn(of, filter, `filters.${at}`)))).flat();
