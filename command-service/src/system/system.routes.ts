import { fieldErrors } from 'contracts/kernel/field-errors';
import { GLOBAL } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { SystemCommand, SystemCommands } from 'contracts/kernel/system-command';
import { sendSystemCommand } from 'contracts/kernel/system-command.endpoints';
import { systemCommandCatalogue } from 'contracts/system-commands';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { z } from 'zod';
import type { Commands } from '#command-service/commands';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import type { Sent } from '#command-service/kernel/command';
import { systemCause } from './system-cause.ts';

type AnyCommand = { type: string; data: Record<string, unknown>; metadata: CommandMetadata };
type AnySend = (id: string, command: AnyCommand) => Promise<Sent<unknown>>;

const invalid = (errors: Record<string, string[]>) => new Rejection('validation-failed', 422, { errors });

const declarationOf = (aggregate: string): SystemCommands => {
  const declared = Object.hasOwn(systemCommandCatalogue, aggregate) ? systemCommandCatalogue[aggregate] : undefined;
  if (!declared) throw invalid({ aggregate: ['field-invalid'] });
  return declared;
};

/** Made once for each command: a schema is compiled where it is first used. */
const wholes = new WeakMap<z.ZodObject, z.ZodObject<{ data: z.ZodObject }>>();
const wholeOf = (schema: z.ZodObject) => {
  const whole = wholes.get(schema) ?? z.object({ data: schema.strict() });
  wholes.set(schema, whole);
  return whole;
};

/** The data as its schema has it; that of a creation names the stream's own id. */
const dataOf = ({ aggregate, type, id, data, tenantId }: SystemCommand): Record<string, unknown> => {
  const { scope, commands } = declarationOf(aggregate);
  if (scope !== 'both' && (scope === 'global') !== (tenantId === GLOBAL))
    throw invalid({ tenantId: ['field-invalid'] });
  const schema = Object.hasOwn(commands, type) ? commands[type] : undefined;
  if (!schema) throw invalid({ type: ['field-invalid'] });
  const parsed = wholeOf(schema).safeParse({ data }, { reportInput: true });
  if (!parsed.success) throw invalid(fieldErrors(parsed.error.issues, 'data'));
  const own = `${aggregate}Id`;
  const named = parsed.data.data[own];
  if (named !== undefined && named !== id) throw invalid({ [`data.${own}`]: ['id-invalid'] });
  return parsed.data.data;
};

/** `limitSystem`: so many commands a minute of one company, and of all together. */
export type SystemContext = CommandContext & { limitSystem(tenantId: string): Promise<void> };

/** Commands that our own processes send because of an event: those of the catalogue, each once for its event and target. */
export const systemRoutes = (router: IRouter, context: SystemContext): void => {
  mount(
    router,
    sendSystemCommand,
    async ({ body, now }) => {
      await context.limitSystem(body.tenantId);
      const { aggregate, id, type } = body;
      const data = dataOf(body);
      const send = context.commands[aggregate as keyof Commands] as unknown as AnySend;
      const { position } = await send(id, { type, data, metadata: systemCause(body, now) });
      return answered(position, { id, position });
    },
    context,
  );
};
