/**
 * Whether there can be such a number (docs/product.md API-19). A `+` names the number's country; others are of `country`, and are
 * left to the server where that is null. The numbering plans of the world come when the first number is looked at.
 */
export const isPhoneNumber = async (typed: string, country: string | null): Promise<boolean> => {
  const phone = typed.trim();
  if (phone === '' || (country === null && /^[\d(]/.test(phone))) return true;
  const plans = await import('contracts/kernel/phone-number').catch(() => null);
  return !plans || plans.toE164(phone, country ?? '') !== null;
};

/** The fault of a form's phone number, as the API tells it. */
export const phoneFaults = async (typed: string, country: string): Promise<{ phone?: string[] }> =>
  (await isPhoneNumber(typed, country)) ? {} : { phone: ['phone-invalid'] };
