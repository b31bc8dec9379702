import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/candidate-sources';

describe('candidate sources', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });
  const create = (body: object) => app.recruiter('post', path, body);

  it('given a source without a code, when it is made, then that is made from its name, and a name or code is had once', async () => {
    const { status, body } = await create({ name: 'Feira de Construção' });
    expect([status, body.code]).toEqual([201, 'feira-de-construcao']);
    expect((await create({ name: 'feira de construção' })).body.errors).toEqual({
      name: ['candidate-source-name-taken'],
    });
    expect((await create({ name: 'Fair', code: 'feira-de-construcao' })).body.errors).toEqual({
      code: ['candidate-source-code-taken'],
    });
    expect((await create({ name: 'Fair', code: 'a fair' })).body.errors).toEqual({ code: ['source-invalid'] });
  });

  it('given a source, when it is renamed, then its code stays; another code is refused, and another company has none of it', async () => {
    const { id } = (await create({ name: 'Radio', code: 'radio-spring' })).body;
    expect((await app.recruiter('patch', `${path}/${id}`, { name: 'Radio in spring' })).body).toMatchObject({
      name: 'Radio in spring',
      code: 'radio-spring',
    });
    const refused = await app.recruiter('patch', `${path}/${id}`, { code: 'radio' });
    expect([refused.status, refused.body.errors]).toEqual([422, { code: ['candidate-source-code-fixed'] }]);
    const foreign = app.as('Owner', otherTenantId);
    expect((await foreign('patch', `${path}/${id}`, { name: 'Ours' })).status).toBe(404);
    expect((await foreign('post', path, { name: 'Radio', code: 'radio-spring' })).status).toBe(201);
  });
});
