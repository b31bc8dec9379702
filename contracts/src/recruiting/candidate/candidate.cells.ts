/** Items of one cell: between commas, semicolons, bars or lines; one that has such itself stands in quotes, as in CSV. */
const item = /\s*"((?:[^"]|"")*)"\s*(?:[,;|\n]|$)|([^,;|\n]*)(?:[,;|\n]|$)/gy;

export const listOf = (cell: string): string[] => [
  ...new Set(
    [...cell.matchAll(item)]
      .map(([, quoted, plain = '']) => (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
      .filter(Boolean),
  ),
];

const SEPARATOR = '; ';

/** The same the other way round. */
export const cellOfList = (items: readonly string[]): string =>
  items
    .map((one) => (/[,;|\n]|^\s*"/.test(one) ? `"${one.replaceAll('"', '""')}"` : one))
    .filter(Boolean)
    .join(SEPARATOR);

/** `1.234` could be read as thousands; `1.2340` cannot. */
export const cellOfNumber = (value: number): number | string => {
  const plain = value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  if (/^-?[1-9]\d{0,2}\.\d{3}$/.test(plain)) return `${plain}0`;
  return plain === String(value) ? value : plain;
};

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const isCurrency = (word: string): boolean => /^[A-Z]{0,3}\p{Sc}$/u.test(word) || currencies.has(word);
const isUnit = (word: string): boolean =>
  isCurrency(word) || /^(years?|yrs?|anos?|((a|per|por) |\/ ?)(year|month|hour|ano|m[eê]s|hora))$/i.test(word);

const SEPARATED =
  /^(?<sign>[-+\u2212]?)(?<before>[^\d]*?)(?<inner>[-+\u2212]?)(?<digits>\d(?:[\d.,'\u2019\s]*\d)?)(?<after>[^\d]*)$/su;

/** The digits as a program writes them, where they can be read in one way alone; a lone separator before three digits is of thousands. */
const plainOf = (digits: string): string | null => {
  const text = digits.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2019', "'");
  if (/^\d+$/.test(text)) return text;
  const grouped = /^[1-9]\d{0,2}(?:([ '.,])\d{3}(?:\1\d{3})*)(?:([.,])(\d+))?$/.exec(text);
  if (grouped && grouped[1] !== grouped[2]) {
    const [, , decimal = '', fraction = ''] = grouped;
    const whole = decimal ? text.slice(0, text.lastIndexOf(decimal)) : text;
    return `${whole.replace(/\D/g, '')}${fraction && `.${fraction}`}`;
  }
  return /^\d+[.,]\d+$/.test(text) ? text.replace(',', '.') : null;
};

/**
 * `1,234.50`, `1.234,50`, `R$ 1.234`, `12 000`, `3.14159`: the number; the text itself where it is none, or where it may be another one
 * (`85k`, `2 to 3`).
 */
export const numberOf = (cell: string): number | string => {
  const found = SEPARATED.exec(cell.trim())?.groups;
  if (!found) return cell;
  const { sign = '', before = '', inner = '', digits = '', after = '' } = found;
  const [unitBefore, unitAfter] = [before.trim(), after.trim()];
  if ((sign && inner) || (unitBefore && !isCurrency(unitBefore)) || (unitAfter && !isUnit(unitAfter))) return cell;
  const plain = plainOf(digits);
  if (plain === null || plain.replace(/\..*/, '').length > 15) return cell;
  return Number(plain) * (sign + inner === '' || sign + inner === '+' ? 1 : -1);
};
