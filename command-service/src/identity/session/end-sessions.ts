import type { CommandMetadata } from 'contracts/kernel/message';
import type { Commands } from '#command-service/commands';
import type { SessionStore } from './session.store.ts';

type Deps = { commands: Pick<Commands, 'session'>; sessions: Pick<SessionStore, 'endAll'> };
/** `keep`: the session that goes on; null: none does. */
type Ending = { userId: string; keep: string | null; metadata: CommandMetadata };

/** Ends the sessions of an account: their tokens are worthless from the next request on, and cannot be refreshed. Answers how many. */
export const endSessions = async (
  { commands, sessions }: Deps,
  { userId, keep, metadata }: Ending,
): Promise<number> => {
  const { idempotencyKey: _, ...cause } = metadata;
  const ended = await sessions.endAll({ userId, keep, now: cause.now });
  for (const sessionId of ended) {
    await commands.session(sessionId, { type: 'EndSession', data: { sessionId, userId }, metadata: cause });
  }
  return ended.length;
};
