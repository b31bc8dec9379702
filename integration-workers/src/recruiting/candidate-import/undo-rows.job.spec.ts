import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { importedId } from 'contracts/recruiting/candidate-import/candidate-import.files';
import { expect, it } from 'vitest';
import type { Tools } from '#integration-workers/tools';
import { undoRows } from './undo-rows.job.ts';

const importId = derivedId('import');
const cause = {
  ...{ eventId: derivedId('undo'), policy: 'p', target: importId },
  ...{ tenantId: exampleTenantId, position: '1' },
};

/** What the command says is to stay, where the people of these rows have interviews. */
const kept = async (rows: readonly number[], takesAll: boolean) => {
  const sent: unknown[] = [];
  const tools = {
    read: async (_: unknown, { projections }: { projections: string[] }) =>
      projections.includes('recruiting.candidateImport')
        ? [{ takesAll }]
        : rows.map((row) => ({ id: importedId(importId, row) })),
    command: async (_: unknown, { data }: { data: unknown }) => {
      sent.push(data);
      return { position: '2' };
    },
  } as unknown as Tools;
  await undoRows.handle({ data: { importId, chunk: 1 }, cause, lastAttempt: false }, tools);
  return sent;
};

it('given people of an import with whom something has happened, when it is undone, then their rows stay unless all are to go', async () => {
  expect(await kept([52, 60], false)).toEqual([{ chunk: 1, keep: [52, 60] }]);
  expect(await kept([52, 60], true)).toEqual([{ chunk: 1, keep: [] }]);
  expect(await kept([], false)).toEqual([{ chunk: 1, keep: [] }]);
});
