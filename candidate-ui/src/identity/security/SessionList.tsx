import type { SessionView } from 'contracts/identity/session/security.views';
import { useEffect, useRef } from 'react';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { formatDateTime } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { deviceName } from 'ui-kit/identity/security/security-words';
import { useLocale } from 'ui-kit/preferences/preferences';
import { cache } from '#candidate-ui/api/cache';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Tag } from '#candidate-ui/shared/Tag.tsx';
import { say } from '#candidate-ui/shared/toasts';
import { Remark, Rows, What } from './rows.ts';
import { endOtherSessions, endSession, SESSIONS, useSessions } from './security.ts';

type Props = { session: SessionView; isBusy: boolean; onEnd: () => void };

const Row = ({ session, isBusy, onEnd }: Props) => {
  const { t } = useTranslation();
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
          {session.isCurrent && <Tag tone="success" label={t('security.sessions.here')} />}
        </p>
        <p>{facts.join(' · ')}</p>
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
  const { data: sessions, error, reload } = useSessions();
  const one = useSend(endSession);
  const others = useSend(endOtherSessions);
  const isBusy = one.isBusy || others.isBusy;
  const list = useRef<HTMLUListElement>(null);
  const refusal = one.refusal ?? others.refusal;
  useEffect(() => {
    if (refusal) say({ kind: 'error', key: `problem.${refusal.code}` });
  }, [refusal]);

  const told = () => {
    cache.expire(SESSIONS);
    // The button that was pressed goes away with its row.
    list.current?.focus();
  };
  const end = async (id: string) => {
    if (!(await one.submit(id))) return;
    say({ kind: 'success', key: 'security.sessions.ended' });
    told();
  };
  const endOthers = async () => {
    const ended = await others.submit({});
    if (ended === null) return;
    say({ kind: 'success', key: 'security.sessions.ended' });
    told();
  };

  if (!sessions) return error ? <Failure error={error} onRetry={reload} /> : null;
  return (
    <>
      <Rows ref={list} tabIndex={-1} aria-labelledby="sessions" style={{ outline: 'none' }}>
        {sessions.map((session) => (
          <Row key={session.id} session={session} isBusy={isBusy} onEnd={() => void end(session.id)} />
        ))}
      </Rows>
      {sessions.length > 1 ? (
        <ActionButton kind="quiet" disabled={isBusy} onClick={() => void endOthers()} style={{ marginTop: 8 }}>
          {t('security.sessions.endOthers')}
        </ActionButton>
      ) : (
        <Remark>{t('security.sessions.only')}</Remark>
      )}
    </>
  );
};
