import { createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { isProblemError } from 'contracts/client/problem-error';
import { createMemorySession } from 'contracts/client/session';
import { sendSystemCommand } from 'contracts/kernel/system-command.endpoints';
import type { SystemCommandInput } from 'contracts/system-commands';
import { signSystemToken } from 'platform/http/system-token';
import type { Clock } from 'platform/service';
import { traceparent } from 'platform/telemetry/traces';
import type { Cause } from './work-item.ts';

/** A command of the catalogue, and the stream it goes to: by default of the event's own company. */
export type StreamCommand = SystemCommandInput & { id: string; tenantId?: string };

/**
 * Sends a command over HTTP in the name of the policy that asked for the work; answers the position to wait for. The same
 * command to the same stream for the same work counts once. Throws the problem where it is refused or there is no answer:
 * the job is then tried again, unless its handler knows the refusal as "already so".
 */
export type SendCommand = (cause: Cause, command: StreamCommand) => Promise<{ position: string }>;

/** What these processes call themselves to the command service. */
const PROCESS = 'integration-workers';
export const TIMEOUT_MS = 10_000;

export type CallerOptions = { apiUrl: string; secret: string; clock: Clock };

/** A client that is one of our own processes. */
export const systemClient = async ({ apiUrl, secret, clock }: CallerOptions) => {
  const session = createMemorySession(await signSystemToken(PROCESS, secret, clock()));
  return createClient({
    baseUrl: apiUrl.replace(/\/+$/, ''),
    session,
    positions: createMemoryPositions(),
    traceparent,
  });
};

export const openCommands =
  (options: CallerOptions): SendCommand =>
  async (cause, { tenantId = cause.tenantId, ...command }) => {
    const { eventId, policy, target, correlationId = eventId } = cause;
    const { data } = await (await systemClient(options)).call(sendSystemCommand, {
      body: { ...command, tenantId, cause: { eventId, policy, target, correlationId } },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { position: data.position };
  };

/** The answer of a call; undefined where it is refused with one of these codes, because it is already so or pointless by now. */
export const unlessRefused = async <T>(call: Promise<T>, ...codes: readonly string[]): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (isProblemError(error) && codes.includes(error.code)) return undefined;
    throw error;
  }
};
