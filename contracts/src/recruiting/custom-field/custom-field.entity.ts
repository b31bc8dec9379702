import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText, text } from '#contracts/kernel/text';
import {
  customFieldKinds,
  customFieldOwners,
  MAX_CUSTOM_OPTION_NAME,
  MAX_CUSTOM_OPTIONS,
} from './custom-field.choices.ts';

/** Values hold the id; the name is what it is called today. One that is retired is offered no more and stays where it was chosen. */
const option = z.strictObject({
  id: Id,
  name: requiredText(MAX_CUSTOM_OPTION_NAME),
  isRetired: z.boolean().default(false),
});

/**
 * A field of a company's own on its candidates or jobs (docs/product.md REC-30). Records hold values under its id, so that it may be renamed;
 * what it is of and what it holds stay as they were made.
 */
export const customField = entity({
  name: 'customField',
  context: 'recruiting',
  plural: 'custom-fields',
  permissions: 'tenant.custom.fields',
  fields: {
    name: requiredText(60),
    appliesTo: z.enum(customFieldOwners),
    kind: z.enum(customFieldKinds),
    options: z.array(option).max(MAX_CUSTOM_OPTIONS),
    hint: text(200),
  },
  defaults: { appliesTo: 'candidate', kind: 'text', options: [], hint: '' },
  filters: ['appliesTo'],
  sorts: ['name', 'updatedAt', 'createdAt'],
  search: ['name', 'hint'],
});
export type CustomFieldView = typeof customField.types.view;
export type CustomFieldFields = typeof customField.types.fields;

/** Every way a custom field may refuse beyond those of any entity. */
export type CustomFieldRejection =
  | 'custom-field-kind-fixed' // what it is of and what it holds stay as they were made
  | 'custom-field-options-required' // nothing to choose from
  | 'custom-field-option-twice' // two of one name
  | 'custom-field-options-unwanted'; // of a field that is not chosen from
