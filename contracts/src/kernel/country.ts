import { languageTag } from './language-tag.ts';
import { type Locale, locales } from './locales.ts';

/** ISO 3166-1 alpha-2, every assigned code. */
export const countryCodes: readonly string[] =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Where a number without a country's prefix is read as one of, as far as a language tells. */
export const countryOfLanguage = (locale: Locale): string => locale.slice(-2).toUpperCase();

const named = (code: string): string[] =>
  locales.flatMap((locale) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames([languageTag(locale)], { type: 'region', style }).of(code) ?? code,
    ),
  );

/** The country that an address ends with, by its name in a language of the product or its code; null where it names none. */
export const countryOfAddress = (address: string): string | null => {
  const last = address.trim().split(/[\n,]/).at(-1)?.trim().toLowerCase() ?? '';
  return countryCodes.find((code) => [code, ...named(code)].some((name) => name.toLowerCase() === last)) ?? null;
};
