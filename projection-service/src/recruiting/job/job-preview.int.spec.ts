import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { GLOBAL } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

describe('the preview of a job that is not saved', () => {
  let service: Harness;
  let position = '';
  beforeAll(async () => {
    service = await openHarness();
    const tenant = { tenantId: exampleTenantId, name: 'Harbor & Pine', subdomain: 'harbor' };
    await service.append('tenant', exampleTenantId, [{ type: 'TenantRegistered', data: tenant }], GLOBAL);
    const data = { userId: exampleUserId, roles: ['Owner'] };
    position = await service.append('membership', exampleUserId, [{ type: 'MembershipGranted', data }]);
  });
  afterAll(() => service.close());

  const preview = (values: object, lang?: string) =>
    service
      .post('/api/tenant/jobs/preview')
      .set('X-Min-Position', position)
      .send({ values, ...(lang && { lang }) });

  it('given values of a form, when they are previewed, then the page says them, its links lead nowhere, and nothing is kept', async () => {
    const values = {
      title: 'Sailmaker',
      location: 'Porto',
      description: 'Sew **sails**.',
      employmentTypes: ['full-time'],
    };
    const { status, body } = await preview(values);
    expect(status).toBe(200);
    expect(body.html).toContain('Sailmaker');
    expect(body.html).toContain('<strong>sails</strong>');
    expect(body.html).not.toMatch(/<a\b[^>]*href=/);
    expect((await preview(values, 'pt-br')).body.html).toContain('lang="pt-BR"');
    expect((await service.get('/api/tenant/jobs', { minPosition: position })).body).toEqual([]);
  });

  it('given values that no job may have, when they are previewed, then each is named', async () => {
    const { status, body } = await preview({ title: '', salaryMin: -1 });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['values.title', 'values.salaryMin']]);
  });
});
