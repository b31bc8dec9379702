import { randomUUID } from 'node:crypto';
import { candidateDefaults } from 'contracts/recruiting/candidate/candidate.fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';
import { candidateProjections } from './candidate.projection.ts';

describe('candidates of whom there are two records', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness({
      projections: candidateProjections,
    });
  });
  afterAll(() => service.close());

  const create = async (person: object) => {
    const candidateId = randomUUID();
    const data = {
      ...candidateDefaults,
      candidateId,
      lastName: 'Berg',
      email: `${candidateId}@mail.example`,
      ...person,
    };
    const position = await service.append('candidate', candidateId, [{ type: 'CandidateCreated', data }]);
    return { candidateId, position };
  };
  const append = (candidateId: string, type: string, data: object) =>
    service.append('candidate', candidateId, [{ type, data: { candidateId, ...data } }]);
  const duplicates = async (id: string, minPosition: string) =>
    (await service.get(`/api/tenant/candidates/${id}/duplicates`, { minPosition })).body;
  const listed = async (filter: object, minPosition: string) => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const { body, headers } = await service.get(`/api/tenant/candidates?${query}`, { minPosition });
    return [headers['content-range'], body.map(({ firstName }: { firstName: string }) => firstName).sort()];
  };

  it('given the same address, number, or name and place, when duplicates are asked for, then each is told with its reasons', async () => {
    const person = {
      firstName: 'Zoe',
      email: 'zoe@mail.example',

      phoneE164: '+12185550155',
      city: 'Duluth',
    };
    const zoe = await create(person);
    const byEmail = await create({ firstName: 'Z.', lastName: 'B.', email: 'zoe@mail.example' });
    const byPhone = await create({ firstName: 'Z', lastName: 'B', phoneE164: '+12185550155' });
    const byName = await create({ firstName: 'Zoe', city: 'DULUTH' });
    const elsewhere = await create({ firstName: 'Zoe', city: 'Oslo' });
    const { suggested, merged } = await duplicates(zoe.candidateId, elsewhere.position);
    const reasons = Object.fromEntries(
      suggested.map(({ id, reasons: why }: { id: string; reasons: string[] }) => [id, why]),
    );
    expect(reasons).toEqual({
      [byEmail.candidateId]: ['email'],
      [byPhone.candidateId]: ['phone'],
      [byName.candidateId]: ['name'],
    });
    expect(merged).toEqual([]);
    expect((await service.get(`/api/tenant/candidates/${randomUUID()}/duplicates`, {})).status).toBe(404);
  });

  it('given two that are merged and taken apart, when the list is read, counted and searched, then it holds one, then both again', async () => {
    const kari = await create({ firstName: 'Kari', lastName: 'Solberg' });
    const other = await create({ firstName: 'Karianne', lastName: 'Solberg', phone: '+1 218 555 0101' });
    const before = (await listed({}, other.position))[0];
    await append(other.candidateId, 'CandidateMergedInto', { intoId: kari.candidateId, fields: ['phone'] });
    const merged = await append(kari.candidateId, 'CandidateMerged', {
      otherId: other.candidateId,
      fields: ['phone'],
      to: { phone: '+1 218 555 0101' },
    });
    expect((await listed({ q: 'solberg' }, merged))[1]).toEqual(['Kari']);
    expect((await listed({}, merged))[0]).not.toBe(before);
    expect((await listed({ id: [other.candidateId] }, merged))[1]).toEqual(['Karianne']);
    const shown = await service.get(`/api/tenant/candidates/${kari.candidateId}`, { minPosition: merged });
    expect([shown.body.phone, shown.body.mergedIds]).toEqual(['+1 218 555 0101', [other.candidateId]]);
    expect((await duplicates(kari.candidateId, merged)).merged.map(({ id }: { id: string }) => id)).toEqual([
      other.candidateId,
    ]);

    await append(kari.candidateId, 'CandidateUnmerged', { otherId: other.candidateId });
    const apart = await append(other.candidateId, 'CandidateUnmergedFrom', { intoId: kari.candidateId });
    expect((await listed({ q: 'solberg' }, apart))[1]).toEqual(['Kari', 'Karianne']);
    expect((await listed({}, apart))[0]).toBe(before);
    const after = await service.get(`/api/tenant/candidates/${kari.candidateId}`, { minPosition: apart });
    expect([after.body.phone, after.body.mergedIds]).toEqual(['', []]);
  });

  it('given alike records, when those of whom there may be two are listed, then each pair stands there once, with the newer, unless they were said to be of different people', async () => {
    const person = { firstName: 'Yrsa', lastName: 'Falk', city: 'Bergen' };
    const first = await create({ ...person, email: 'yrsa@mail.example' });
    const second = await create({ ...person, phoneE164: '+4755512345' });
    const third = await create({ firstName: 'Y.', lastName: 'F.', city: 'Oslo', phoneE164: '+4755512345' });
    const pairs = async (minPosition: string) => {
      const ids: string[] = [first, second, third].map(({ candidateId }) => candidateId);
      const { body } = await service.get('/api/tenant/candidate-duplicates', { minPosition });
      return (body.duplicates as { id: string; suggested: { id: string; reasons: string[] }[] }[])
        .filter(({ id }) => ids.includes(id))
        .map(({ id, suggested }) => [id, ...suggested.map((one) => [one.id, one.reasons])]);
    };
    const ofThird = [third.candidateId, [second.candidateId, ['phone']]];
    expect(await pairs(third.position)).toEqual([ofThird, [second.candidateId, [first.candidateId, ['name']]]]);
    const apart = await append(first.candidateId, 'CandidateDistinguished', { otherId: second.candidateId });
    expect(await pairs(apart)).toEqual([ofThird]);
    expect((await duplicates(second.candidateId, apart)).suggested.map(({ id }: { id: string }) => id)).toEqual([
      third.candidateId,
    ]);
    const again = await append(first.candidateId, 'CandidateUndistinguished', { otherId: second.candidateId });
    expect(await pairs(again)).toHaveLength(2);
    const page = await service.get(`/api/tenant/candidate-duplicates?after=${third.candidateId}`, {
      minPosition: again,
    });
    expect(page.body.duplicates[0].id).toBe(second.candidateId);
  });

  it('given more records than one request looks at, when those of whom there may be two are listed, then what it does not reach is of the next one', async () => {
    const person = { firstName: 'Tove', lastName: 'Lund', city: 'Bodø' };
    const first = await create(person);
    const second = await create(person);
    const all = Array.from({ length: 2_000 }, (_, at) => {
      const candidateId = randomUUID();
      const named = { firstName: `Nr ${at}`, lastName: candidateId, email: `${candidateId}@mail.example` };
      return { candidateId, data: { ...candidateDefaults, ...named, candidateId } };
    });
    let last = second.position;
    for (const { candidateId, data } of all)
      last = await service.append('candidate', candidateId, [{ type: 'CandidateCreated', data }]);
    const page = async (after: string) =>
      (await service.get(`/api/tenant/candidate-duplicates${after}`, { minPosition: last })).body;
    const { duplicates: none, next } = await page('');
    expect([none, next]).toEqual([[], all[0]?.candidateId]);
    const found = await page(`?after=${next}`);
    expect(found.duplicates[0]).toMatchObject({ id: second.candidateId, suggested: [{ id: first.candidateId }] });
  });

  it('given labels, sources, skills, own fields and interviews of a record that is merged, when candidates are filtered by them, then the one that stays is found; taken apart, each by its own', async () => {
    const [labelId, later, fieldId, jobId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const ada = await create({ firstName: 'Ada' });
    const other = await create({
      ...{ firstName: 'Adele', source: 'fair-of-autumn', skills: ['Rigging'] },
      custom: { [fieldId]: 'night' },
    });
    const opened = (candidateId: string) => {
      const interviewId = randomUUID();
      const data = { interviewId, candidateId, jobId, openInterviewId: null, subjectId: jobId, source: null };
      return service.append('interview', interviewId, [{ type: 'InterviewCreated', data }]);
    };
    await append(other.candidateId, 'CandidateLabelled', { labelId });
    await opened(other.candidateId);
    const found = async (minPosition: string) =>
      Promise.all(
        [
          { labelId },
          { source: 'fair-of-autumn' },
          { skill: 'rigging' },
          { custom: { [fieldId]: 'night' } },
          { interview: { jobId } },
        ].map(async (filter) => (await listed(filter, minPosition))[1]),
      );
    await append(other.candidateId, 'CandidateMergedInto', { intoId: ada.candidateId, fields: [] });
    const merged = await append(ada.candidateId, 'CandidateMerged', { otherId: other.candidateId, fields: [], to: {} });
    expect(await found(merged)).toEqual(Array.from({ length: 5 }, () => ['Ada']));
    // An interview that follows meanwhile from an application of the other record.
    await append(other.candidateId, 'CandidateLabelled', { labelId: later });
    const since = await opened(other.candidateId);
    expect((await listed({ labelId: later }, since))[1]).toEqual(['Ada']);

    await append(ada.candidateId, 'CandidateUnmerged', { otherId: other.candidateId });
    const apart = await append(other.candidateId, 'CandidateUnmergedFrom', { intoId: ada.candidateId });
    expect(await found(apart)).toEqual(Array.from({ length: 5 }, () => ['Adele']));
    expect((await listed({ labelId: later }, apart))[1]).toEqual(['Adele']);
  });

  it('given own fields that were taken in a merge, when the other record is removed, or they are written anew, or both are taken apart, then the list is filtered by what the record says', async () => {
    const [shift, years] = [randomUUID(), randomUUID()];
    const by = (custom: object, minPosition: string) => listed({ custom }, minPosition).then(([, names]) => names);
    const mergedPair = async (firstName: string) => {
      const own = await create({ firstName, custom: { [years]: 4 } });
      const other = await create({ firstName: `${firstName}e`, custom: { [shift]: 'night', [years]: 9 } });
      await append(other.candidateId, 'CandidateMergedInto', { intoId: own.candidateId, fields: ['custom'] });
      const to = { custom: { [shift]: 'night' } };
      const said = { otherId: other.candidateId, fields: ['custom'], to };
      return { own, other, merged: await append(own.candidateId, 'CandidateMerged', said) };
    };
    const ida = await mergedPair('Ida');
    expect(await by({ [shift]: 'night' }, ida.merged)).toEqual(['Ida']);
    const gone = await append(ida.other.candidateId, 'CandidateRemoved', {});
    expect(await by({ [shift]: 'night' }, gone)).toEqual(['Ida']);
    expect(await by({ [years]: 4 }, gone)).toEqual(['Ida']);
    const anew = await append(ida.own.candidateId, 'CandidateChanged', {
      ...{ from: {}, to: { custom: { [shift]: 'day' } } },
    });
    expect(await by({ [shift]: 'night' }, anew)).toEqual([]);
    expect(await by({ [shift]: 'day' }, anew)).toEqual(['Ida']);

    const una = await mergedPair('Una');
    await append(una.own.candidateId, 'CandidateUnmerged', { otherId: una.other.candidateId });
    const apart = await append(una.other.candidateId, 'CandidateUnmergedFrom', { intoId: una.own.candidateId });
    expect(await by({ [shift]: 'night' }, apart)).toEqual(['Unae']);
    expect(await by({ [years]: 4 }, apart)).toEqual(['Ida', 'Una']);
  });
});
