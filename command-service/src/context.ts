import type { HttpContext } from 'platform/http/route';
import type { Commands } from './commands.ts';

/** What the routes of this service work with. */
export type CommandContext = HttpContext & { commands: Commands };
