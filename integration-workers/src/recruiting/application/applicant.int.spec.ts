import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { openPipelinedPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReader } from '#integration-workers/engine/read';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { type Harness, openHarness, silent } from '#integration-workers/test/workers.harness';
import type { Tools } from '#integration-workers/tools';
import { candidateOf } from './applicant.ts';

const idOf = (name: string) => derivedId('applicant spec', name);
let harness: Harness;
let reader: ReturnType<typeof openPipelinedPool>;

beforeAll(async () => {
  harness = await openHarness();
  reader = openPipelinedPool(harness.urls.READER_DATABASE_URL, 2, silent);
  await harness.project(10n);
});
afterAll(async () => {
  await Promise.all([reader.end(), harness.close()]);
});

const kept = (name: string, record: Record<string, unknown>, year = 2025) =>
  givenRow(harness.admin, 'candidate', {
    ...{ tenant_id: exampleTenantId, id: idOf(name), created_at: new Date(Date.UTC(year, 0, 1)) },
    ...{ merged_ids: '[]', merges: '[]', ...record },
  });

/** Which record somebody with that address gets when they apply. */
const recordOf = async (email: string): Promise<string> => {
  const tools = { read: openReader(reader), command: async () => ({ position: '1' }) } as unknown as Tools;
  const cause = { eventId: idOf(email), policy: 'p', target: 't', tenantId: exampleTenantId, position: '1' };
  const names = { firstName: 'Ada', lastName: 'Berg', phone: '', phoneE164: '', locale: 'en-us' as const };
  return candidateOf({ userId: exampleUserId, email, ...names }, cause, tools);
};

describe('the record of somebody who applies', () => {
  it('given a record that took the address of one that was merged into it, when either person applies, then each gets their own', async () => {
    const merge = { otherId: idOf('bea'), had: { email: 'ada@mail.example' }, took: { email: 'bea@mail.example' } };
    await kept('ada', {
      ...{ email: 'bea@mail.example', merged_ids: JSON.stringify([idOf('bea')]), merges: JSON.stringify([merge]) },
    });
    await kept('bea', { email: 'bea@mail.example', is_merged: true, merged_into: idOf('ada') }, 2026);
    expect(await recordOf('bea@mail.example')).toBe(idOf('bea'));
    expect(await recordOf('ada@mail.example')).toBe(idOf('ada'));
    // Somebody else's own address goes before a former one.
    await kept('cyd', { email: 'ada@mail.example' }, 2026);
    expect(await recordOf('ada@mail.example')).toBe(idOf('cyd'));
  });

  it('given a record that took an address of one that is gone, when its person applies, then it is theirs', async () => {
    const merge = { otherId: idOf('gone'), had: { email: 'dan@mail.example' }, took: { email: 'dan2@mail.example' } };
    await kept('dan', {
      ...{ email: 'dan2@mail.example', merged_ids: JSON.stringify([idOf('gone')]), merges: JSON.stringify([merge]) },
    });
    expect(await recordOf('dan2@mail.example')).toBe(idOf('dan'));
  });
});
