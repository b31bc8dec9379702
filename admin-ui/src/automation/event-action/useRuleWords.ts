import {
  choicesOfKind,
  customOwnerOf,
  type FieldKind,
  type FilterOperator,
  kindOfCustom,
  kindOfField,
  resourceOfKind,
  withoutValue,
} from 'contracts/automation/event-action/event-action.choices';
import type { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import type { Filter } from 'contracts/automation/event-action/event-action.matching';
import { customFieldOwners } from 'contracts/recruiting/custom-field/custom-field.choices';
import { useTranslate } from 'react-admin';
import { writeNumber } from 'ui-kit/format/number';
import { useLocale } from 'ui-kit/preferences/preferences';
import { useSources } from '#admin-ui/recruiting/candidate-source/useSources';
import { dayText } from '#admin-ui/recruiting/custom-field/custom-text';
import { useCustomFields } from '#admin-ui/recruiting/custom-field/useCustomFields';
import { useNamed } from '#admin-ui/shared/resource/useNamed';

const WORDS = 'resources.event-actions';
const idsOf = (values: readonly Filter[], kind: FieldKind) => [
  ...new Set(values.filter(({ field }) => kindOfField[field] === kind).flatMap((filter) => filter.values)),
];
/** Of a day it is said whether it comes before another, of a number whether it is less. */
export const operatorKey = (kind: FieldKind, operator: FilterOperator): string =>
  `${WORDS}.items.filters.${kind === 'day' && !withoutValue.includes(operator) ? 'ofDay' : 'operator'}.${operator}`;
const some = (ids: readonly (string | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))];

type Asked = Pick<Filter, 'field' | 'customFieldId'>;

/** The company's own fields that some conditions ask; nobody is asked for them where none does. */
const useOwn = (filters: readonly Asked[]) => {
  const [ofCandidates, ofJobs] = customFieldOwners.map((owner) =>
    filters.some(({ field }) => customOwnerOf[field] === owner) ? owner : null,
  );
  const all = [...useCustomFields(ofCandidates ?? null), ...useCustomFields(ofJobs ?? null)];
  return ({ customFieldId }: Asked) => all.find(({ id }) => id === customFieldId);
};

/** Conditions and actions in words, with the names of what they point at. */
export const useRuleWords = (filters: readonly Filter[], actions: readonly EventActionStep[]) => {
  const t = useTranslate();
  const locale = useLocale();
  const { nameOf: sourceOf } = useSources();
  const ownOf = useOwn(filters);
  const named = [
    ...useNamed('labels', [...new Set([...idsOf(filters, 'label'), ...some(actions.map(({ labelId }) => labelId))])]),
    ...useNamed('jobs', [...idsOf(filters, 'job'), ...some(actions.map(({ jobId = null }) => jobId))]),
    ...useNamed('open-interviews', idsOf(filters, 'open-interview')),
    ...useNamed('contract-templates', idsOf(filters, 'contract-template')),
    ...useNamed('email-templates', some(actions.map(({ templateId }) => templateId))),
    ...useNamed('training-programs', [
      ...idsOf(filters, 'program'),
      ...some(actions.map(({ programId }) => programId)),
    ]),
    ...useNamed('webhooks', some(actions.map(({ webhookId = null }) => webhookId))),
    ...useNamed('handbook-documents', [
      ...idsOf(filters, 'document'),
      ...some(actions.map(({ documentId }) => documentId)),
    ]),
    ...useNamed('rejection-reasons', [
      ...idsOf(filters, 'reason'),
      ...some(actions.map(({ reasonId = null }) => reasonId)),
    ]),
    ...useNamed('users', [...idsOf(filters, 'user'), ...some(actions.map(({ userId }) => userId))]),
    ...useNamed('teams', [...idsOf(filters, 'team'), ...some(actions.map(({ teamId }) => teamId))]),
  ];
  const nameOf = (id: string | null) => named.find((one) => one.id === id)?.name || t(`${WORDS}.summary.gone`);

  const kindOf = (filter: Asked): FieldKind => {
    const own = ownOf(filter);
    return own ? kindOfCustom[own.kind] : kindOfField[filter.field];
  };
  const wordsOf = (filter: Asked, value: string): string => {
    const kind = kindOf(filter);
    if (kind === 'status') return t(`resources.interviews.status.${value}`, { _: value });
    if (kind === 'source') return sourceOf(value);
    if (kind === 'option') return ownOf(filter)?.options.find(({ id }) => id === value)?.name ?? nameOf(null);
    if (kind === 'decimal') return writeNumber(value, locale);
    if (kind === 'day') return dayText(value, locale);
    if (kind === 'custom') return nameOf(null);
    if (choicesOfKind[kind]) return t(`${WORDS}.value.${value}`, { _: value });
    return resourceOfKind[kind] ? nameOf(value) : value;
  };
  const valuesOf = (filter: Asked, values: readonly string[]) =>
    values.map((value) => wordsOf(filter, value)).join(', ');
  /** Of teams it was looked only for those that a condition names. */
  const foundOf = (filter: Asked & { found: readonly string[] }) =>
    valuesOf(filter, filter.found) ||
    t(`resources.event-action-runs.${kindOfField[filter.field] === 'team' ? 'noneOfThese' : 'nothing'}`);
  const fieldOf = (filter: Asked) => {
    const owner = customOwnerOf[filter.field];
    if (!owner) return t(`${WORDS}.items.filters.field.${filter.field}`);
    return t(`${WORDS}.own.${owner}`, { name: ownOf(filter)?.name ?? t('resources.custom-fields.gone') });
  };
  const operatorOf = (filter: Asked & Pick<Filter, 'operator'>) => t(operatorKey(kindOf(filter), filter.operator));

  const sayFilter = (filter: Filter): string =>
    [fieldOf(filter), operatorOf(filter), valuesOf(filter, filter.values)].filter(Boolean).join(' ');

  const addresseeOf = ({ to, userId, teamId, address }: EventActionStep): string => {
    if (to === 'address') return address ?? '';
    if (to === 'person') return t(`${WORDS}.summary.person`);
    if (to === 'hiring-team') return t(`${WORDS}.summary.hiringTeam`);
    if (to === 'assignee') return t(`${WORDS}.summary.assignee`);
    return to === 'candidate' ? t(`${WORDS}.summary.candidate`) : nameOf(to === 'user' ? userId : teamId);
  };
  const doerOf = ({ assignee, userId, teamId }: EventActionStep): string => {
    if (assignee === 'person') return t(`${WORDS}.summary.person`);
    if (assignee === 'hiring-manager') return t(`${WORDS}.summary.hiringManager`);
    return nameOf(assignee === 'team' ? teamId : userId);
  };
  const toOf = (step: EventActionStep): string => {
    return ['create-task', 'assign', 'assign-candidate', 'start-process'].includes(step.kind)
      ? doerOf(step)
      : addresseeOf(step);
  };
  return {
    filter: sayFilter,
    action: (step: EventActionStep) =>
      [
        t(`${WORDS}.summary.${step.kind}`, {
          template: nameOf(step.templateId),
          label: nameOf(step.labelId),
          program: nameOf(step.programId),
          job: nameOf(step.jobId ?? null),
          webhook: nameOf(step.webhookId),
          process: nameOf(step.documentId),
          to: toOf(step),
          title: step.title,
          status: step.status === null ? '' : t(`resources.interviews.status.${step.status}`),
        }),
        step.reasonId ? t(`${WORDS}.summary.reason`, { reason: nameOf(step.reasonId) }) : '',
        step.isSilent ? t(`${WORDS}.summary.silent`) : '',
      ]
        .filter(Boolean)
        .join(', '),
    held: (filter: Filter & { found: readonly string[] }) =>
      t('resources.event-action-runs.held', {
        condition: sayFilter(filter),
        found: foundOf(filter),
      }),
    unmet: (filter: Filter & { found: readonly string[] }) =>
      t('resources.event-action-runs.unmet', {
        field: fieldOf(filter),
        operator: operatorOf(filter),
        values: valuesOf(filter, filter.values),
        found: foundOf(filter),
      }),
  };
};
