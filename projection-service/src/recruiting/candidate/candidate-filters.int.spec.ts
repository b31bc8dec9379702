import { randomUUID } from 'node:crypto';
import { Permission } from 'contracts/kernel/permission';
import { candidateDefaults } from 'contracts/recruiting/candidate/candidate.fields';
import { importedId, rowNumber } from 'contracts/recruiting/candidate-import/candidate-import.files';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';
import { candidateProjections } from './candidate.projection.ts';

const [reader, nobody] = [randomUUID(), randomUUID()];
const withoutAll = Permission.options.filter((name) => name !== 'tenant.jobs.all');
const withoutInterviews = withoutAll.filter((name) => !name.startsWith('tenant.interviews'));

describe('candidates by where they came from, their skills, interviews and imports', () => {
  let service: Harness;
  let last = '';
  let [tenantId, otherTenant] = ['', ''];
  // A company of its own for each: what one finds, no other made.
  beforeEach(() => {
    [tenantId, otherTenant] = [randomUUID(), randomUUID()];
  });
  beforeAll(async () => {
    service = await openHarness({
      projections: candidateProjections,
      authorize: async ({ authorization }) => {
        const [company = '', userId = ''] = authorization?.replace(/^Bearer /, '').split('/') ?? [];
        const permissions = userId === nobody ? withoutInterviews : userId === reader ? withoutAll : Permission.options;
        return { userId, sid: userId, tenantId: company, roles: [], permissions } as never;
      },
    });
  });
  afterAll(() => service.close());

  const append = async ([aggregate, id]: [string, string], type: string, data: object, company = tenantId) => {
    last = await service.append(aggregate, id, [{ type, data: { ...data } }], company);
  };
  const create = async (firstName: string, more: object = {}, company = tenantId, id: string = randomUUID()) => {
    const person = { candidateId: id, firstName, lastName: 'Berg', email: `${id}@mail.example` };
    await append(['candidate', id], 'CandidateCreated', { ...candidateDefaults, ...person, ...more }, company);
    return id;
  };
  const change = (candidateId: string, to: object) =>
    append(['candidate', candidateId], 'CandidateChanged', { candidateId, from: {}, to });
  const interview = async (candidateId: string, more: object = {}, company = tenantId) => {
    const interviewId = randomUUID();
    const data = { interviewId, candidateId, jobId: randomUUID(), openInterviewId: null, source: null, ...more };
    await append(['interview', interviewId], 'InterviewCreated', data, company);
    return interviewId;
  };
  const move = (interviewId: string, candidateId: string, to: string) =>
    append(['interview', interviewId], 'InterviewStatusChanged', {
      interviewId,
      candidateId,
      from: 'created',
      to,
      comment: '',
    });
  const ask = (filter: object, userId: string) => {
    const parts = { filter, sort: ['firstName', 'ASC'] };
    const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
    return service.get(`/api/tenant/candidates?${query.join('&')}`, { tenantId, minPosition: last, userId });
  };
  const listed = async (filter: object, userId: string = randomUUID()) => {
    const { status, body } = await ask(filter, userId);
    return status === 200 ? body.map(({ firstName }: { firstName: string }) => firstName) : [status, body.errors];
  };

  it('given sources of people and of their interviews, when filtered by one, then those whose own it is and those with an interview from it are listed', async () => {
    const ada = await create('Ada', { source: 'fair-2026' });
    const bo = await create('Bo');
    const cy = await create('Cy', { source: 'referral' });
    await create('Foreign', { source: 'fair-2026' }, otherTenant);
    const ofBo = await interview(bo, { source: 'fair-2026' });
    expect(await listed({ source: 'fair-2026' })).toEqual(['Ada', 'Bo']);
    expect(await listed({ source: 'Fair-2026', q: 'berg' })).toEqual(['Ada', 'Bo']);
    await append(['interview', ofBo], 'InterviewSourceChanged', {
      interviewId: ofBo,
      candidateId: bo,
      source: 'referral',
    });
    await change(ada, { source: null });
    expect(await listed({ source: 'fair-2026' })).toEqual([]);
    expect(await listed({ source: 'referral' })).toEqual(['Bo', 'Cy']);
    await append(['interview', ofBo], 'InterviewSourceChanged', { interviewId: ofBo, candidateId: bo, source: null });
    await append(['candidate', cy], 'CandidateRemoved', { candidateId: cy });
    expect(await listed({ source: 'referral' })).toEqual([]);
    expect(await listed({ source: 'no code' })).toEqual([422, { 'filter.source': ['source-invalid'] }]);
  });

  it('given somebody who applied, when their interview says no source of its own, then it is that of the application, until somebody corrects it or says that nobody knows', async () => {
    const di = await create('Di');
    const [applicationId, interviewId, jobId] = [randomUUID(), randomUUID(), randomUUID()];
    const applied = { applicationId, interviewId, jobId, openInterviewId: null, userId: randomUUID(), source: 'radio' };
    await append(['application', applicationId], 'ApplicationSubmitted', applied);
    await append(['interview', interviewId], 'InterviewCreated', { interviewId, candidateId: di, jobId });
    const own = async () =>
      (await service.get(`/api/tenant/interviews/${interviewId}`, { tenantId, minPosition: last })).body.source;
    const correct = (source: string | null) =>
      append(['interview', interviewId], 'InterviewSourceChanged', { interviewId, candidateId: di, source });
    expect([await listed({ source: 'radio' }), await own()]).toEqual([['Di'], 'radio']);
    await correct('podcast');
    expect([await listed({ source: 'radio' }), await listed({ source: 'podcast' }), await own()]).toEqual([
      [],
      ['Di'],
      'podcast',
    ]);
    await correct(null);
    expect([await listed({ source: 'radio' }), await listed({ source: 'podcast' }), await own()]).toEqual([
      [],
      [],
      null,
    ]);
  });

  it('given skills, when filtered by one or by how it begins, then accents and case do not matter and what was changed is not found any more', async () => {
    const eva = await create('Eva', { skills: ['Boat  building', 'C++'] });
    await create('Fay', { skills: ['Boat repair', 'Soldagem com proteção'] });
    await create('Gus', { skills: ['Carpentry'] });
    await create('Foreign', { skills: ['Boat building'] }, otherTenant);
    expect(await listed({ skill: 'boat' })).toEqual(['Eva', 'Fay']);
    expect(await listed({ skill: 'boat building' })).toEqual(['Eva']);
    expect(await listed({ skill: 'c++' })).toEqual(['Eva']);
    expect(await listed({ skill: 'SOLDAGEM COM PROTECAO', q: 'fay' })).toEqual(['Fay']);
    expect(await listed({ skill: ' ' })).toEqual([422, { 'filter.skill': ['field-required'] }]);
    await change(eva, { skills: ['Rigging'] });
    expect([await listed({ skill: 'boat' }), await listed({ skill: 'rig' })]).toEqual([['Fay'], ['Eva']]);
  });

  it('given a merge that takes the skills of the other record, when it is undone, then each is found by its own again', async () => {
    const hal = await create('Hal', { skills: ['Sewing'] });
    const hali = await create('Hali', { skills: ['Weaving'] });
    const merge = { candidateId: hal, otherId: hali };
    await append(['candidate', hal], 'CandidateMerged', { ...merge, fields: ['skills'], to: { skills: ['Weaving'] } });
    await append(['candidate', hali], 'CandidateMergedInto', { candidateId: hali, intoId: hal, fields: ['skills'] });
    expect([await listed({ skill: 'sewing' }), await listed({ skill: 'weaving' })]).toEqual([[], ['Hal']]);
    await append(['candidate', hal], 'CandidateUnmerged', merge);
    await append(['candidate', hali], 'CandidateUnmergedFrom', { candidateId: hali, intoId: hal });
    expect([await listed({ skill: 'sewing' }), await listed({ skill: 'weaving' })]).toEqual([['Hal'], ['Hali']]);
  });

  it('given interviews, when filtered by job and status, then both must hold of the same one, and another company’s ids find nobody', async () => {
    const [cook, pilot, foreign] = [randomUUID(), randomUUID(), randomUUID()];
    const ian = await create('Ian');
    const jo = await create('Jo');
    await interview(ian, { jobId: cook });
    await move(await interview(ian, { jobId: pilot }), ian, 'considered');
    await move(await interview(jo, { jobId: cook }), jo, 'considered');
    await interview(await create('Foreign', {}, otherTenant), { jobId: foreign }, otherTenant);
    const by = (asked: object, more: object = {}) => listed({ interview: asked, ...more });
    expect(await by({ jobId: cook })).toEqual(['Ian', 'Jo']);
    expect(await by({ jobId: cook, status: 'considered' })).toEqual(['Jo']);
    expect(await by({ status: 'considered' })).toEqual(['Ian', 'Jo']);
    expect(await by({ jobId: pilot }, { q: 'berg' })).toEqual(['Ian']);
    expect(await by({ jobId: foreign })).toEqual([]);
    expect(await by({ jobId: 'x' })).toEqual([422, { 'filter.interview.jobId': ['id-invalid'] }]);
    expect(await by({})).toEqual([422, { 'filter.interview': ['field-required'] }]);
    expect(await by({ status: 'hired' })).toEqual([422, { 'filter.interview.status': ['field-invalid'] }]);
  });

  it('given a job that is kept from somebody, when they filter by it or by a status, then its interviews find nobody; nor whoever may read none', async () => {
    const secret = randomUUID();
    const kim = await create('Kim');
    await move(await interview(kim, { jobId: secret }), kim, 'unapproved');
    const admin = new pg.Client(service.database.superuserUrl);
    await admin.connect();
    const restricted = `insert into access.job (job_id, tenant_id, restricted_to, version) values ($1, $2, $3, 1)`;
    await admin.query(restricted, [secret, tenantId, [randomUUID()]]);
    await admin.end();
    const asked = [{ interview: { jobId: secret } }, { interview: { status: 'unapproved' } }];
    for (const filter of [...asked, ...asked.map((one) => ({ ...one, q: 'kim' }))]) {
      expect(await listed(filter)).toEqual(['Kim']);
      expect(await listed(filter, reader)).toEqual([]);
      expect((await ask(filter, nobody)).status).toBe(403);
    }
  });

  it('given an import, when filtered by it, then those that it added and that are still there are listed', async () => {
    const importId = randomUUID();
    const [lea, max] = [importedId(importId, rowNumber(0, 0)), importedId(importId, rowNumber(0, 2))];
    await create('Lea', {}, tenantId, lea);
    await create('Max', {}, tenantId, max);
    await create('Ned');
    const refused = [{ row: rowNumber(0, 1), column: null, code: 'field-required' }];
    const chunk = { candidateImportId: importId, chunk: 0, rows: 3, created: 2, refused, leftOut: [], next: null };
    await append(['candidateImport', importId], 'CandidateRowsImported', chunk);
    expect(await listed({ importId })).toEqual(['Lea', 'Max']);
    expect(await listed({ importId, q: 'lea' })).toEqual(['Lea']);
    await append(['candidate', max], 'CandidateRemoved', { candidateId: max });
    expect(await listed({ importId })).toEqual(['Lea']);
    expect(await listed({ importId: randomUUID() })).toEqual([]);
  });
});
