import { newRecoveryCodes, newTwoFactorSecret, stepOf } from '#command-service/identity/two-factor/two-factor.codes';
import type { TwoFactors } from '#command-service/identity/two-factor/two-factor.store';

/** Second factors that live as long as a spec. */
export const memoryTwoFactors = (): TwoFactors => {
  const kept = new Map<string, { secret: string; isEnabled: boolean; lastStep: number; codes: Set<string> }>();
  const useStep = ({ userId, code, now }: { userId: string; code: string; now: Date }): boolean => {
    const one = kept.get(userId);
    const step = one ? stepOf(one.secret, code, now) : null;
    if (!one || step === null || step <= one.lastStep) return false;
    one.lastStep = step;
    return true;
  };
  return {
    isEnabled: async (userId) => kept.get(userId)?.isEnabled ?? false,
    begin: async (userId) => {
      if (kept.get(userId)?.isEnabled) return null;
      const secret = newTwoFactorSecret();
      kept.set(userId, { secret, isEnabled: false, lastStep: 0, codes: new Set() });
      return secret;
    },
    confirm: async (asked) => {
      const one = kept.get(asked.userId);
      if (!one || one.isEnabled || !useStep(asked)) return null;
      const codes = newRecoveryCodes();
      one.isEnabled = true;
      one.codes = new Set(codes.map((code) => code.replaceAll('-', '')));
      return codes;
    },
    pass: async (asked) => {
      const one = kept.get(asked.userId);
      if (!one?.isEnabled) return null;
      if (useStep(asked)) return 'device';
      return one.codes.delete(asked.code) ? 'recovery' : null;
    },
    remove: async (userId) => void kept.delete(userId),
  };
};
