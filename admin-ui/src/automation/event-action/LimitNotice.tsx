import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { EventActionLimits } from 'contracts/automation/event-action/event-action.endpoints';
import type { EventActionView } from 'contracts/automation/event-action/event-action.entity';
import { hourlyKinds } from 'contracts/automation/event-action/event-action.limits';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useLocale } from 'ui-kit/preferences/preferences';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useMe } from '#admin-ui/providers/me.tsx';
import { formatCount } from '#admin-ui/shared/formats';

const Notice = styled(Alert)({ marginBottom: 16, '& a': { color: 'inherit' } });

const WORDS = 'resources.event-actions.limit';
/** Milliseconds between looks: refusals come without anybody here doing anything. */
const LOOK_AGAIN_MS = 60_000;
/** Event actions that are named; the others are counted. */
const NAMED = 3;

const useLimits = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { currentTenant } = useMe();
  const { data } = useQuery({
    queryKey: ['event-action-limits', currentTenant?.id],
    queryFn: () => dataProvider.ask<EventActionLimits>('event-action-limits'),
    refetchInterval: LOOK_AGAIN_MS,
    retry: false,
  });
  return data;
};

type Refused = EventActionLimits['refused'];
const sumOf = (refused: Refused) => refused.reduce((sum, { actions }) => sum + actions, 0);

/** What may be done in an hour, in words. */
const useLimitWords = (): ((limits: EventActionLimits['limits']) => string) => {
  const t = useTranslate();
  const locale = useLocale();
  return (limits) =>
    t(`${WORDS}.limits`, Object.fromEntries(hourlyKinds.map((kind) => [kind, formatCount(limits[kind], locale)])));
};

/** Says what event actions did not do in the last hour, as the company reached its limit; nothing where they did all. */
export const LimitNotice = () => {
  const t = useTranslate();
  const limitWords = useLimitWords();
  const { limits, refused = [] } = useLimits() ?? {};
  if (!limits || refused.length === 0) return null;
  const [named, others] = [refused.slice(0, NAMED), refused.length - NAMED];
  return (
    <Notice severity="warning" role="status">
      {t(`${WORDS}.reached`, { smart_count: sumOf(refused) })}{' '}
      {named.map(({ eventActionId, name }, index) => (
        <span key={eventActionId}>
          {index > 0 && ', '}
          <Link to={`/settings/event-actions/${eventActionId}/view`}>{name}</Link>
        </span>
      ))}
      {others > 0 && ` ${t(`${WORDS}.others`, { smart_count: others })}`}
      {'. '}
      {limitWords(limits)}
    </Notice>
  );
};

/** The same of one event action. */
export const LimitNoticeOf = ({ record }: { record: EventActionView }) => {
  const t = useTranslate();
  const limitWords = useLimitWords();
  const { limits, refused = [] } = useLimits() ?? {};
  const own = refused.filter(({ eventActionId }) => eventActionId === record.id);
  if (!limits || own.length === 0) return null;
  return (
    <Notice severity="warning" role="status">
      {t(`${WORDS}.reachedOne`, { smart_count: sumOf(own) })} {limitWords(limits)}
    </Notice>
  );
};
