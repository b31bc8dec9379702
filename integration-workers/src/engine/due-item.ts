import type { Id } from 'contracts/kernel/id';

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
};

/** Somebody of whom nothing may become due any more: in that company, or everywhere where it is `global`. */
export type Erased = { tenantId: string; personId: Id };

export type DueChanges = { changes: DueChange[]; erased: Erased[] };
