import { getContrastRatio } from '@mui/material/styles';
import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';

/** WCAG 2.2, 1.4.3: what text takes to be read. */
export const READABLE = 4.5;
const COLOUR = /^#[0-9a-f]{6}$/i;
export const isColour = (value: unknown): value is string => typeof value === 'string' && COLOUR.test(value);

/** How well one colour stands out from the other, 1 to 21; null while one of them is none. Never rounded up to readable. */
export const contrastOf = (one: unknown, other: unknown): number | null =>
  isColour(one) && isColour(other) ? getContrastRatio(one, other) : null;

export const ratioText = (ratio: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1, roundingMode: 'floor' }).format(ratio);
