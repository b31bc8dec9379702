import Devices from '@mui/icons-material/Devices';
import Button from '@mui/material/Button';
import type { SessionView } from 'contracts/identity/session/security.views';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { deviceName } from 'ui-kit/identity/security/security-words';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { formatDateTime } from '#admin-ui/shared/formats';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { ToneChip } from '#admin-ui/shared/ToneChip.tsx';
import { Remark, SecurityRows, What } from './SecurityRows.tsx';
import { useEndSessions, useSessions } from './useSecurity.ts';

type Props = { session: SessionView; isBusy: boolean; onEnd: () => void };

const Row = ({ session, isBusy, onEnd }: Props) => {
  const t = useTranslate();
  const locale = useLocale();
  const device = deviceName(t, session);
  const facts = [
    t('security.sessions.since', { at: formatDateTime(session.startedAt, locale) }),
    t('security.sessions.lastUsed', { at: formatDateTime(session.lastUsedAt, locale) }),
    ...(session.ip ? [t('security.address', { ip: session.ip })] : []),
  ];
  return (
    <li>
      <What>
        <p>
          {device}
          {session.isCurrent && <ToneChip tone="success" icon={Devices} label={t('security.sessions.here')} />}
        </p>
        <p>{facts.join(' · ')}</p>
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
  const { data: sessions, error, refetch } = useSessions();
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed goes away with its row.
  const { mutate: end, isPending } = useEndSessions(() => list.current?.focus());
  const hasOthers = (sessions?.length ?? 0) > 1;
  const title = t('security.sessions.title');

  return (
    <Panel
      title={title}
      actions={
        hasOthers && (
          <Button size="small" variant="outlined" disabled={isPending} onClick={() => end(null)}>
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
              <Row key={session.id} session={session} isBusy={isPending} onEnd={() => end(session.id)} />
            ))}
          </SecurityRows>
          {!hasOthers && <Remark>{t('security.sessions.only')}</Remark>}
        </>
      )}
    </Panel>
  );
};
