import { eventCatalogue } from 'contracts/events';
import type { Metadata } from 'contracts/kernel/message';
import { openEvents } from 'platform/event-store/events';
import { loadInBulk } from '#deploy/seed/load/bulk';
import { untilRemembered } from '#deploy/seed/load/database';
import type { LoadAppend } from '#deploy/seed/load/history';
import { quiet } from './place.ts';
import type { Product } from './product.ts';

const APPEND_BATCH = 2_048;
const SLICE = 1_000;

/** What an event that is loaded says of its making: nothing follows from it, and nothing is due. */
export const imported = (company: { tenantId: string; actorId: string }, id: string, at: Date): Metadata => ({
  tenantId: company.tenantId,
  actor: { type: 'user', id: company.actorId },
  ip: null,
  occurredAt: at.toISOString(),
  correlationId: id,
  causationId: id,
  imported: true,
});

/** Histories number 0 to `count` - 1, as many at a time as are comfortably held. */
export function* inSlices(count: number, historyOf: (index: number) => LoadAppend): Generator<LoadAppend[]> {
  for (let first = 0; first < count; first += SLICE)
    yield Array.from({ length: Math.min(SLICE, count - first) }, (_, index) => historyOf(first + index));
}

/** Puts histories into the store of a running product, and waits until its lists show them. */
export const loadHistories = async ({ urls }: Product, slices: Iterable<LoadAppend[]>): Promise<void> => {
  const events = await openEvents({
    url: urls.COMMAND_DATABASE_URL,
    keysUrl: urls.KEYS_DATABASE_URL,
    poolSize: 2,
    log: quiet,
    catalogue: eventCatalogue,
    appendBatch: APPEND_BATCH,
  });
  try {
    await loadInBulk(events, slices, () => undefined);
    await untilRemembered(urls, await events.engine.head(), () => undefined);
  } finally {
    await events.close();
  }
};
