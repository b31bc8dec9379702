import { createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { isProblemError } from 'contracts/client/problem-error';
import { createMemorySession } from 'contracts/client/session';
import { sendSystemCommand } from 'contracts/kernel/system-command.endpoints';
import type { SystemWish } from 'contracts/system-commands';
import { signSystemToken } from 'platform/access/system-token';
import type { Clock } from 'platform/service';
import type { Cause } from './job.ts';

/** A command of the catalogue, and the stream it goes to: of the event's own company unless told. */
export type CommandWish = SystemWish & { id: string; tenantId?: string };

/**
 * Sends a command over HTTP in the name of the policy that asked for the work; answers the position to wait for. The same
 * command to the same stream for the same work counts once. Throws the problem where it is refused or there is no answer:
 * the job is then tried again, unless its handler knows the refusal as "already so".
 */
export type SendCommand = (cause: Cause, wish: CommandWish) => Promise<{ position: string }>;

/** What these processes call themselves to the command service. */
const PROCESS = 'integration-workers';
const TIMEOUT_MS = 10_000;

export const openCommands =
  (options: { apiUrl: string; secret: string; clock: Clock }): SendCommand =>
  async (cause, { tenantId = cause.tenantId, ...wish }) => {
    const { apiUrl, secret, clock } = options;
    const baseUrl = apiUrl.replace(/\/+$/, '');
    const session = createMemorySession(await signSystemToken(PROCESS, secret, clock()));
    const { eventId, policy, target, correlationId = eventId } = cause;
    const { data } = await createClient({ baseUrl, session, positions: createMemoryPositions() }).call(
      sendSystemCommand,
      {
        body: { ...wish, tenantId, cause: { eventId, policy, target, correlationId } },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    return { position: data.position };
  };

/** Whether a command was refused with one of these codes. */
export const isRefusedAs = (error: unknown, ...codes: readonly string[]): boolean =>
  isProblemError(error) && codes.includes(error.code);
