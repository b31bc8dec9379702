import {
  type ActionField,
  choicesOfKind,
  type FieldKind,
  kindOfField,
  operatorsOf,
  withoutValue,
} from 'contracts/automation/event-action/event-action.choices';
import type { EventFilter } from 'contracts/automation/event-action/event-action.entity';
import { isScopeFor, type SystemLabelScope } from 'contracts/automation/label/label.choices';
import { label } from 'contracts/automation/label/label.entity';
import { team } from 'contracts/identity/team/team.entity';
import { Id } from 'contracts/kernel/id';
import { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import { handbookDocument } from 'contracts/training/handbook/handbook.entity';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { Declaration } from '#command-service/entity/entity.decider';
import { entityState } from '#command-service/entity/entity.state';
import { isMember } from '#command-service/identity/membership/membership.handler';

export type FilterFault = {
  field: string;
  code:
    | 'event-filter-field-wrong'
    | 'event-filter-operator-wrong'
    | 'event-filter-value-wrong'
    | 'label-not-found'
    | 'job-not-found'
    | 'program-not-found'
    | 'document-not-found'
    | 'user-unknown'
    | 'team-unknown';
};

const WHOLE_NUMBER = /^\d{1,9}$/;
const isValue = (field: ActionField, value: string): boolean => {
  const kind = kindOfField[field];
  if (kind === 'text') return true;
  if (kind === 'number') return WHOLE_NUMBER.test(value);
  const choices = choicesOfKind[kind];
  if (choices) return choices.includes(value);
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
    : values.length > 0 &&
      (kindOfField[field] !== 'number' || values.length === 1) &&
      values.every((value) => isValue(field, value));
  return isRight ? [] : [{ field: `${at}.values`, code: 'event-filter-value-wrong' }];
};

/** Whether the company has what filters and actions name. */
export const isLabel = async (
  store: EventStore,
  tenantId: string,
  id: string,
  thing: SystemLabelScope = 'candidate',
): Promise<boolean> => {
  const state = await entityState(store, label, { tenantId, id });
  return state.status === 'kept' && isScopeFor(thing, state.record.scopeId);
};
const isKept =
  (entity: Declaration) =>
  async (store: EventStore, tenantId: string, id: string): Promise<boolean> =>
    (await entityState(store, entity, { tenantId, id })).status === 'kept';

type Named = {
  isThere: (store: EventStore, tenantId: string, id: string) => Promise<boolean>;
  code: FilterFault['code'];
};
/** Whether the company has it, and how it is refused where not. */
const namedKinds: Partial<Record<FieldKind, Named>> = {
  label: { isThere: isLabel, code: 'label-not-found' },
  job: { isThere: isKept(job), code: 'job-not-found' },
  program: { isThere: isKept(trainingProgram), code: 'program-not-found' },
  document: { isThere: isKept(handbookDocument), code: 'document-not-found' },
  team: { isThere: isKept(team), code: 'team-unknown' },
  user: { isThere: isMember, code: 'user-unknown' },
};

const namedIn = async (
  { store, tenantId }: { store: EventStore; tenantId: string },
  { field, values }: EventFilter,
  at: string,
): Promise<FilterFault[]> => {
  const named = namedKinds[kindOfField[field]];
  if (!named) return [];
  const found = await Promise.all(values.map((id) => named.isThere(store, tenantId, id)));
  return found.every(Boolean) ? [] : [{ field: `${at}.values`, code: named.code }];
};

/** What filters name that is not the company's. */
export const namedFilterFaults = async (
  of: { store: EventStore; tenantId: string },
  filters: readonly EventFilter[],
): Promise<FilterFault[]> =>
  (await Promise.all(filters.map((filter, at) => namedIn(of, filter, `filters.${at}`)))).flat();
