import { randomUUID } from 'node:crypto';
import { exampleTenantId } from 'contracts/kernel/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';
import { candidateProjections } from './candidate.projection.ts';

describe('candidates by their labels', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness({
      projections: candidateProjections,
    });
  });
  afterAll(() => service.close());

  const [urgent, later] = [randomUUID(), randomUUID()];
  const create = async (firstName: string, labelIds: string[], tenantId = exampleTenantId) => {
    const candidateId = randomUUID();
    const data = {
      candidateId,
      firstName,
      lastName: 'Berg',
      email: `${firstName}@mail.example`,
      phone: '',
      phoneE164: '',
    };
    const position = await service.append(
      'candidate',
      candidateId,
      [
        { type: 'CandidateCreated', data },
        ...labelIds.map((labelId) => ({ type: 'CandidateLabelled', data: { candidateId, labelId } })),
      ],
      tenantId,
    );
    return { candidateId, position };
  };
  const listed = async (filter: object, minPosition: string, range = [0, 24]) => {
    const parts = { filter, range, sort: ['firstName', 'ASC'] };
    const query = Object.entries(parts)
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&');
    const { body, headers } = await service.get(`/api/tenant/candidates?${query}`, { minPosition });
    return [headers['content-range'], body.map(({ firstName }: { firstName: string | null }) => firstName)];
  };

  it('given labels on candidates, when the list is filtered, searched and paged by one, then it holds those who have it', async () => {
    const ada = await create('Ada', [urgent, later]);
    await create('Bo', [urgent]);
    await create('Cy', []);
    await create('Foreign', [urgent], randomUUID());
    const { position } = await create('Di', [later]);
    expect(await listed({ labelId: urgent }, position)).toEqual(['candidates 0-1/2', ['Ada', 'Bo']]);
    expect(await listed({ labelId: urgent }, position, [1, 1])).toEqual(['candidates 1-1/2', ['Bo']]);
    expect(await listed({ labelId: later, q: 'berg' }, position)).toEqual(['candidates 0-1/2', ['Ada', 'Di']]);
    expect(await listed({ labelId: urgent, q: 'bo' }, position)).toEqual(['candidates 0-0/1', ['Bo']]);
    expect((await listed({ labelId: randomUUID() }, position))[1]).toEqual([]);
    expect((await listed({ labelId: [urgent, later] }, position))[1]).toEqual(['Ada']);
    expect((await listed({ labelId: [later, urgent], q: 'berg' }, position))[1]).toEqual(['Ada']);
    const { candidateId } = ada;
    const { body } = await service.get(`/api/tenant/candidates/${candidateId}`, { minPosition: position });
    expect(body.labelIds).toEqual([urgent, later]);

    const off = { type: 'CandidateUnlabelled', data: { candidateId, labelId: urgent } };
    expect(await listed({ labelId: urgent }, await service.append('candidate', candidateId, [off]))).toEqual([
      'candidates 0-0/1',
      ['Bo'],
    ]);
    const erased = { type: 'CandidateErased', data: { candidateId } };
    const after = await service.append('candidate', candidateId, [erased]);
    expect((await listed({ labelId: later }, after))[1]).toEqual(['Di']);
    expect((await service.get(`/api/tenant/candidates/${candidateId}`, { minPosition: after })).body.labelIds).toEqual(
      [],
    );
  });

  it('given a filter by what is no id, when the list is asked, then it is refused by name', async () => {
    const filter = encodeURIComponent(JSON.stringify({ labelId: "x' or true" }));
    const { status, body } = await service.get(`/api/tenant/candidates?filter=${filter}`, {});
    expect([status, Object.keys(body.errors)]).toEqual([422, ['filter.labelId']]);
  });
});
