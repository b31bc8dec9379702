import { derivedId, newId } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';

/** What of a request becomes part of history. */
export type Origin = {
  auth: { userId: string; tenantId: string };
  ip: string | null;
  now: Date;
  requestId: string;
  correlationId: string;
  idempotencyKey: string | null;
};

/** The cause of the events that a request brings about. */
export const causeOf = ({ auth, ip, now, requestId, correlationId, idempotencyKey }: Origin): CommandMetadata => ({
  tenantId: auth.tenantId,
  actor: { type: 'user', id: auth.userId },
  ip,
  occurredAt: now.toISOString(),
  correlationId,
  causationId: requestId,
  ...(idempotencyKey !== null && { idempotencyKey }),
  now,
});

/** Id of the thing a request creates: the same for the same Idempotency-Key of the same person. */
export const createdId = (aggregate: string, { auth, idempotencyKey, now }: Origin): string =>
  idempotencyKey === null ? newId(now) : derivedId(aggregate, auth.tenantId, auth.userId, idempotencyKey);

/** A request that names one thing, perhaps in one version. */
export type ToOne = Origin & { params: { id: string }; ifMatch: number | null };

/** One of the many that a request names. */
export const toOne = (request: Origin, id: string): ToOne => ({ ...request, params: { id }, ifMatch: null });
