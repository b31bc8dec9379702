import type { Id } from 'contracts/kernel/id';
import type { WorkItem } from './work-item.ts';

/** What waits for its moment: ids alone, never personal data. */
export type DueItem = { name: string; tenantId: string; subject: Id; at: string };

/** As it lies in the table, with the event that made it due. */
export type ClaimedItem = DueItem & { position: bigint; correlationId: string };

/** The last word of a batch about one subject's moment. `at`: null where it is cancelled. */
export type DueChange = {
  name: string;
  tenantId: string;
  subject: Id;
  at: string | null;
  personId: Id | null;
  position: bigint;
  correlationId: string;
  /** Asked for where the subject waited for another moment until then. */
  whenMoved?: readonly WorkItem[];
};

/** Somebody of whom nothing may become due any more: in that company, or everywhere where it is `global`. */
export type Erased = { tenantId: string; personId: Id };

/**
 * `moved`: asked for, since one event of the batch moved or cancelled what another of it had set. `late`: positions of events of which
 * not all could be made that is to follow from them.
 */
export type DueChanges = { changes: DueChange[]; erased: Erased[]; moved?: WorkItem[]; late?: bigint[] };
