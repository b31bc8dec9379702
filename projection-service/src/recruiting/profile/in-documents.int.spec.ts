import { randomUUID } from 'node:crypto';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { Permission } from 'contracts/kernel/permission';
import type { Pool } from 'pg';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';
import { documentsAsked } from './in-documents.ts';

const auth = {
  ...{ userId: exampleUserId, sid: exampleUserId, roles: ['Owner'], permissions: Permission.options },
};
const largeId = randomUUID();
const MANY = 2_100;

describe('people found by words of their documents', () => {
  let service: Harness;
  let pool: Pool;
  beforeAll(async () => {
    service = await openHarness();
    pool = openPool(service.database.superuserUrl, 1, { warn: () => undefined });
    for (const tenantId of [exampleTenantId, largeId]) {
      const candidateId = derivedId('documents', tenantId);
      const contact = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example', phone: '', phoneE164: '' };
      const events = [
        { type: 'CandidateCreated', data: { candidateId, ...contact } },
        { type: 'CandidateLinked', data: { candidateId, userId: derivedId('account', tenantId) } },
      ];
      const position = await service.append('candidate', candidateId, events, tenantId);
      await service.get('/api/tenant/candidates', { tenantId, minPosition: position });
    }
    await pool.query(
      `insert into read.candidate select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
         'user_id', g.account, 'documents_of', g.account))).*
       from read.candidate c, (select gen_random_uuid() as account from generate_series(1, ${MANY})) g where c.tenant_id = $1`,
      [largeId],
    );
    await pool.query(
      `insert into read.candidate select (jsonb_populate_record(c, jsonb_build_object('id', $2::uuid, 'user_id', $3::uuid,
         'documents_of', $3::uuid, 'is_merged', true))).* from read.candidate c where c.tenant_id = $1 limit 1`,
      [largeId, derivedId('merged candidate'), derivedId('merged account')],
    );
    await pool.query(
      `insert into access.document_text (file_id, user_id, words, read_at)
       select gen_random_uuid(), user_id, array_to_tsvector(array['payroll', 'twice']), now() from read.candidate, generate_series(1, 2)`,
    );
    await pool.query(
      `insert into access.document_text (file_id, user_id, words, read_at)
       select gen_random_uuid(), $1, array_to_tsvector(array['beekeeping']), now()`,
      [derivedId('account', largeId)],
    );
    // Two documents of each of thirty people, one of them in another record; and documents of many whom no company here knows.
    await pool.query(
      `with thirty as (
         (select user_id from read.candidate where tenant_id = $1 and not is_merged and user_id <> $2 order by user_id limit 29)
         union all select $3)
       update access.document_text set words = words || array_to_tsvector(array['gardening', 'carving']) where user_id in (select user_id from thirty)`,
      [largeId, derivedId('account', largeId), derivedId('merged account')],
    );
    await pool.query(
      `insert into access.document_text (file_id, user_id, words, read_at)
       select gen_random_uuid(), gen_random_uuid(), array_to_tsvector(array['carving']), now() from generate_series(1, 1600)`,
    );
    await pool.query("update access.document_text set words = words || 'falconry' where user_id = $1", [
      derivedId('merged account'),
    ]);
  });
  afterAll(async () => {
    await pool.end();
    await service.close();
  });

  const found = async (tenantId: string, inDocuments: string) => {
    const asked = await documentsAsked({ inDocuments }, { ...auth, tenantId }, service);
    return asked.documentsOf as string[];
  };
  const listed = async (filter: object, range = [0, 24]) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify(range) });
    const { body, headers } = await service.get(`/api/tenant/candidates?${query}`, { tenantId: largeId });
    return {
      ids: (body as { id: string }[]).map(({ id }) => id),
      total: headers['content-range']?.split('/')[1],
      isAtLeast: headers['x-total-at-least'] === 'true',
    };
  };

  it('given words that many have, when a company looks for them, then it finds its own people, each once, however many', async () => {
    expect(await found(exampleTenantId, 'payroll')).toEqual([derivedId('account', exampleTenantId)]);
    expect(await listed({ inDocuments: 'payr' })).toMatchObject({
      ids: { length: 25 },
      total: '1000',
      isAtLeast: true,
    });
    const pages = await Promise.all(
      [0, 500, 1_000, 1_500, 2_000].map((at) => listed({ inDocuments: 'payr' }, [at, at + 499])),
    );
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(MANY + 1);
    expect(pages.at(-1)).toMatchObject({ total: String(MANY + 1), isAtLeast: false });
  });

  it('given words that many have, when a name, a word that few have, or another filter is asked for too, then whoever has both is found', async () => {
    expect((await listed({ inDocuments: 'payroll', q: 'ada' })).ids).toEqual([derivedId('documents', largeId)]);
    expect((await listed({ inDocuments: 'payroll', q: 'nobody' })).ids).toEqual([]);
    expect(await listed({ inDocuments: 'payroll beekeeping' })).toMatchObject({
      ids: [],
      total: '0',
      isAtLeast: false,
    });
    const current = await listed({ inDocuments: 'payroll', isMerged: false });
    expect(current).toMatchObject({ ids: { length: 25 }, total: '1000', isAtLeast: true });
  });

  it('given a record that is in another, when its words are looked for, many or few have them, then it is found where such records are asked for', async () => {
    const merged = { ids: [derivedId('merged candidate')], total: '1', isAtLeast: false };
    for (const inDocuments of ['payroll', 'falconry'])
      expect(await listed({ inDocuments, isMerged: true })).toEqual(merged);
    expect((await listed({ inDocuments: 'falconry' })).ids).toEqual([]);
  });

  it.each(['gardening', 'carving'])(
    'given a word that few of a large company have (%s), when its people are paged through, then each is there once, and counted',
    async (inDocuments) => {
      const pages = await Promise.all([0, 25, 50].map((at) => listed({ inDocuments }, [at, at + 24])));
      expect(pages.map(({ ids, total, isAtLeast }) => [ids.length, total, isAtLeast])).toEqual(
        [25, 4, 0].map((many) => [many, '29', false]),
      );
      expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(29);
      expect(await listed({ inDocuments, isMerged: true })).toMatchObject({ total: '1' });
      expect(await listed({ inDocuments, labelId: randomUUID() })).toMatchObject({ ids: [], total: '0' });
    },
  );

  it('given a word that one person has, when companies look for it, then whose candidate that is finds them', async () => {
    expect(await found(largeId, 'beekeeping')).toEqual([derivedId('account', largeId)]);
    expect(await listed({ inDocuments: 'beekeeping' })).toMatchObject({
      ...{ ids: [derivedId('documents', largeId)], total: '1', isAtLeast: false },
    });
    expect(await found(exampleTenantId, 'beekeeping')).toEqual(['00000000-0000-0000-0000-000000000000']);
  });

  it('given a document that a company keeps with somebody without an account, when its words are looked for, then that company finds them, and no other', async () => {
    const candidateId = derivedId('kept with', exampleTenantId);
    const documentId = derivedId('kept', exampleTenantId);
    const contact = { firstName: 'Ida', lastName: 'Holm', email: 'ida@mail.example', phone: '', phoneE164: '' };
    const content = { size: 10, mime: 'application/pdf', extension: 'pdf', fileType: 'document', scan: 'clean' };
    const position = await service.append('candidate', candidateId, [
      { type: 'CandidateCreated', data: { candidateId, ...contact } },
      {
        type: 'CandidateDocumentAdded',
        data: { candidateId, documentId, type: 'resume', name: 'Holm.pdf', ...content },
      },
    ]);
    const { body } = await service.get(`/api/tenant/candidates/${candidateId}/documents`, { minPosition: position });
    expect(body).toMatchObject([{ id: documentId, name: 'Holm.pdf', source: 'company', candidateId }]);
    await pool.query(
      `insert into access.document_text (file_id, user_id, tenant_id, candidate_id, words, read_at)
       values ($1, $2, $3, $2, array_to_tsvector(array['marquetry']), now())`,
      [documentId, candidateId, exampleTenantId],
    );
    expect(await found(exampleTenantId, 'marquetry')).toEqual([candidateId]);
    const nobody = ['00000000-0000-0000-0000-000000000000'];
    for (const tenantId of [largeId, derivedId('another')]) expect(await found(tenantId, 'marquetry')).toEqual(nobody);
  });
});
