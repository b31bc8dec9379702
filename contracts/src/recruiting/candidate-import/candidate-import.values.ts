import { listOf, numberOf } from '#contracts/recruiting/candidate/candidate.cells';
import type { CustomDefinition } from '#contracts/recruiting/custom-field/custom-values';
import type { dayOrders } from './candidate-import.choices.ts';
import { plainName } from './candidate-import.suggest.ts';

/** Whole units as minor ones; the text itself where it has parts of those. */
export const amountOf = (cell: string, digits: number): number | string => {
  const amount = numberOf(cell);
  if (typeof amount !== 'number') return amount;
  const minor = Math.round(amount * 10 ** digits);
  return Math.abs(amount * 10 ** digits - minor) < 1e-6 ? minor : cell;
};

const locales = ['en', 'pt'] as const;
let byName: Map<string, string> | undefined;

const countriesByName = (): Map<string, string> => {
  const found = new Map<string, string>([
    ['usa', 'US'],
    ['united states of america', 'US'],
    ['eua', 'US'],
    ['uk', 'GB'],
    ['england', 'GB'],
  ]);
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  for (const locale of locales) {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const one of letters)
      for (const two of letters) {
        const name = names.of(one + two);
        if (name) found.set(plainName(name), one + two);
      }
  }
  return found;
};

/** A country by its code or its name in English or Portuguese; the text itself where there is none. */
export const countryCode = (cell: string): string => {
  if (/^[A-Za-z]{2}$/.test(cell)) return cell.toUpperCase();
  byName ??= countriesByName();
  return byName.get(plainName(cell)) ?? cell;
};

type DayOrder = (typeof dayOrders)[number];

/** `2026-03-01`, `3/1/2026`, `01.03.2026`: the day as in ISO 8601. */
export const dayOf = (cell: string, order: DayOrder): string => {
  if (/^\d{4}-\d{2}-\d{2}/.test(cell)) return cell.slice(0, 10);
  const [, one = '', two = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  const [month, day] = order === 'mdy' && !cell.includes('.') ? [one, two] : [two, one];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
};

const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'x', 'sim', 's', 'verdadeiro']);
const no: ReadonlySet<string> = new Set(['no', 'n', 'false', '0', 'nao', 'falso']);

const optionOf = (cell: string, { options }: CustomDefinition): string =>
  options.find(({ name, isRetired }) => !isRetired && plainName(name) === plainName(cell))?.id ?? cell;

/** A cell as a company's own field takes it; as it is where it says nothing that the field knows. */
export const customCellOf = (cell: string, definition: CustomDefinition | undefined, order: DayOrder): unknown => {
  switch (definition?.kind) {
    case 'number':
      return numberOf(cell);
    case 'date':
      return dayOf(cell, order);
    case 'choice':
      return optionOf(cell, definition);
    case 'choices':
      return listOf(cell).map((one) => optionOf(one, definition));
    case 'yes-no':
      return yes.has(plainName(cell)) ? true : no.has(plainName(cell)) ? false : cell;
    default:
      return cell;
  }
};
