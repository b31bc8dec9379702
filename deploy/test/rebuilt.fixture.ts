import { openPool } from 'platform/postgres/pool';
import type { TestDatabase } from 'platform/test/postgres.harness';
import { projections } from 'projection-service/catalogue';
import { rebuildTables } from 'projection-service/engine/rebuild';
import { dump, quiet } from 'projection-service/test/database.harness';
import { expect } from 'vitest';
import { openedEvents } from './opened-events.fixture.ts';
import { shown } from './product.harness.ts';

/** Rebuilds every read model of a product at work, and expects each as it was. One that something happened to meanwhile is rebuilt again. */
export const expectSameAfterRebuild = async ({ urls }: Pick<TestDatabase, 'urls'>): Promise<void> => {
  const pool = openPool(urls.PROJECTOR_DATABASE_URL, 4, quiet);
  const events = await openedEvents({ urls });
  const head = () => shown(urls.PROJECTOR_DATABASE_URL, events);
  const rebuilt = async (projection: (typeof projections)[number]): Promise<void> => {
    const from = await head();
    const before = await dump(pool, projection);
    await rebuildTables(projection, { pool, feed: events.feed });
    const after = await dump(pool, projection);
    if ((await head()) !== from) return await rebuilt(projection);
    expect([projection.name, after]).toEqual([projection.name, before]);
  };
  for (const projection of projections) await rebuilt(projection);
  await events.close();
  await pool.end();
};
