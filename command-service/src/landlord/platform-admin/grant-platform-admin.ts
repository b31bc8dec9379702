import { GLOBAL } from 'contracts/kernel/id';
import type { Pool } from 'pg';
import type { Commands } from '#command-service/commands';
import { byHand } from '#command-service/identity/registration/registration.cause';
import { platformAdminAccess } from './platform-admin.access.ts';
import { whileRevoked } from './platform-admins.ts';

type Deps = { commands: Pick<Commands, 'platformAdmin'>; pool: Pool };

/** Makes an account a platform admin, or no longer one; it holds before this resolves. */
export const setPlatformAdmin = async (
  { commands, pool }: Deps,
  { userId, isGranted, now }: { userId: string; isGranted: boolean; now: Date },
): Promise<void> => {
  const type = isGranted ? 'GrantPlatformAdmin' : 'RevokePlatformAdmin';
  const metadata = byHand(now)(userId, GLOBAL);
  const change = async () => {
    const sent = await commands.platformAdmin(userId, { type, data: { userId }, metadata });
    await platformAdminAccess.save(pool, sent, { id: userId });
  };
  await (isGranted ? change() : whileRevoked(pool, userId, change));
};
