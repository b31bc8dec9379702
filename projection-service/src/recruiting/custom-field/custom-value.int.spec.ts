import { randomUUID } from 'node:crypto';
import { candidateDefaults } from 'contracts/recruiting/candidate/candidate.fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateProjections } from '#projection-service/recruiting/candidate/candidate.projection';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

describe('candidates by the company’s own fields', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness({
      projections: candidateProjections,
    });
  });
  afterAll(() => service.close());

  const [shift, years, since, tools] = Array.from({ length: 4 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  const [saw, adze] = [randomUUID(), randomUUID()];
  const create = async (firstName: string, custom: object) => {
    const candidateId = randomUUID();
    const person = { candidateId, firstName, lastName: 'Berg', email: `${firstName}@mail.example`, phoneE164: '' };
    const data = { ...candidateDefaults, ...person, custom };
    await service.append('candidate', candidateId, [{ type: 'CandidateCreated', data }]);
    return candidateId;
  };
  const listed = async (filter: object, minPosition?: string) => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent('["firstName","ASC"]')}`;
    const { status, body } = await service.get(`/api/tenant/candidates?${query}`, minPosition ? { minPosition } : {});
    return status === 200 ? body.map((one: { firstName: string }) => one.firstName) : Object.keys(body.errors);
  };

  it('given values of each kind, when the list is filtered, searched and changed, then it holds those who have them', async () => {
    await create('Ada', { [shift]: 'Night', [years]: -2.5, [since]: '2025-11-30', [tools]: [saw, adze] });
    const bo = await create('Bo', { [shift]: 'night', [years]: 10, [since]: '2026-02-01', [tools]: [adze] });
    await create('Cy', { [shift]: 'Day', [years]: 9 });
    const change = { from: {}, to: { custom: { [tools]: [saw], [years]: 0 } } };
    const last = await service.append('candidate', bo, [
      { type: 'CandidateChanged', data: { candidateId: bo, ...change } },
    ]);
    const by = (custom: object, more: object = {}) => listed({ custom, ...more }, last);
    expect(await by({ [shift]: 'NIGHT' })).toEqual(['Ada', 'Bo']);
    expect(await by({ [shift]: 'night', [years]: { gte: -1 } })).toEqual(['Bo']);
    expect(await by({ [years]: { gte: -3, lte: 0 } })).toEqual(['Ada', 'Bo']);
    expect(await by({ [years]: 10 })).toEqual([]);
    expect(await by({ [shift]: { has: 'IGH' } })).toEqual(['Ada', 'Bo']);
    expect(await by({ [shift]: { has: 'night ear' } })).toEqual([]);
    expect(await by({ [shift]: { has: 'n_ght' } })).toEqual([]);
    expect(await by({ [since]: { gte: '2026-01-01' } })).toEqual(['Bo']);
    expect(await by({ [tools]: saw })).toEqual(['Ada', 'Bo']);
    expect(await by({ [tools]: adze })).toEqual(['Ada']);
    expect(await by({ [years]: { gte: 0 } }, { q: 'berg' })).toEqual(['Bo', 'Cy']);
    expect(await listed({ q: 'night' }, last)).toEqual(['Ada', 'Bo']);
    const after = await service.append('candidate', bo, [{ type: 'CandidateErased', data: { candidateId: bo } }]);
    expect(await listed({ custom: { [tools]: saw } }, after)).toEqual(['Ada']);
  });

  it('given texts longer than an index can hold that differ at their end, when the list is filtered, then each is found alone', async () => {
    // Nothing in it repeats: what repeats is compressed, and fits.
    const long = Array.from({ length: 999 }, (_, n) => String.fromCharCode(0x4e00 + ((n * n * 7_919) % 20_011))).join(
      '',
    );
    await create('Dee', { [shift]: `${long}甲` });
    const eve = await create('Eve', { [shift]: `${long}乙` });
    const last = await service.append('candidate', eve, [
      { type: 'CandidateChanged', data: { candidateId: eve, from: {}, to: { custom: { [years]: 3 } } } },
    ]);
    expect(await listed({ custom: { [shift]: `${long}甲` } }, last)).toEqual(['Dee']);
    expect(await listed({ custom: { [shift]: `${long}乙`, [years]: 3 } }, last)).toEqual(['Eve']);
    expect(await listed({ custom: { [shift]: long } }, last)).toEqual([]);
  });

  it('given a filter by what is no field, when the list is asked, then it is refused by name', async () => {
    expect(await listed({ custom: { nothing: 1 } })).toEqual(['filter.custom.nothing']);
  });
});
