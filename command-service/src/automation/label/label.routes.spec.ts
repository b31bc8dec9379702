import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, newId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/labels';
const scopes = '/api/tenant/label-scopes';
const urgent = { name: 'Urgent', backgroundColor: '#b3261e', fontColor: '#ffffff' };

describe('labels', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });
  const create = (body: object = urgent) => app.owner('post', path, body);
  const stored = async () => (await app.events.feed.read(0n, 200)).events;
  const candidate = async () =>
    (
      await app.owner('post', '/api/tenant/candidates', {
        firstName: 'Ada',
        lastName: 'Berg',
        email: 'ada@mail.example',
      })
    ).body.id as string;
  const put = (id: string, body: object) => app.recruiter('post', `/api/tenant/candidates/${id}/labels`, body);

  it('given a name and two colours, when a label is created, then the rest is as it is to begin with', async () => {
    const { status, body } = await create();
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ ...urgent, description: '', scopeId: systemLabelScopes.candidate, version: 1 }),
    ]);
  });

  it('given a label, when another takes its name in other letters, then it is refused; in another company it is free', async () => {
    await create();
    const again = await create({ ...urgent, name: ' uRGENT ' });
    expect([again.status, again.body.code, again.body.errors]).toEqual([
      409,
      'label-name-taken',
      { name: ['label-name-taken'] },
    ]);
    expect((await app.as('Owner', otherTenantId)('post', path, urgent)).status).toBe(201);
  });

  it('given a label, when it is renamed or removed, then its name is free again', async () => {
    const first = (await create()).body;
    expect((await app.owner('patch', `${path}/${first.id}`, { name: 'URGENT' })).body.name).toBe('URGENT');
    expect((await app.owner('patch', `${path}/${first.id}`, { name: 'Soon' })).status).toBe(200);
    const second = (await create()).body;
    expect((await app.owner('patch', `${path}/${second.id}`, { name: 'soon' })).body.code).toBe('label-name-taken');
    await app.owner('delete', `${path}/${first.id}`);
    expect((await app.owner('patch', `${path}/${second.id}`, { name: 'soon' })).status).toBe(200);
  });

  it('given 12 who create the same label at once, when they are answered, then one has it', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it.each([
    [{ ...urgent, fontColor: 'red' }, { fontColor: ['color-invalid'] }],
    [{ ...urgent, name: ' ' }, { name: ['field-required'] }],
    [{ ...urgent, scopeId: 'candidate' }, { scopeId: ['id-invalid'] }],
  ])('given %j, when a label is created, then the field is named', async (body, errors) => {
    const response = await create(body);
    expect([response.status, response.body.errors]).toEqual([422, errors]);
  });

  it('given the scopes that everybody has, when one is removed or renamed, then it is refused: system scopes cannot be deleted', async () => {
    for (const id of Object.values(systemLabelScopes)) {
      for (const answer of [
        await app.owner('delete', `${scopes}/${id}`),
        await app.owner('patch', `${scopes}/${id}`, { name: 'Mine' }),
      ])
        expect([answer.status, answer.body.code]).toEqual([409, 'label-scope-is-system']);
    }
    const own = (await app.owner('post', scopes, { name: 'Season' })).body;
    expect((await app.owner('delete', `${scopes}/${own.id}`)).status).toBe(200);
    expect((await stored()).map(({ type }) => type)).toEqual(['LabelScopeCreated', 'LabelScopeRemoved']);
  });

  it('given a candidate, when labels are put on and taken off, then each is recorded once', async () => {
    const [id, first, second] = [
      await candidate(),
      (await create()).body.id,
      (await create({ ...urgent, name: 'B' })).body.id,
    ];
    const labelled = await put(id, { add: [first, second, first] });
    expect([labelled.status, labelled.body.labelIds]).toEqual([200, [first, second]]);
    expect((await put(id, { add: [first] })).body.version).toBe(labelled.body.version);
    expect((await put(id, { remove: [first] })).body.labelIds).toEqual([second]);
    expect((await stored()).filter(({ type }) => type.endsWith('abelled'))).toMatchObject([
      { type: 'CandidateLabelled', data: { candidateId: id, labelId: first } },
      { type: 'CandidateLabelled', data: { candidateId: id, labelId: second } },
      { type: 'CandidateUnlabelled', data: { candidateId: id, labelId: first } },
    ]);
  });

  it('given labels that are gone, foreign or for other things, when put on a candidate, then it is refused by name', async () => {
    const id = await candidate();
    const gone = (await create()).body.id;
    await app.owner('delete', `${path}/${gone}`);
    const foreign = (await app.as('Owner', otherTenantId)('post', path, urgent)).body.id;
    const ofJobs = (await create({ ...urgent, scopeId: systemLabelScopes.job })).body.id;
    for (const [labelId, code] of [
      [gone, 'label-not-found'],
      [foreign, 'label-not-found'],
      [newId(new Date()), 'label-not-found'],
      [ofJobs, 'label-scope-wrong'],
    ]) {
      const { status, body } = await put(id, { add: [labelId] });
      expect([status, body.code, body.errors]).toEqual([422, code, { add: [code] }]);
    }
    const season = (await app.owner('post', scopes, { name: 'Season' })).body.id;
    const summer = (await create({ ...urgent, name: 'Summer', scopeId: season })).body.id;
    expect((await put(id, { add: [summer] })).body.labelIds).toEqual([summer]);
  });

  it('given an erased candidate, when they are looked at, then no label is on them, and none can be put there', async () => {
    const [id, labelId] = [await candidate(), (await create()).body.id];
    await put(id, { add: [labelId] });
    expect((await app.owner('post', `/api/tenant/candidates/${id}/erase`)).body.labelIds).toEqual([]);
    expect((await put(id, { add: [labelId] })).body.code).toBe('erased');
  });

  it('given our own worker, when it takes a removed label off, then that is recorded, once', async () => {
    const [id, labelId] = [await candidate(), (await create()).body.id];
    expect((await put(id, { add: [labelId] })).body.labelIds).toEqual([labelId]);
    const cause = { eventId: derivedId('event'), policy: 'automation.label', target: labelId, correlationId: 'c' };
    const data = { add: [], remove: [labelId] };
    const command = { tenantId: exampleTenantId, aggregate: 'candidate', id, type: 'LabelCandidate', data, cause };
    expect((await app.system(command)).status).toBe(200);
    expect((await app.system(command)).status).toBe(200);
    expect((await stored()).at(-1)).toMatchObject({ type: 'CandidateUnlabelled', data: { labelId } });
  });
});
