import type { Entity, EntityCommand } from 'contracts/kernel/entity';
import type { Event } from 'contracts/kernel/message';
import { handler } from '#command-service/command';
import { type EntityRules, type EntityState, entityDecider } from './entity.decider.ts';

/** Commands of an entity that has none of its own. */
export const entityHandler = <S extends Entity & { types: { fields: Record<string, unknown> } }>(
  entity: S,
  rules: Pick<EntityRules<never>, 'check'> = {},
) => handler<EntityState, EntityCommand<S>, Event>(entity.name, entityDecider(entity, rules));
