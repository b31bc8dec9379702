import type { CommandMetadata } from 'contracts/kernel/message';
import type { Commands } from '#command-service/commands';
import type { SessionStore } from './session.store.ts';

type Deps = { commands: Pick<Commands, 'session'> };
type Ended = { userId: string; ended: readonly string[]; metadata: CommandMetadata };
/** `keep`: the session that goes on; null: none does. */
type Ending = { userId: string; keep: string | null; metadata: CommandMetadata };

/** The history of sessions whose tokens are worthless already. */
export const recordEnded = async ({ commands }: Deps, { userId, ended, metadata }: Ended): Promise<void> => {
  const { idempotencyKey: _, ...cause } = metadata;
  for (const sessionId of ended) {
    await commands.session(sessionId, { type: 'EndSession', data: { sessionId, userId }, metadata: cause });
  }
};

/** Ends the sessions of an account: their tokens are worthless from the next request on, and cannot be refreshed. Answers how many. */
export const endSessions = async (
  { commands, sessions }: Deps & { sessions: Pick<SessionStore, 'endAll'> },
  { userId, keep, metadata }: Ending,
): Promise<number> => {
  const ended = await sessions.endAll({ userId, keep, now: metadata.now });
  await recordEnded({ commands }, { userId, ended, metadata });
  return ended.length;
};
