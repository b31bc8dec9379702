import Alert from '@mui/material/Alert';
import type { EventActionStep, EventActionView } from 'contracts/automation/event-action/event-action.entity';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

/** More than companies have; of what is beyond, the rule itself says that something is missing. */
const MOST = 500;
const WORDS = 'resources.event-actions.naming';

type Props = { field: 'templateId' | 'teamId' | 'labelId' | 'webhookId'; ids: readonly string[] };

const names = ({ actions, filters }: EventActionView, { field, ids }: Props): boolean =>
  actions.some((step: EventActionStep) => ids.includes(step[field] ?? '')) ||
  (field === 'labelId' && filters.some(({ values }) => values.some((value) => ids.includes(value))));

/** The event actions that name records, before these are removed: they would do without it, or nothing. */
export const RulesNaming = (props: Props) => {
  const t = useTranslate();
  const can = useCan();
  const { viewPath } = useResource('event-actions');
  const { data = [] } = useGetList<EventActionView>(
    'event-actions',
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'name', order: 'ASC' } },
    { enabled: can('tenant.events.read'), retry: false },
  );
  const found = data.filter((rule) => names(rule, props));
  if (found.length === 0) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mt: 2, '& a': { color: 'inherit' } }}>
      {t(`${WORDS}.title`, { smart_count: found.length, count: found.length })}
      <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
        {found.map((rule) => (
          <li key={rule.id}>
            <Link to={viewPath(rule)}>{rule.name}</Link>
            {rule.isOn ? '' : ` (${t('resources.event-actions.state.off')})`}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
