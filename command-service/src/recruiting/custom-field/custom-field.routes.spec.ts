import { newId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/custom-fields';
const people = '/api/tenant/candidates';
const ada = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
const option = (name: string) => ({ id: newId(new Date(0)), name, isRetired: false });

describe('custom fields', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });
  const create = async (body: object) => (await app.owner('post', path, body)).body;
  const add = (custom: object) => app.recruiter('post', people, { ...ada, custom });

  it('given fields of each kind, when a candidate is written with values, then they are kept, and what is wrong is told by field', async () => {
    const [a, b] = [option('A'), option('B')];
    const ids: Record<string, string> = {};
    for (const kind of ['text', 'number', 'date', 'yes-no', 'link'])
      ids[kind] = (await create({ name: kind, kind })).id;
    ids.choice = (await create({ name: 'choice', kind: 'choice', options: [a, b] })).id;
    ids.choices = (await create({ name: 'choices', kind: 'choices', options: [a, b] })).id;
    const of = (values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(values).map(([kind, value]) => [ids[kind], value]));
    const good = of({
      ...{ text: 'Crane license', number: 12.5, date: '2026-02-28', 'yes-no': false },
      ...{ link: 'https://mail.example/ada', choice: a.id, choices: [b.id, a.id] },
    });
    const made = await add(good);
    expect([made.status, made.body.custom]).toEqual([201, good]);
    const bad = of({
      ...{ text: 3, number: 'twelve', date: '2026-02-30', 'yes-no': 'yes' },
      ...{ link: 'javascript:alert(1)', choice: newId(new Date()), choices: [newId(new Date())] },
    });
    const refused = await app.recruiter('patch', `${people}/${made.body.id}`, { custom: bad });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      Object.fromEntries(Object.entries(ids).map(([kind, id]) => [`custom.${id}`, [`custom-${kind}-invalid`]])),
    ]);
  });

  it('given two values, when two people each change one, then neither undoes the other, and the event holds what changed alone', async () => {
    const [one, two] = [await create({ name: 'One' }), await create({ name: 'Two' })];
    const { id } = (await add({ [one.id]: 'a', [two.id]: 'b' })).body;
    await app.recruiter('patch', `${people}/${id}`, { custom: { [one.id]: 'c' } });
    const { body } = await app.recruiter('patch', `${people}/${id}`, { custom: { [two.id]: null } });
    expect([body.custom, body.version]).toEqual([{ [one.id]: 'c' }, 3]);
    const { events } = await app.events.feed.read(0n, 200);
    const changes = events.filter(({ type }) => type === 'CandidateChanged').map(({ data }) => [data.from, data.to]);
    expect(changes).toEqual([
      [{ custom: { [one.id]: 'a' } }, { custom: { [one.id]: 'c' } }],
      [{ custom: { [two.id]: 'b' } }, { custom: { [two.id]: null } }],
    ]);
    const again = await app.recruiter('patch', `${people}/${id}`, { custom: { [one.id]: 'c', [two.id]: '' } });
    expect(again.body.version).toBe(3);
  });

  it('given a field of jobs, of another company or removed, when a candidate is given a value of it, then it is refused; taken away, it is not', async () => {
    const ofJobs = await create({ name: 'Cost center', appliesTo: 'job' });
    const foreign = (await app.as('Owner', otherTenantId)('post', path, { name: 'Theirs' })).body;
    const gone = await create({ name: 'Gone' });
    const { id } = (await add({ [gone.id]: 'x' })).body;
    await app.owner('delete', `${path}/${gone.id}`);
    for (const field of [ofJobs, foreign, gone]) {
      const { status, body } = await add({ [field.id]: 'x' });
      expect([status, body.errors]).toEqual([422, { [`custom.${field.id}`]: ['custom-field-not-found'] }]);
    }
    const cleared = await app.recruiter('patch', `${people}/${id}`, { custom: { [gone.id]: null } });
    expect([cleared.status, cleared.body.custom]).toEqual([200, {}]);
  });

  it('given an option that is taken out, when the field is read, then it is retired, and it can be chosen no more', async () => {
    const [a, b] = [option('A'), option('B')];
    const field = await create({ name: 'Shift', kind: 'choice', options: [a, b] });
    const { body } = await app.owner('patch', `${path}/${field.id}`, { options: [b] });
    expect(body.options).toEqual([b, { ...a, isRetired: true }]);
    expect((await add({ [field.id]: a.id })).status).toBe(422);
    expect((await add({ [field.id]: b.id })).status).toBe(201);
  });

  it('given a record that holds a retired option and a value of a removed field, when it is written whole, then it keeps both', async () => {
    const [a, b] = [option('A'), option('B')];
    const field = await create({ name: 'Shift', kind: 'choice', options: [a, b] });
    const gone = await create({ name: 'Gone' });
    const custom = { [field.id]: a.id, [gone.id]: 'x' };
    const { id } = (await add(custom)).body;
    await app.owner('patch', `${path}/${field.id}`, { options: [b] });
    await app.owner('delete', `${path}/${gone.id}`);
    const { status, body } = await app.recruiter('patch', `${people}/${id}`, { lastName: 'Dahl', custom });
    expect([status, body.lastName, body.custom]).toEqual([200, 'Dahl', custom]);
  });

  it('given a record that holds a retired option among several, when another is chosen beside it, then both are kept; once given up, it is offered no more', async () => {
    const [a, b, c] = [option('A'), option('B'), option('C')];
    const field = await create({ name: 'Shifts', kind: 'choices', options: [a, b, c] });
    const { id } = (await add({ [field.id]: [a.id] })).body;
    await app.owner('patch', `${path}/${field.id}`, { options: [b, c] });
    const change = (ids: string[]) => app.recruiter('patch', `${people}/${id}`, { custom: { [field.id]: ids } });
    const { status, body } = await change([a.id, b.id]);
    expect([status, body.custom]).toEqual([200, { [field.id]: [a.id, b.id] }]);
    await change([b.id]);
    expect((await change([a.id, b.id])).body.errors).toEqual({ [`custom.${field.id}`]: ['custom-choices-invalid'] });
  });

  it('given a field, when its kind or what it is of is changed, or its options are none or alike, then it is refused', async () => {
    const field = await create({ name: 'Shift', kind: 'choice', options: [option('A')] });
    const change = async (body: object) => (await app.owner('patch', `${path}/${field.id}`, body)).body.errors;
    expect(await change({ kind: 'text' })).toEqual({ kind: ['custom-field-kind-fixed'] });
    expect(await change({ appliesTo: 'job' })).toEqual({ appliesTo: ['custom-field-kind-fixed'] });
    expect(await change({ options: [] })).toEqual({ options: ['custom-field-options-required'] });
    expect(await change({ options: [option('a'), option('A')] })).toEqual({ options: ['custom-field-option-twice'] });
    const text = await app.owner('post', path, { name: 'x', kind: 'text', options: [option('A')] });
    expect(text.body.errors).toEqual({ options: ['custom-field-options-unwanted'] });
  });

  it('given values of a candidate, when the person is erased, then none can be read any more', async () => {
    const field = await create({ name: 'License' });
    const { id } = (await add({ [field.id]: 'Crane' })).body;
    const erased = await app.owner('post', `${people}/${id}/erase`);
    expect([erased.body.custom, erased.body.skills]).toEqual([null, null]);
  });

  it('given a field of jobs, when a job is written, then it has the value', async () => {
    const field = await create({ name: 'Cost center', appliesTo: 'job', kind: 'number' });
    const { status, body } = await app.recruiter('post', '/api/tenant/jobs', {
      title: 'Cook',
      custom: { [field.id]: 4100 },
    });
    expect([status, body.custom]).toEqual([201, { [field.id]: 4100 }]);
  });
});
