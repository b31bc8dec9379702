import { type ActionField, kindOfField } from 'contracts/automation/event-action/event-action.choices';
import type { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import type { Filter } from 'contracts/automation/event-action/event-action.matching';
import { useTranslate } from 'react-admin';
import { useNamed } from '#admin-ui/shared/resource/useNamed';

const WORDS = 'resources.event-actions';
const idsOf = (values: readonly Filter[], kind: 'label' | 'job') => [
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
    ...useNamed('training-programs', some(actions.map(({ programId }) => programId))),
    ...useNamed('webhooks', some(actions.map(({ webhookId = null }) => webhookId))),
    ...useNamed('handbook-documents', some(actions.map(({ documentId }) => documentId))),
    ...useNamed('rejection-reasons', some(actions.map(({ reasonId = null }) => reasonId))),
    ...useNamed('users', some(actions.map(({ userId }) => userId))),
    ...useNamed('teams', some(actions.map(({ teamId }) => teamId))),
  ];
  const nameOf = (id: string | null) => named.find((one) => one.id === id)?.name || t(`${WORDS}.summary.gone`);

  const wordsOf = (field: ActionField, value: string): string => {
    const kind = kindOfField[field];
    if (kind === 'text') return value;
    return kind === 'status' ? t(`resources.interviews.status.${value}`, { _: value }) : nameOf(value);
  };
  const valuesOf = (field: ActionField, values: readonly string[]) =>
    values.map((value) => wordsOf(field, value)).join(', ');
  const fieldOf = (field: ActionField) => t(`${WORDS}.items.filters.field.${field}`);
  const operatorOf = ({ operator }: Pick<Filter, 'operator'>) => t(`${WORDS}.items.filters.operator.${operator}`);

  const sayFilter = (filter: Filter): string =>
    [fieldOf(filter.field), operatorOf(filter), valuesOf(filter.field, filter.values)].filter(Boolean).join(' ');

  const addresseeOf = ({ to, userId, teamId, address }: EventActionStep): string => {
    if (to === 'address') return address ?? '';
    return to === 'candidate' ? t(`${WORDS}.summary.candidate`) : nameOf(to === 'user' ? userId : teamId);
  };
  const doerOf = ({ assignee, userId, teamId }: EventActionStep): string =>
    assignee === 'hiring-manager' ? t(`${WORDS}.summary.hiringManager`) : nameOf(assignee === 'user' ? userId : teamId);
  const toOf = (step: EventActionStep): string => {
    if (step.kind === 'start-process') return nameOf(step.userId);
    return step.kind === 'create-task' || step.kind === 'assign' ? doerOf(step) : addresseeOf(step);
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
        found: valuesOf(filter.field, filter.found) || t('resources.event-action-runs.nothing'),
      }),
    unmet: (filter: Filter & { found: readonly string[] }) =>
      t('resources.event-action-runs.unmet', {
        field: fieldOf(filter.field),
        operator: operatorOf(filter),
        values: valuesOf(filter.field, filter.values),
        found: valuesOf(filter.field, filter.found) || t('resources.event-action-runs.nothing'),
      }),
  };
};
