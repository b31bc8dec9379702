import type { TokenReader } from 'access/identity/session/tokens';
import type { RateLimit } from 'platform/http/rate-limit';
import type { BackgroundTasks } from '#command-service/background-tasks';
import type { CommandContext } from '#command-service/context';
import type { LoginAttempts } from '#command-service/identity/login-attempts/login-attempts';
import type { TwoFactors } from '#command-service/identity/two-factor/two-factor.store';
import type { Issuer } from './issuer.ts';
import type { SessionStore } from './session.store.ts';
import type { SignIns } from './sign-ins.ts';

/** What routes that start, rotate or end sessions work with. */
export type SessionContext = CommandContext & {
  sessions: SessionStore;
  issuer: Issuer;
  tokens: Pick<TokenReader, 'accessToken'>;
  signIns: SignIns;
  loginAttempts: LoginAttempts;
  backgroundTasks: BackgroundTasks;
  twoFactors: TwoFactors;
  /** Counts mails asked for and sign-ups with one email address, whether or not it exists. */
  limitEmail: RateLimit;
};
