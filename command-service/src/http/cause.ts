import { derivedId, newId } from 'contracts/kernel/id';
import type { Actor, CommandMetadata, PartnerOf, RequestScope } from 'contracts/kernel/message';

/** Who asks: a person, perhaps acting as platform admin, or one of the company's keys. */
export type Asker = { userId: string } | { platformAdminId: string } | { apiKeyId: string };

export const actorOf = (asker: Asker): Actor => {
  if ('apiKeyId' in asker) return { type: 'api-key', id: asker.apiKeyId };
  return 'platformAdminId' in asker
    ? { type: 'platform-admin', id: asker.platformAdminId }
    : { type: 'user', id: asker.userId };
};

/** What of a request becomes part of history. */
export type Origin = {
  auth: Asker & { tenantId: string; partnerOf?: PartnerOf };
  ip: string | null;
  now: Date;
  requestId: string;
  correlationId: string;
  idempotencyKey: string | null;
  scope: RequestScope | null;
};

/** The cause of the events that a request brings about. */
export const causeOf = ({
  auth,
  ip,
  now,
  requestId,
  correlationId,
  idempotencyKey,
  scope,
}: Origin): CommandMetadata => ({
  tenantId: auth.tenantId,
  actor: actorOf(auth),
  ...(auth.partnerOf && { partnerOf: auth.partnerOf }),
  ip,
  occurredAt: now.toISOString(),
  correlationId,
  causationId: requestId,
  ...(idempotencyKey !== null && { idempotencyKey, ...(scope && { request: scope }) }),
  now,
});

/** Id of the thing a request creates: the same for the same Idempotency-Key of the same asker at the same route. */
export const createdId = (aggregate: string, { auth, idempotencyKey, scope, now }: Origin): string =>
  idempotencyKey === null
    ? newId(now)
    : derivedId(aggregate, auth.tenantId, actorOf(auth).id, scope?.route ?? '', idempotencyKey);

/** A request that names one thing, perhaps in one version. */
export type ToOne = Origin & { params: { id: string }; ifMatch: number | null };

/** One of the many that a request names. */
export const toOne = (request: Origin, id: string): ToOne => ({ ...request, params: { id }, ifMatch: null });
