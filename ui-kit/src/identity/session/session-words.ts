import type { Device } from 'contracts/identity/session/device';
import type { SessionView, SignInView } from 'contracts/identity/session/security.views';

type Translate = (key: string, values?: Record<string, string>) => string;
/** A moment as the reader's clock and language have it. */
type Format = (instant: string) => string;

/** `Chrome on Linux`; what is known of it where not all is. */
export const deviceName = (t: Translate, { browser, system }: Device): string => {
  if (browser && system) return t('security.device.onSystem', { browser, system });
  return browser ?? system ?? t('security.device.unknown');
};

const addressOf = (t: Translate, { ip }: { ip: string | null }) => (ip ? [t('security.address', { ip })] : []);

/** Since when a session is there, when it was last used, and from where. */
export const sessionFacts = (t: Translate, session: SessionView, format: Format): string =>
  [
    t('security.sessions.since', { at: format(session.startedAt) }),
    t('security.sessions.lastUsed', { at: format(session.lastUsedAt) }),
    ...addressOf(t, session),
  ].join(' · ');

/** With what somebody logged in, and from where. */
export const signInFacts = (t: Translate, signIn: SignInView): string =>
  [deviceName(t, signIn), ...addressOf(t, signIn)].join(' · ');

/** Which words say what happened, and how loudly. */
export const signInKind = ({ outcome, isNewDevice }: Pick<SignInView, 'outcome' | 'isNewDevice'>) => {
  if (outcome === 'failure') return { kind: 'failure', tone: 'danger' } as const;
  return isNewDevice
    ? ({ kind: 'newDevice', tone: 'notice' } as const)
    : ({ kind: 'success', tone: 'success' } as const);
};
