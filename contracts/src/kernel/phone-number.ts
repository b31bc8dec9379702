import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A Brazilian's word for an extension, as the library knows it. */
const EXTENSION = /\bramal\b/i;

/** A number as people type it, as E.164: `(218) 555-0142` in `US` is `+12185550142`. Null: there can be no such number. */
export const toE164 = (typed: string, country: string): string | null => {
  const defaultCountry: CountryCode = isSupportedCountry(country) ? country : 'US';
  const number = parsePhoneNumberFromString(typed.replace(EXTENSION, 'ext.'), { defaultCountry, extract: false });
  return number?.isPossible() ? number.number : null;
};
