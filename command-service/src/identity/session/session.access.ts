import type { SessionEvent } from 'contracts/identity/session/session.events';
import { accessFact } from '#command-service/identity/access/access-projection';

type Ended = Extract<SessionEvent, { type: 'SessionEnded' }>;

/** That a session is over. */
export const sessionAccess = accessFact<Ended>(['SessionEnded'], ({ pool }, { data, metadata }) =>
  pool.query('update access.session set ended_at = $2 where sid = $1 and ended_at is null', [
    data.sessionId,
    metadata.occurredAt,
  ]),
);
