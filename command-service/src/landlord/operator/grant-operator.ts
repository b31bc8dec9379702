import { GLOBAL } from 'contracts/kernel/id';
import type { Pool } from 'pg';
import type { Commands } from '#command-service/commands';
import { byHand } from '#command-service/identity/registration-cause';
import { saveOperator } from './operators.ts';

type Deps = { commands: Pick<Commands, 'operator'>; pool: Pool };

/** Lets an account run the installation, or no more; it holds before this resolves. */
export const setOperator = async (
  { commands, pool }: Deps,
  { userId, isGranted, now }: { userId: string; isGranted: boolean; now: Date },
): Promise<void> => {
  const type = isGranted ? 'GrantLandlord' : 'RevokeLandlord';
  const metadata = byHand(now)(userId, GLOBAL);
  const { version } = await commands.operator(userId, { type, data: { userId }, metadata });
  await saveOperator(pool, { userId, grantedAt: isGranted ? now : null, version });
};
