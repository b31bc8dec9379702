import type { Device } from 'contracts/identity/session/device';
import type { SignInView } from 'contracts/identity/session/security.views';

type Translate = (key: string, values?: Record<string, string>) => string;

/** `Chrome on Linux`; what is known of it where not all is. */
export const deviceName = (t: Translate, { browser, system }: Device): string => {
  if (browser && system) return t('security.device.onSystem', { browser, system });
  return browser ?? system ?? t('security.device.unknown');
};

/** Which words say what happened, and how loudly. */
export const kindOf = ({ outcome, isNewDevice }: Pick<SignInView, 'outcome' | 'isNewDevice'>) => {
  if (outcome === 'failure') return { kind: 'failure', tone: 'danger' } as const;
  return isNewDevice
    ? ({ kind: 'newDevice', tone: 'notice' } as const)
    : ({ kind: 'success', tone: 'success' } as const);
};
