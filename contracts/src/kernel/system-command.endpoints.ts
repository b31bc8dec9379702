import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { SystemCommand } from './system-command.ts';

export const sendSystemCommand = endpoint({
  method: 'POST',
  path: '/api/system/commands',
  access: 'system',
  summary: 'Send a command because of an event (internal)',
  body: SystemCommand,
  answer: z.object({ id: Id, position: z.string() }),
});
