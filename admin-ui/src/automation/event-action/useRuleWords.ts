import {
  type ActionField,
  choicesOfKind,
  type FieldKind,
  kindOfField,
  resourceOfKind,
} from 'contracts/automation/event-action/event-action.choices';
import type { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import type { Filter } from 'contracts/automation/event-action/event-action.matching';
import { useTranslate } from 'react-admin';
import { useNamed } from '#admin-ui/shared/resource/useNamed';

const WORDS = 'resources.event-actions';
const idsOf = (values: readonly Filter[], kind: FieldKind) => [
  ...new Set(values.filter(({ field }) => kindOfField[field] === kind).flatMap((filter) => filter.values)),
];
const some = (ids: readonly (string | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))];

/** Conditions and actions in words, with the names of what they point at. */
export const useRuleWords = (filters: readonly Filter[], actions: readonly EventActionStep[]) => {
  const t = useTranslate();
  const named = [
    ...useNamed('labels', [...new Set([...idsOf(filters, 'label'), ...some(actions.map(({ labelId }) => labelId))])]),
    ...useNamed('jobs', idsOf(filters, 'job')),
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
    ...useNamed('rejection-reasons', some(actions.map(({ reasonId = null }) => reasonId))),
    ...useNamed('users', [...idsOf(filters, 'user'), ...some(actions.map(({ userId }) => userId))]),
    ...useNamed('teams', [...idsOf(filters, 'team'), ...some(actions.map(({ teamId }) => teamId))]),
  ];
  const nameOf = (id: string | null) => named.find((one) => one.id === id)?.name || t(`${WORDS}.summary.gone`);

  const wordsOf = (field: ActionField, value: string): string => {
    const kind = kindOfField[field];
    if (kind === 'status') return t(`resources.interviews.status.${value}`, { _: value });
    if (choicesOfKind[kind]) return t(`${WORDS}.value.${value}`, { _: value });
    return resourceOfKind[kind] ? nameOf(value) : value;
  };
  const valuesOf = (field: ActionField, values: readonly string[]) =>
    values.map((value) => wordsOf(field, value)).join(', ');
  /** Of teams it was looked only for those that a condition names. */
  const foundOf = ({ field, found }: { field: ActionField; found: readonly string[] }) =>
    valuesOf(field, found) ||
    t(`resources.event-action-runs.${kindOfField[field] === 'team' ? 'noneOfThese' : 'nothing'}`);
  const fieldOf = (field: ActionField) => t(`${WORDS}.items.filters.field.${field}`);
  const operatorOf = ({ operator }: Pick<Filter, 'operator'>) => t(`${WORDS}.items.filters.operator.${operator}`);

  const sayFilter = (filter: Filter): string =>
    [fieldOf(filter.field), operatorOf(filter), valuesOf(filter.field, filter.values)].filter(Boolean).join(' ');

  const addresseeOf = ({ to, userId, teamId, address }: EventActionStep): string => {
    if (to === 'address') return address ?? '';
    if (to === 'person') return t(`${WORDS}.summary.person`);
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
        field: fieldOf(filter.field),
        operator: operatorOf(filter),
        values: valuesOf(filter.field, filter.values),
        found: foundOf(filter),
      }),
  };
};
