import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/candidate-notes';

describe('notes about candidates', () => {
  let app: SpecApp;
  let candidateId: string;
  beforeEach(async () => {
    app = specApp();
    const ada = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
    candidateId = (await app.recruiter('post', '/api/tenant/candidates', ada)).body.id;
  });

  it('given a note, when it is written and removed, then it stands under the name of who wrote it, and is gone', async () => {
    const note = await app.recruiter('post', path, { candidateId, text: 'Call again on Monday.' });
    expect([note.status, note.body]).toMatchObject([201, { candidateId, text: 'Call again on Monday.', mentions: [] }]);
    expect(note.body.authorId).toMatch(/^[0-9a-f-]{36}$/);
    expect((await app.owner('delete', `${path}/${note.body.id}`)).status).toBe(200);
  });

  it('given a candidate of another company or none, when written about, then the field is named', async () => {
    const foreign = await app.as('Owner', otherTenantId)('post', path, { candidateId, text: 'x' });
    expect([foreign.status, foreign.body.errors]).toEqual([422, { candidateId: ['candidate-not-found'] }]);
  });

  it('given somebody who was erased, when written about, then it is refused', async () => {
    await app.owner('post', `/api/tenant/candidates/${candidateId}/erase`);
    const late = await app.recruiter('post', path, { candidateId, text: 'She was good.' });
    expect([late.status, late.body.code]).toEqual([422, 'erased']);
  });
});
