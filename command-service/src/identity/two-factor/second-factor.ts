import type { TwoFactorRejection } from 'contracts/identity/two-factor/two-factor.commands';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { Commands } from '#command-service/commands';
import type { TwoFactors } from './two-factor.store.ts';

type Deps = { commands: Pick<Commands, 'twoFactor'>; twoFactors: TwoFactors };
type CodeCheck = { userId: string; code: string | undefined; metadata: CommandMetadata };

export const codeWrong = () =>
  new Rejection<TwoFactorRejection>('code-wrong', 422, { errors: { code: ['code-wrong'] } });

/**
 * Lets somebody through whose password was right: at once where the account has no second factor, else with a code. Throws
 * `two-factor-required` or `code-wrong`.
 */
export const passSecondFactor = async ({ commands, twoFactors }: Deps, { userId, code, metadata }: CodeCheck) => {
  if (!(await twoFactors.isEnabled(userId))) return;
  if (code === undefined) throw new Rejection<TwoFactorRejection>('two-factor-required', 401);
  const by = await twoFactors.pass({ userId, code, now: metadata.now });
  if (by === null) throw codeWrong();
  if (by === 'recovery') await commands.twoFactor(userId, { type: 'UseRecoveryCode', data: { userId }, metadata });
};
