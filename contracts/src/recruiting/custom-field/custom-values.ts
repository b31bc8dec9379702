import { z } from 'zod';
import { link } from '#contracts/kernel/contact';
import { day } from '#contracts/kernel/day';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import {
  type CustomFieldOwner,
  MAX_CUSTOM_FIELDS,
  MAX_CUSTOM_OPTIONS,
  MAX_CUSTOM_TEXT,
} from './custom-field.choices.ts';
import type { CustomFieldFields } from './custom-field.entity.ts';

/** A value as records hold it: a text, a number, a day (`2026-03-01`), an option's id, several of these, or yes and no. */
export const CustomValue = z.union([
  text(MAX_CUSTOM_TEXT),
  z.number(),
  z.boolean(),
  z.array(Id).max(MAX_CUSTOM_OPTIONS),
]);
export type CustomValue = z.infer<typeof CustomValue>;

const tooMany = (values: object) => Object.keys(values).length <= MAX_CUSTOM_FIELDS;

/** Values by the id of their field; in a change null takes one away. */
export const customValues = () => z.record(Id, CustomValue.nullable()).refine(tooMany, { message: 'field-too-long' });
export type CustomValues = Record<string, CustomValue | null>;

export type CustomDefinition = CustomFieldFields & { id: string };

const schemas = (options: CustomFieldFields['options']) => {
  const offered = options.filter(({ isRetired }) => !isRetired);
  const chosen = z.enum(offered.map(({ id }) => id) as [string, ...string[]]);
  return {
    text: text(MAX_CUSTOM_TEXT, 1),
    number: z.number().min(-1e15).max(1e15),
    date: day(),
    choice: chosen,
    choices: z
      .array(chosen)
      .min(1)
      .transform((ids) => [...new Set(ids)]),
    'yes-no': z.boolean(),
    link: link(MAX_CUSTOM_TEXT),
  };
};

/** The same fields for a record that holds options of theirs: what was chosen before it was retired may stay chosen. */
export const stillOffering = <Definition extends CustomDefinition>(
  definitions: readonly Definition[],
  held: Readonly<Record<string, unknown>>,
): Definition[] =>
  definitions.map((definition) => {
    const chosen = [held[definition.id]].flat();
    const options = definition.options.map((one) => ({ ...one, isRetired: one.isRetired && !chosen.includes(one.id) }));
    return { ...definition, options };
  });

const isNothing = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

export type CheckedValues = { values: CustomValues; errors: Record<string, string[]> };

/** Values as they are kept, and what is wrong with the others, by `custom.{field}`. What is empty takes a value away. */
export const checkCustomValues = (
  values: Readonly<Record<string, unknown>>,
  definitions: readonly CustomDefinition[],
  owner: CustomFieldOwner,
): CheckedValues => {
  const found = new Map(definitions.filter(({ appliesTo }) => appliesTo === owner).map((one) => [one.id, one]));
  const checked: CheckedValues = { values: {}, errors: {} };
  for (const [id, value] of Object.entries(values)) {
    const definition = found.get(id);
    if (isNothing(value)) checked.values[id] = null;
    else if (!definition) checked.errors[`custom.${id}`] = ['custom-field-not-found'];
    else {
      const parsed = schemas(definition.options)[definition.kind].safeParse(value);
      if (parsed.success) checked.values[id] = parsed.data;
      else checked.errors[`custom.${id}`] = [`custom-${definition.kind}-invalid`];
    }
  }
  return checked;
};
