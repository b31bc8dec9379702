import type { Signature } from './SignatureInput.tsx';

const PREFIX = 'onrecord.contract.';
type Part = { contractId: string; signerId: string };
const keyOf = ({ contractId, signerId }: Part): string => `${PREFIX}${contractId}.${signerId}`;

/** What somebody has entered and not sent. */
export type Entered = { values: Record<string, string>; signature: Signature | null };
/** `until`: the last moment for signing, ISO 8601. */
type Kept = Entered & { until: string };

const keptAt = (key: string): Partial<Kept> => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
};

/** What is kept of it in this browser. */
export const keptOf = (part: Part): Entered => {
  const { values = {}, signature = null } = keptAt(keyOf(part));
  return { values, signature };
};

export const keep = (part: Part, kept: Kept): void => {
  try {
    localStorage.setItem(keyOf(part), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing loses what was entered.
  }
};

const forgetWhere = (isOver: (key: string) => boolean): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && isOver(key)) localStorage.removeItem(key);
  } catch {
    // It keeps nothing.
  }
};

/** What one who signs a contract has entered here, or whatever anybody has: several may sign on one device. */
export const forget = (contractId: string, signerId = ''): void =>
  forgetWhere((key) => key.startsWith(keyOf({ contractId, signerId })));

/** Others may use this browser: what can be signed no more is not kept, whether somebody comes back for it or not. */
export const forgetOver = (now: Date): void =>
  forgetWhere((key) => !(Date.parse(keptAt(key).until ?? '') > now.getTime()));
