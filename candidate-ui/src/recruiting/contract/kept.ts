/** What somebody has entered and not sent, in this browser. */
const keyOf = (contractId: string, signerId: string): string => `onrecord.contract.${contractId}.${signerId}`;

export const keptValues = (contractId: string, signerId: string): Record<string, string> => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(contractId, signerId)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};
export const keepValues = (contractId: string, signerId: string, values: Record<string, string>): void => {
  try {
    localStorage.setItem(keyOf(contractId, signerId), JSON.stringify(values));
  } catch {
    // A browser that keeps nothing loses what was entered.
  }
};
export const forgetValues = (contractId: string, signerId: string): void =>
  localStorage.removeItem(keyOf(contractId, signerId));
