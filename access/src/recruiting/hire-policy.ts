import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { handbookDocument, isReadable } from 'contracts/training/handbook/handbook.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { Readable } from '#access/training/readable-document';
import { recordIn } from './record-in.ts';

const asking: ReadonlySet<string> = new Set(['preparing', 'approved', 'hired']);
type Wanted = { tenantId: string; hireId: string; itemId: string; userId: string };

/** What was published of a policy that somebody who is hired was asked to confirm; for anybody else there is nothing (docs/product.md REC-261). */
export const hirePolicy =
  (store: EventStore) =>
  async ({ tenantId, hireId, itemId, userId }: Wanted): Promise<(Readable & { isDone: boolean }) | null> => {
    const hire = await recordIn(store, pendingHire, { tenantId, id: hireId });
    if (hire?.askedUserId !== userId || !asking.has(hire.status)) return null;
    const item = hire.items.find(
      ({ id, kind, assignee }) => id === itemId && kind === 'policy' && assignee === 'candidate',
    );
    if (!item?.policyId) return null;
    const record = await recordIn(store, handbookDocument, { tenantId, id: item.policyId });
    if (!record?.published || !isReadable(record)) return null;
    return { record, content: record.published, isDone: item.doneAt !== null };
  };
