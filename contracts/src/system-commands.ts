import type { z } from 'zod';
import { contexts } from './contexts.ts';
import type { entities } from './entities.ts';
import type { identity } from './identity/identity.context.ts';
import { systemCommandsOf } from './kernel/entity.commands.ts';
import type { SystemCommands } from './kernel/system-command.ts';
import type { recruiting } from './recruiting/recruiting.context.ts';
import type { training } from './training/training.context.ts';

/** Every command that our own processes may send, by aggregate; all else is refused. */
export const systemCommandCatalogue: Readonly<Record<string, SystemCommands>> = Object.fromEntries(
  contexts.flatMap(({ entities: declared, systemCommands }) => [
    ...Object.values(declared)
      .filter(({ system }) => system.length > 0)
      .map((entity) => [entity.name, systemCommandsOf(entity)] as const),
    ...Object.entries(systemCommands),
  ]),
);

type CommandOf<A extends string, C> = C extends { type: infer Type; data: infer Data }
  ? { aggregate: A; type: Type; data: Data }
  : never;
type OfEntities = { [A in keyof typeof entities]: CommandOf<A, (typeof entities)[A]['types']['command']> };

type Listed = (typeof identity)['systemCommands'] &
  (typeof recruiting)['systemCommands'] &
  (typeof training)['systemCommands'];
type OfOthers = {
  [A in keyof Listed & string]: {
    [Type in keyof Listed[A]['commands'] & string]: {
      aggregate: A;
      type: Type;
      data: z.input<Listed[A]['commands'][Type]>;
    };
  }[keyof Listed[A]['commands'] & string];
};

/** One of these commands, as its sender writes it. */
export type SystemCommandInput = OfEntities[keyof OfEntities] | OfOthers[keyof OfOthers];
