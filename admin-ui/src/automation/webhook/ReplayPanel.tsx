import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { DeliveryStatus } from 'contracts/automation/webhook/webhook.choices';
import type { WebhookReplay, WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useEffect } from 'react';
import { useGetList, useRefresh, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { formatCount, formatDateTime } from '#admin-ui/shared/formats';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useSend } from '#admin-ui/shared/useSend';

const WORDS = 'resources.webhooks.replay';
const LOOK_AGAIN_MS = 1_000;

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  fontSize: '0.875rem',
  '& p': { margin: 0 },
  '& small': { fontSize: 'inherit', color: theme.palette.text.secondary },
}));
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });

/** How many deliveries of a replay there are, of all or in one state. */
const useCount = ({ id, status: state }: WebhookReplay, webhookId: string, status?: DeliveryStatus): number => {
  const { total = 0 } = useGetList(
    'webhook-deliveries',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { webhookId, replayId: id, ...(status && { status }) },
    },
    { refetchInterval: state === 'running' ? LOOK_AGAIN_MS : false, onError: () => undefined },
  );
  return total;
};

/** What was too much for one replay: sent from the very place where that ended. */
const Rest = ({ webhook, replay, restSince }: { webhook: WebhookView; replay: WebhookReplay; restSince: string }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { mutate, isPending } = useSend({ resource: 'webhooks', success: `${WORDS}.started` });
  const { since, onlyFailed, restAfter: after } = replay;
  return (
    <Line>
      <span>{t(`${WORDS}.rest`, { at: formatDateTime(restSince, locale) })}</span>
      {after && webhook.active && (
        <Allowed to="tenant.webhooks.update">
          <Button
            size="small"
            variant="outlined"
            disabled={isPending}
            onClick={() => mutate({ id: webhook.id, action: 'replay', body: { since, onlyFailed, after } })}
          >
            {t(`${WORDS}.sendRest`)}
          </Button>
        </Allowed>
      )}
    </Line>
  );
};

/** Why not all of a replay has been sent once. */
const staysOf = (counts: { held: number; waiting: number }) => {
  if (counts.held > 0) return 'held' as const;
  return counts.waiting > 0 && ('waiting' as const);
};

const Progress = ({ webhook, replay }: { webhook: WebhookView; replay: WebhookReplay }) => {
  const t = useTranslate();
  const locale = useLocale();
  const refresh = useRefresh();
  const total = useCount(replay, webhook.id);
  const delivered = useCount(replay, webhook.id, 'delivered');
  const failed = useCount(replay, webhook.id, 'failed');
  const held = useCount(replay, webhook.id, 'held');
  const waiting = useCount(replay, webhook.id, 'waiting');
  const isRunning = replay.status === 'running';
  const stays = replay.status === 'finished' && staysOf({ held, waiting });
  const number = (count: number) => formatCount(count, locale);
  const { mutate, isPending } = useSend({ resource: 'webhooks', success: `${WORDS}.cancelled` });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(refresh, 2 * LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isRunning, refresh]);
  const share = total === 0 ? 0 : Math.round(((delivered + failed) / total) * 100);
  return (
    <Root>
      <p>{t(`${WORDS}.since.${replay.onlyFailed ? 'failed' : 'all'}`, { at: formatDateTime(replay.since, locale) })}</p>
      {isRunning && <LinearProgress variant="determinate" value={share} aria-label={t(`${WORDS}.heading`)} />}
      <Line>
        <span role="status">
          {replay.deliveries === 0
            ? t(`${WORDS}.none`)
            : t(`${WORDS}.counts`, { total: number(total), delivered: number(delivered), failed: number(failed) })}{' '}
          {replay.deliveries !== 0 && (
            <small>
              {stays
                ? t(`${WORDS}.${stays}`, { count: number({ held, waiting }[stays]) })
                : t(`${WORDS}.status.${replay.status}`)}
            </small>
          )}
        </span>
        {isRunning && (
          <Allowed to="tenant.webhooks.update">
            <Button
              size="small"
              variant="outlined"
              disabled={isPending}
              onClick={() => mutate({ id: webhook.id, action: 'cancel-replay' })}
            >
              {t(`${WORDS}.cancel`)}
            </Button>
          </Allowed>
        )}
      </Line>
      {replay.restSince && <Rest webhook={webhook} replay={replay} restSince={replay.restSince} />}
    </Root>
  );
};

/** How far the last replay of a webhook is. */
export const ReplayPanel = ({ record: webhook }: { record: WebhookView }) => {
  const t = useTranslate();
  if (!webhook.replay) return null;
  return (
    <Panel title={t(`${WORDS}.heading`)}>
      <Progress key={webhook.replay.id} webhook={webhook} replay={webhook.replay} />
    </Panel>
  );
};
