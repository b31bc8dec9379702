import { workspaceOf } from 'access/identity/session/me';
import type { Workspace } from 'contracts/identity/session/session.views';
import type { Origin } from '#command-service/http/cause';
import { globalCause, refuseSession } from './session.cause.ts';
import type { SessionContext } from './session.context.ts';
import type { Area } from './session.store.ts';

type RotationRequest = Omit<Origin, 'auth'> & { bearer: string | null };
/** `workspace`: the one that is chosen now; null: as it was chosen before. */
type Target = { workspace: Workspace | null; area: Area };

/** The next token of the session behind the bearer token: only in the area that the session is of. */
export const rotateSession = async (
  context: SessionContext,
  request: RotationRequest,
  target: Target,
): Promise<string> => {
  const { commands, sessions, issuer, tokens } = context;
  const { bearer, now } = request;
  const { workspace: chosen, area } = target;
  if (bearer === null) throw refuseSession('token-not-present');
  const claims = await tokens.accessToken(bearer);
  if (!claims || (claims.exp + claims.rli * 60) * 1000 <= now.getTime()) throw refuseSession('token-not-refreshable');
  const { sid, sub: userId } = claims;
  if (area === 'landlord' && !(await sessions.isPlatformAdmin(userId))) throw refuseSession('token-not-refreshable');
  const isStaff = area === null && (await sessions.isStaff(userId));
  if (chosen === 'tenant' && !isStaff) throw refuseSession('no-tenant', 400);
  const refreshableUntil = issuer.refreshableUntil(now);
  const session = await sessions.rotate({ sid, gen: claims.gen, now, refreshableUntil, workspace: chosen, area });
  if (session === null) {
    if (await sessions.endReused({ sid, gen: claims.gen, now })) {
      const metadata = globalCause({ ...request, idempotencyKey: null }, userId);
      await commands.session(sid, { type: 'EndSession', data: { sessionId: sid, userId }, metadata });
    }
    throw refuseSession('token-not-refreshable');
  }
  const workspace = area ?? workspaceOf(session.workspace, isStaff);
  return issuer.accessToken({ userId, sid, gen: session.gen, workspace }, now);
};
