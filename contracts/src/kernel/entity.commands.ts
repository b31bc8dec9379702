import { z } from 'zod';
import { withDefaults } from './entity.events.ts';
import type { Entity } from './entity.ts';
import { Id } from './id.ts';
import type { SystemCommands } from './system-command.ts';

const nothing = z.strictObject({});

const dataOf = ({ Name, idField, written, defaults, commands }: Entity, type: string): z.ZodType => {
  if (type === `Create${Name}`) return z.strictObject({ ...withDefaults(written.shape, defaults), [idField]: Id });
  if (type === `Change${Name}`) return written.partial();
  return commands[type]?.data ?? nothing;
};

/** Commands of a declared aggregate that our own processes may send. */
export const systemCommandsOf = (entity: Entity): SystemCommands => ({
  scope: entity.ofPeople ? 'both' : 'tenant',
  commands: Object.fromEntries(entity.system.map((type) => [type, dataOf(entity, type) as z.ZodObject])),
});
