import { automation } from './automation/automation.context.ts';
import { identity } from './identity/identity.context.ts';
import type { Entity } from './kernel/entity.ts';
import { library } from './library/library.context.ts';
import { recruiting } from './recruiting/recruiting.context.ts';
import { reporting } from './reporting/reporting.context.ts';
import { training } from './training/training.context.ts';

/** Every declared aggregate by its name, with its types. */
export const entities = {
  ...identity.entities,
  ...recruiting.entities,
  ...training.entities,
  ...automation.entities,
  ...library.entities,
  ...reporting.entities,
};

/** The same, for what treats all alike. */
export const entityCatalogue: readonly Entity[] = Object.values(entities);
