import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText, text } from '#contracts/kernel/text';
import { systemLabelScopes } from './label.choices.ts';

/** `#0c4a3d` */
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'color-invalid');

/** What tells apart things that look alike. Its name is a company's only once, however it is written. */
export const label = entity({
  name: 'label',
  context: 'automation',
  permissions: 'tenant.labels',
  fields: {
    name: requiredText(60),
    description: text(500),
    backgroundColor: colour,
    fontColor: colour,
    /** One of the system's scopes, or one of the company's own. */
    scopeId: Id,
  },
  defaults: {
    description: '',
    backgroundColor: '#e3f1ec',
    fontColor: '#0c4a3d',
    scopeId: systemLabelScopes.candidate,
  },
  unique: { name: { within: 'tenant' } },
  filters: ['scopeId'],
  search: ['name', 'description'],
});
export type LabelView = typeof label.types.view;

/** A company's own group of labels, beside the scopes that everybody has. */
export const labelScope = entity({
  name: 'labelScope',
  context: 'automation',
  plural: 'label-scopes',
  permissions: 'tenant.labels',
  fields: { name: requiredText(60) },
  search: ['name'],
});
export type LabelScopeView = typeof labelScope.types.view;
