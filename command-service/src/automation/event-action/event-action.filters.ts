import {
  type ActionField,
  choicesOfKind,
  customOwnerOf,
  type FieldKind,
  kindOfCustom,
  kindOfField,
  operatorsOf,
  operatorsOfKind,
  withoutValue,
} from 'contracts/automation/event-action/event-action.choices';
import type { EventFilter } from 'contracts/automation/event-action/event-action.entity';
import { isScopeFor, type SystemLabelScope } from 'contracts/automation/label/label.choices';
import { label } from 'contracts/automation/label/label.entity';
import { team } from 'contracts/identity/team/team.entity';
import { day } from 'contracts/kernel/day';
import { Id } from 'contracts/kernel/id';
import { SourceCode } from 'contracts/recruiting/candidate-source/candidate-source.code';
import { contractTemplate } from 'contracts/recruiting/contract-template/contract-template.entity';
import { customField } from 'contracts/recruiting/custom-field/custom-field.entity';
import { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import { openInterview } from 'contracts/recruiting/open-interview/open-interview.entity';
import { rejectionReason } from 'contracts/recruiting/rejection-reason/rejection-reason.entity';
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
    | 'custom-field-not-found'
    | 'rejection-reason-not-found'
    | 'job-not-found'
    | 'program-not-found'
    | 'document-not-found'
    | 'open-interview-not-found'
    | 'contract-template-not-found'
    | 'user-unknown'
    | 'team-unknown';
};

const WHOLE_NUMBER = /^\d{1,9}$/;
const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;
/** Of which one is compared with. */
const sized: readonly FieldKind[] = ['number', 'decimal', 'day'];
const DAY = day();
const isValue = (kind: FieldKind, value: string): boolean => {
  if (kind === 'number') return WHOLE_NUMBER.test(value);
  if (kind === 'decimal') return DECIMAL.test(value);
  if (kind === 'day') return DAY.safeParse(value).success;
  if (kind === 'text' || kind === 'skill') return true;
  if (kind === 'source') return SourceCode.safeParse(value).success;
  const choices = choicesOfKind[kind];
  if (choices) return choices.includes(value);
  return (kind === 'status' ? InterviewStatus : Id).safeParse(value).success;
};

/** Whether an operator has the values that it needs, of that kind. */
const areValues = (kind: FieldKind, { operator, values }: Pick<EventFilter, 'operator' | 'values'>): boolean =>
  withoutValue.includes(operator)
    ? values.length === 0
    : values.length > 0 &&
      (!sized.includes(kind) || values.length === 1) &&
      values.every((value) => isValue(kind, value));

/** What of a filter does not fit together, whatever the company has. `fields`: what may be asked. */
export const filterFaults = (
  fields: readonly ActionField[],
  { field, operator, values, customFieldId = null }: EventFilter,
  at: string,
): FilterFault[] => {
  const isCustom = customOwnerOf[field] !== undefined;
  if (!fields.includes(field)) return [{ field: `${at}.field`, code: 'event-filter-field-wrong' }];
  if (isCustom !== (customFieldId !== null)) return [{ field: `${at}.customFieldId`, code: 'custom-field-not-found' }];
  if (!operatorsOf(field).includes(operator)) return [{ field: `${at}.operator`, code: 'event-filter-operator-wrong' }];
  // What a field of a company's own holds, the company says.
  const isRight = isCustom || areValues(kindOfField[field], { operator, values });
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
  'open-interview': { isThere: isKept(openInterview), code: 'open-interview-not-found' },
  'contract-template': { isThere: isKept(contractTemplate), code: 'contract-template-not-found' },
  team: { isThere: isKept(team), code: 'team-unknown' },
  user: { isThere: isMember, code: 'user-unknown' },
  reason: { isThere: isKept(rejectionReason), code: 'rejection-reason-not-found' },
};

type Of = { store: EventStore; tenantId: string };

/** What of a filter does not fit the company's own field that it asks. */
const customFaults = async (
  { store, tenantId }: Of,
  { field, operator, values, customFieldId = null }: EventFilter,
  at: string,
): Promise<FilterFault[]> => {
  const owner = customOwnerOf[field];
  if (owner === undefined || customFieldId === null) return [];
  const state = await entityState(store, customField, { tenantId, id: customFieldId });
  const definition = state.status === 'kept' && state.record.appliesTo === owner ? state.record : null;
  if (!definition) return [{ field: `${at}.customFieldId`, code: 'custom-field-not-found' }];
  const kind = kindOfCustom[definition.kind];
  if (!operatorsOfKind(kind).includes(operator))
    return [{ field: `${at}.operator`, code: 'event-filter-operator-wrong' }];
  const isOffered = (id: string) => kind !== 'option' || definition.options.some((option) => option.id === id);
  return areValues(kind, { operator, values }) && values.every(isOffered)
    ? []
    : [{ field: `${at}.values`, code: 'event-filter-value-wrong' }];
};

const namedIn = async (of: Of, filter: EventFilter, at: string): Promise<FilterFault[]> => {
  const { store, tenantId } = of;
  const { field, values } = filter;
  const named = namedKinds[kindOfField[field]];
  if (!named) return customFaults(of, filter, at);
  const found = await Promise.all(values.map((id) => named.isThere(store, tenantId, id)));
  return found.every(Boolean) ? [] : [{ field: `${at}.values`, code: named.code }];
};

/** What filters name that is not the company's. */
export const namedFilterFaults = async (of: Of, filters: readonly EventFilter[]): Promise<FilterFault[]> =>
  (await Promise.all(filters.map((filter, at) => namedIn(of, filter, `filters.${at}`)))).flat();
