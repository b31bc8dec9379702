import type { SettingField, SettingLooks } from './setting-ui.ts';

type Values = Record<string, unknown>;

const only = (fields: readonly SettingField[], values: Values): Values =>
  Object.fromEntries(fields.map(({ source }) => [source, values[source]]));

const emptyOf = (field: SettingField) => {
  const { kind } = field;
  if (kind === 'own') return field.empty ?? null;
  if (kind === 'yes-no') return false;
  return kind === 'choice' ? null : '';
};

/** A new record before anything is typed. */
export const emptySettingForm = ({ fields, initial }: Pick<SettingLooks, 'fields' | 'initial'>): Values => ({
  ...Object.fromEntries(fields.map((field) => [field.source, emptyOf(field)])),
  ...initial,
});

/** A record as its form holds it. */
export const toSettingForm = (fields: readonly SettingField[]) => (record: Values & { id: string }) => ({
  id: record.id,
  ...only(fields, record),
});

/** What a form sends: the fields described, texts trimmed. */
export const fromSettingForm = (fields: readonly SettingField[]) => (values: Values) =>
  Object.fromEntries(
    Object.entries(only(fields, values)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );
