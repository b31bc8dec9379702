import { handler } from '#command-service/kernel/command';
import { twoFactorDecider } from './two-factor.decider.ts';

export const twoFactorHandler = handler('two-factor', twoFactorDecider);
