import { exampleTenantId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { specApp } from '#command-service/test/app.harness';
import { readDocuments } from './document-text.ts';

it('given a document that fails each time, when documents are read, then it is put off, and those after it are read', async () => {
  const now = new Date('2026-11-20T09:00:00Z');
  const [broken, whole] = [newId(now), newId(now)];
  const written: unknown[][] = [];
  const query = async (text: string, values: unknown[]) => {
    if (text.startsWith('select')) return { rows: [broken, whole].map((id) => ({ id, tenantId: exampleTenantId })) };
    written.push([text.includes('tries + 1') ? 'put off' : 'read', values[0]]);
    return { rows: [] };
  };
  const { events, files } = specApp();
  const store = {
    ...events.store,
    aggregateStream: (name: string, ...rest: unknown[]) => {
      if (name.endsWith(broken)) throw new Error('storage is away');
      return events.store.aggregateStream(name, ...(rest as [never]));
    },
  };
  const failures: unknown[] = [];
  const log = { error: (said: unknown) => void failures.push(said) };
  const read = await readDocuments({ pool: { query } as unknown as Pool, store: store as never, files }, now, log);
  expect([read, written]).toEqual([
    2,
    [
      ['put off', broken],
      ['read', whole],
    ],
  ]);
  expect(failures).toMatchObject([{ fileId: broken }]);
});
