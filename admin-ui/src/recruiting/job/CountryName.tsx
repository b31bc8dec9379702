import { useLocale } from 'candidate-ui/shared/preferences';
import { countryName } from './countries.ts';

export const CountryName = ({ code }: { code: string }) => countryName(code, useLocale());
