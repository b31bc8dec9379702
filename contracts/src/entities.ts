import { automation } from './automation/automation.context.ts';
import { identity } from './identity/identity.context.ts';
import type { Entity } from './kernel/entity.ts';
import { recruiting } from './recruiting/recruiting.context.ts';

/** Every declared aggregate by its name, with its types. */
export const entities = { ...identity.entities, ...recruiting.entities, ...automation.entities };

/** The same, for what treats all alike. */
export const entityCatalogue: readonly Entity[] = Object.values(entities);
