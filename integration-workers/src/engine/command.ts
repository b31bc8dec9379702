import { createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { isProblemError } from 'contracts/client/problem-error';
import { createMemorySession } from 'contracts/client/session';
import { makeInvitationToken } from 'contracts/identity/invitation/invitation.endpoints';
import { makeMailToken } from 'contracts/identity/mail-token/mail-token.endpoints';
import { sendSystemCommand } from 'contracts/kernel/system-command.endpoints';
import type { SystemCommandInput } from 'contracts/system-commands';
import { signSystemToken } from 'platform/http/system-token';
import type { Clock } from 'platform/service';
import type { z } from 'zod';
import type { Cause } from './job.ts';

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
const TIMEOUT_MS = 10_000;

type CallerOptions = { apiUrl: string; secret: string; clock: Clock };

/** A client that is one of our own processes. */
const systemClient = async ({ apiUrl, secret, clock }: CallerOptions) => {
  const session = createMemorySession(await signSystemToken(PROCESS, secret, clock()));
  return createClient({ baseUrl: apiUrl.replace(/\/+$/, ''), session, positions: createMemoryPositions() });
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

/** Makes the token of a link in a mail, and says whom to write to. Throws `user-not-found` where the account is gone. */
export type MakeMailToken = (of: z.input<typeof makeMailToken.body>) => Promise<z.output<typeof makeMailToken.answer>>;

export const openMailTokens =
  (options: CallerOptions): MakeMailToken =>
  async (body) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await (await systemClient(options)).call(makeMailToken, { body, signal })).data;
  };

/** … of an invitation. Throws `invitation-not-found` where it does not stand any more. */
export type MakeInvitationToken = (
  of: z.input<typeof makeInvitationToken.body>,
) => Promise<z.output<typeof makeInvitationToken.answer>>;

export const openInvitationTokens =
  (options: CallerOptions): MakeInvitationToken =>
  async (body) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await (await systemClient(options)).call(makeInvitationToken, { body, signal })).data;
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
