import type { Workspace } from 'contracts/identity/session/session.views';
import { newId } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import type { Commands } from '#command-service/commands';
import { recordEnded } from './end-sessions.ts';
import type { Issuer } from './issuer.ts';
import { refuseSession } from './session.cause.ts';
import type { SessionStore } from './session.store.ts';
import type { SignIns } from './sign-ins.ts';

type Deps = { commands: Pick<Commands, 'session'>; sessions: SessionStore; signIns: SignIns; issuer: Issuer };
type Start = {
  userId: string;
  /** `landlord` for a session that opens that area alone. */
  workspace: Workspace | 'landlord';
  metadata: CommandMetadata;
  userAgent: string | null;
  /** Of the password that was shown: there is no session where the account has another by now. */
  passwordHash?: string | null;
};

/** Begins a session of somebody who has shown who they are; answers its first token and where its event stands. */
export const startSession = async (
  { commands, sessions, signIns, issuer }: Deps,
  { userId, workspace, metadata, userAgent, passwordHash = null }: Start,
): Promise<{ token: string; position: string }> => {
  const { now, ip } = metadata;
  const sid = newId(now);
  const data = { sessionId: sid, userId };
  const { position } = await commands.session(sid, { type: 'StartSession', data, metadata });
  const refreshableUntil = issuer.refreshableUntil(now);
  const area = workspace === 'landlord' ? workspace : null;
  if (!(await sessions.start({ sid, userId, passwordHash, now, refreshableUntil, userAgent, ip, area }))) {
    await recordEnded({ commands }, { userId, ended: [sid], metadata });
    throw refuseSession('invalid-credentials');
  }
  await signIns.note({ userId, outcome: 'success', userAgent, ip, now });
  return { token: await issuer.accessToken({ userId, sid, gen: 0, workspace }, now), position };
};

/** A token in the answer and, for clients that watch for rotation, in its header. */
export const tokenAnswer = (token: string) => ({ body: { token }, headers: { Authorization: `Bearer ${token}` } });
