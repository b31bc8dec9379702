import Devices from '@mui/icons-material/Devices';
import Button from '@mui/material/Button';
import type { SessionView } from 'contracts/identity/session/security.views';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { deviceName, sessionFacts } from 'ui-kit/identity/session/session-words';
import { readSessions, useEndSessions } from 'ui-kit/identity/session/sessions';
import { useLocale } from 'ui-kit/preferences/preferences';
import { client } from '#admin-ui/providers/client';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { formatDateTime } from '#admin-ui/shared/formats';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { ToneChip } from '#admin-ui/shared/StatusChip.tsx';
import { Remark, SecurityRows, What } from './SecurityRows.tsx';
import { useAccountQuery } from './useAccountQuery.ts';

type Props = { session: SessionView; isBusy: boolean; onEnd: () => void };

const Row = ({ session, isBusy, onEnd }: Props) => {
  const t = useTranslate();
  const locale = useLocale();
  const device = deviceName(t, session);
  return (
    <li>
      <What>
        <p>
          {device}
          {session.isCurrent && <ToneChip tone="success" icon={Devices} label={t('security.sessions.here')} />}
        </p>
        <p>{sessionFacts(t, session, (at) => formatDateTime(at, locale))}</p>
      </What>
      {!session.isCurrent && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          aria-label={t('security.sessions.endNamed', { device })}
          onClick={onEnd}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  );
};

/** Where I am logged in, each to be ended but this one. */
export const SessionsPanel = () => {
  const t = useTranslate();
  const notify = useNotify();
  const { data: sessions, error, refetch } = useAccountQuery('sessions', readSessions);
  const list = useRef<HTMLUListElement>(null);
  const { end, isBusy } = useEndSessions(client, {
    onEnded: () => {
      notify('security.sessions.ended', { type: 'success' });
      // The button that was pressed goes away with its row.
      list.current?.focus();
      void refetch();
    },
    onRefused: (message) => notify(message, { type: 'error' }),
  });
  const hasOthers = (sessions?.length ?? 0) > 1;
  const title = t('security.sessions.title');

  return (
    <Panel
      title={title}
      actions={
        hasOthers && (
          <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void end(null)}>
            {t('security.sessions.endOthers')}
          </Button>
        )
      }
    >
      {error && !sessions && <Failure error={error} onRetry={() => void refetch()} />}
      {sessions && (
        <>
          <SecurityRows ref={list} tabIndex={-1} aria-label={title}>
            {sessions.map((session) => (
              <Row key={session.id} session={session} isBusy={isBusy} onEnd={() => void end(session.id)} />
            ))}
          </SecurityRows>
          {!hasOthers && <Remark>{t('security.sessions.only')}</Remark>}
        </>
      )}
    </Panel>
  );
};
