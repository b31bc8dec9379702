import { z } from 'zod';
import { Id } from './id.ts';
import { requiredText } from './text.ts';

/** The event because of which one of our own processes asks for something, and the policy by which it does. */
export const SystemCause = z.strictObject({
  eventId: Id,
  policy: requiredText(100),
  target: requiredText(200),
  correlationId: requiredText(200),
});
export type SystemCause = z.infer<typeof SystemCause>;

/**
 * A command that one of our own processes sends because of an event: what a process policy turns into work on another stream.
 * It is sent as actor `system` under the policy's name, once for each event, policy and target.
 */
export const SystemCommand = z.strictObject({
  tenantId: z.union([Id, z.literal('global')]),
  aggregate: requiredText(50),
  /** Of the stream. */
  id: Id,
  type: requiredText(100),
  data: z.record(z.string(), z.unknown()),
  cause: SystemCause,
});
export type SystemCommand = z.infer<typeof SystemCommand>;

/** Commands of one aggregate that our own processes may send: type → data. `scope`: whose streams these are. */
export type SystemCommands<Shapes extends Record<string, z.ZodObject> = Record<string, z.ZodObject>> = {
  scope: 'tenant' | 'global' | 'both';
  commands: Shapes;
};

/** Declares them, beside the commands that people send. */
export const systemCommands = <const Shapes extends Record<string, z.ZodObject>>(
  scope: SystemCommands['scope'],
  commands: Shapes,
): SystemCommands<Shapes> => ({ scope, commands });
