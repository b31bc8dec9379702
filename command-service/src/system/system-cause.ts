import { derivedId } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import type { SystemCause } from 'contracts/kernel/system-command';

/** The cause of what one of our own processes asks for: the same for the same event, policy, target and type of command. */
export const systemCause = (
  { tenantId, type, cause }: { tenantId: string; type: string; cause: SystemCause },
  now: Date,
): CommandMetadata => ({
  tenantId,
  actor: { type: 'system', id: cause.policy },
  ip: null,
  occurredAt: now.toISOString(),
  correlationId: cause.correlationId,
  causationId: cause.eventId,
  idempotencyKey: derivedId(cause.eventId, cause.policy, cause.target, type),
  now,
});
