import { countryName } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';

export const CountryName = ({ code }: { code: string }) => countryName(code, useLocale());
