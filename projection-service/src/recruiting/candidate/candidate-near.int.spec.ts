import { randomUUID } from 'node:crypto';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';
import { candidateProjections } from './candidate.projection.ts';

describe('candidates around a postal code', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness({ projections: candidateProjections });
  });
  afterAll(() => service.close());

  const create = async (firstName: string, postalCode: string, country: string | null, tenantId = exampleTenantId) => {
    const candidateId = derivedId('near', firstName, tenantId);
    const contact = { lastName: 'Berg', email: `${firstName}@mail.example`, phone: '', phoneE164: '' };
    const data = { candidateId, firstName, ...contact, postalCode, country };
    const position = await service.append('candidate', candidateId, [{ type: 'CandidateCreated', data }], tenantId);
    return { candidateId, position };
  };
  const ask = (filter: object, minPosition: string) => {
    const parts = { filter, sort: ['firstName', 'ASC'] };
    const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
    return service.get(`/api/tenant/candidates?${query.join('&')}`, { minPosition });
  };
  const found = async (filter: object, minPosition: string) =>
    (await ask(filter, minPosition)).body.map(({ firstName }: { firstName: string }) => firstName);
  const duluth = { country: 'US', postalCode: '55802' };

  it('given candidates here and there, when asked for those around a place, then the near ones are found, with a search too, and after they move', async () => {
    const ada = await create('Ada', '55802', 'US');
    await create('Bo', '54880-1000', 'US');
    await create('Cy', '55401', 'US');
    await create('Di', '55802', null);
    await create('Ed', 'unknown', 'US');
    await create('Eva', '80010-000', 'BR');
    const { position } = await create('Foreign', '55802', 'US', randomUUID());
    expect(await found({ near: { ...duluth, km: 20 } }, position)).toEqual(['Ada', 'Bo']);
    expect(await found({ near: { ...duluth, km: 250 } }, position)).toEqual(['Ada', 'Bo', 'Cy']);
    expect(await found({ near: { ...duluth, km: 250 }, q: 'cy berg' }, position)).toEqual(['Cy']);
    expect(await found({ near: { country: 'BR', postalCode: '80240', km: 5 } }, position)).toEqual(['Eva']);
    const { candidateId } = ada;
    const change = (from: object, to: object) =>
      service.append('candidate', candidateId, [{ type: 'CandidateChanged', data: { candidateId, from, to } }]);
    const moved = await change({ postalCode: '55802' }, { postalCode: '55401' });
    expect(await found({ near: { ...duluth, km: 20 } }, moved)).toEqual(['Bo']);
    const abroad = await change({ country: 'US' }, { country: 'DE' });
    expect(await found({ near: { ...duluth, km: 500 } }, abroad)).toEqual(['Bo', 'Cy']);
  });

  it.each([
    [{ ...duluth, postalCode: '00000', km: 5 }, 'postal-code-unknown', 'filter.near.postalCode'],
    [{ ...duluth, km: 0 }, 'validation-failed', 'filter.near.km'],
    [{ ...duluth, km: 501 }, 'validation-failed', 'filter.near.km'],
    [{ ...duluth, country: 'XX', km: 5 }, 'validation-failed', 'filter.near.country'],
  ])('given %j, when asked for, then it is refused as %s at %s', async (near, code, field) => {
    const { position } = await create('Somebody', '', null);
    const { status, body } = await ask({ near }, position);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, code, [field]]);
  });
});
