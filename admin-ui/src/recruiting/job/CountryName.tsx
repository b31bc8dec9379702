import { countryName } from 'candidate-ui/shared/formats';
import { useLocale } from 'candidate-ui/shared/preferences';

export const CountryName = ({ code }: { code: string }) => countryName(code, useLocale());
