import { z } from 'zod';
import { maskOf } from './entity.endpoints.ts';
import { withDefaults } from './entity.events.ts';
import type { Entity } from './entity.ts';
import { Id } from './id.ts';
import type { SystemCommands } from './system-command.ts';

const nothing = z.strictObject({});

/** Whoever decides on a command says what is computed, whatever its sender may have said. */
const creationOf = ({ idField, written, defaults, computed }: Entity): z.ZodType => {
  const optional = written.partial(maskOf(computed));
  return z.strictObject({ ...withDefaults(optional.shape, defaults), [idField]: Id });
};

const dataOf = (entity: Entity, type: string): z.ZodType => {
  const { Name, written, commands } = entity;
  if (type === `Create${Name}`) return creationOf(entity);
  if (type === `Change${Name}`) return written.partial();
  return commands[type]?.data ?? nothing;
};

/** Commands of a declared aggregate that our own processes may send. */
export const systemCommandsOf = (entity: Entity): SystemCommands => ({
  scope: entity.ofPeople ? 'both' : 'tenant',
  commands: Object.fromEntries(entity.system.map((type) => [type, dataOf(entity, type) as z.ZodObject])),
});
