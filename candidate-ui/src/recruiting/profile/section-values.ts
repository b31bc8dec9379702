import type { ProfileAbout } from 'contracts/recruiting/profile/profile.about';
import type { ProfileView } from 'contracts/recruiting/profile/profile.views';
import { fromMinor, toMinor } from 'ui-kit/format/typed-money';
import { type FieldSpec, listOf, type Section } from './sections.ts';

export type Values = Record<string, unknown>;
type Faults = Record<string, string[]>;

/** Where there is no profile yet; by kind, as it is typed. */
const blankOf = ({ kind }: FieldSpec): unknown => {
  if (kind === 'days') return [];
  return kind === 'choice' ? null : kind === 'check' ? false : '';
};

const typedOf = ({ kind }: FieldSpec, value: unknown, currency: string | null): unknown => {
  if (kind === 'money') return fromMinor(value as number | null, currency ?? '');
  if (kind === 'tags') return (value as string[]).join(', ');
  if (kind === 'count') return value === null ? '' : String(value);
  return value;
};

/** What a section's form begins with. */
export const valuesOf = (section: Section, profile: ProfileAbout | null): Values => {
  if (!profile)
    return section.list
      ? { [section.name]: [] }
      : Object.fromEntries(section.fields.map((spec) => [spec.name, blankOf(spec)]));
  if (section.list) {
    const { fields } = listOf(section.name);
    const entries = profile[section.name] as Values[];
    return {
      [section.name]: entries.map((entry) => ({
        ...entry,
        ...Object.fromEntries(fields.map((spec) => [spec.name, typedOf(spec, entry[spec.name], null)])),
      })),
    };
  }
  return Object.fromEntries(
    section.fields.map((spec) => [
      spec.name,
      typedOf(spec, profile[spec.name as keyof ProfileAbout], profile.salaryCurrency),
    ]),
  );
};

const readOf = ({ kind }: FieldSpec, value: unknown, currency: string | null): unknown => {
  const typed = String(value ?? '').trim();
  if (kind === 'money') return toMinor(typed, currency ?? '');
  if (kind === 'count') return typed === '' ? null : Number(typed);
  if (kind === 'tags')
    return [
      ...new Set(
        typed
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ];
  return typeof value === 'string' ? value.trim() : value;
};

const faultsOf = ({ kind, required, max }: FieldSpec, value: unknown): string[] => {
  if (required && value === '') return ['field-required'];
  if ((kind === 'count' && value !== null && !Number.isInteger(value)) || Number.isNaN(value)) return ['field-invalid'];
  if (kind === 'count' && max !== undefined && Number(value) > max) return ['too-large'];
  return [];
};

const readFields = (fields: readonly FieldSpec[], values: Values, above = ''): { read: Values; faults: Faults } => {
  const currency = (values.salaryCurrency as string | null | undefined) ?? null;
  const read = Object.fromEntries(fields.map((spec) => [spec.name, readOf(spec, values[spec.name], currency)]));
  const faults = fields.flatMap((spec): [string, string[]][] => {
    const found = faultsOf(spec, read[spec.name]);
    return found.length > 0 ? [[`${above}${spec.name}`, found]] : [];
  });
  return { read, faults: Object.fromEntries(faults) };
};

/** What a section's form says, as the profile holds it, and what is wrong with it. */
export const readSection = (section: Section, values: Values): { said: Partial<ProfileView>; faults: Faults } => {
  if (!section.list) {
    const { read, faults } = readFields(section.fields, values);
    return { said: read as Partial<ProfileView>, faults };
  }
  const { fields } = listOf(section.name);
  const entries = (values[section.name] as Values[]).map((entry, index) =>
    readFields(fields, entry, `${section.name}.${index}.`),
  );
  const said = { [section.name]: entries.map(({ read }) => read) } as Partial<ProfileView>;
  return { said, faults: Object.assign({}, ...entries.map(({ faults }) => faults)) };
};
