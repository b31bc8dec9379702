import type { SessionView } from 'contracts/identity/session/security.views';
import { useRef } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { formatDateTime } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { deviceName, sessionFacts } from 'ui-kit/identity/session/session-words';
import { readSessions, useEndSessions } from 'ui-kit/identity/session/sessions';
import { useLocale } from 'ui-kit/preferences/preferences';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { useQuery } from '#candidate-ui/api/useQuery';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Tag } from '#candidate-ui/shared/Tag.tsx';
import { say } from '#candidate-ui/shared/toasts';
import { Remark, Rows, What } from './rows.ts';

/** Key of the sessions in the cache. */
export const SESSIONS = 'my-sessions';

type Props = { session: SessionView; isBusy: boolean; onEnd: () => void };

const Row = ({ session, isBusy, onEnd }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const device = deviceName(t, session);
  return (
    <li>
      <What>
        <p>
          {device}
          {session.isCurrent && <Tag tone="success" label={t('security.sessions.here')} />}
        </p>
        <p>{sessionFacts(t, session, (at) => formatDateTime(at, locale))}</p>
      </What>
      {!session.isCurrent && (
        <ActionButton
          kind="quiet"
          disabled={isBusy}
          aria-label={t('security.sessions.endNamed', { device })}
          onClick={onEnd}
        >
          {t('security.sessions.end')}
        </ActionButton>
      )}
    </li>
  );
};

/** Where I am logged in; each can be ended, but for this one, which is what the menu's way out is for. */
export const SessionList = () => {
  const { t } = useTranslation();
  const { data: sessions, error, reload } = useQuery(SESSIONS, () => readSessions(client));
  const list = useRef<HTMLUListElement>(null);
  const { end, isBusy } = useEndSessions(client, {
    onEnded: () => {
      say({ kind: 'success', key: 'security.sessions.ended' });
      cache.expire(SESSIONS);
      // The button that was pressed goes away with its row.
      list.current?.focus();
    },
    onRefused: (key) => say({ kind: 'error', key }),
  });

  if (!sessions) return error ? <Failure error={error} onRetry={reload} /> : null;
  return (
    <>
      <Rows ref={list} tabIndex={-1} aria-labelledby="sessions" style={{ outline: 'none' }}>
        {sessions.map((session) => (
          <Row key={session.id} session={session} isBusy={isBusy} onEnd={() => void end(session.id)} />
        ))}
      </Rows>
      {sessions.length > 1 ? (
        <ActionButton kind="quiet" disabled={isBusy} onClick={() => void end(null)} style={{ marginTop: 20 }}>
          {t('security.sessions.endOthers')}
        </ActionButton>
      ) : (
        <Remark>{t('security.sessions.only')}</Remark>
      )}
    </>
  );
};
