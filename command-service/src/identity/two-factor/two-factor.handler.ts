import { handler } from '#command-service/command';
import { twoFactorDecider } from './two-factor.decider.ts';

export const twoFactorHandler = handler('two-factor', twoFactorDecider);
