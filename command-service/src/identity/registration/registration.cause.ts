import { newId } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';

/** The cause of what a registration does in a company (or in `global`) for the account that it makes. */
export type CauseOf = (userId: string, tenantId: string) => CommandMetadata;

/** Whoever sets up a company or an account by hand: no user of the product. */
export const byHand = (now: Date): CauseOf => {
  const correlationId = newId(now);
  return (_, tenantId) => ({
    tenantId,
    actor: { type: 'system', id: 'registration' },
    ip: null,
    occurredAt: now.toISOString(),
    correlationId,
    causationId: 'registration',
    now,
  });
};
