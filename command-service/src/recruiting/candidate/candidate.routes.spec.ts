import { defaultProfile } from 'contracts/identity/company/company.events';
import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import type { Recorded } from 'contracts/kernel/message';
import { candidateDefaults } from 'contracts/recruiting/candidate/candidate.fields';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const ada = { firstName: 'Ada', lastName: 'Berg', email: 'Ada@Mail.example', phone: '+47 55 51 23 45' };
const path = '/api/tenant/candidates';

describe('candidate routes', () => {
  let app: SpecApp;
  let id: string;
  beforeEach(async () => {
    app = specApp();
    id = (await app.recruiter('post', path, ada)).body.id;
  });

  it('given a person, when created without a phone, then the record is answered as it will be read', async () => {
    const { phone: _, ...known } = ada;
    const response = await app.recruiter('post', path, known);
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      ...candidateDefaults,
      ...ada,
      email: 'ada@mail.example',
      phone: '',
      phoneE164: '',
      id: response.body.id,
      erased: false,
      linked: false,
      labelIds: [],
      ...{ assigneeId: null, teamId: null },
      ...{ isMerged: false, mergedInto: null, mergedIds: [] },
      createdAt: '2026-03-02T09:00:00.000Z',
      updatedAt: '2026-03-02T09:00:00.000Z',
      version: 1,
    });
  });

  it('given the same Idempotency-Key, when created twice by one person, then there is one; by another company, another', async () => {
    const send = (as: SpecApp['recruiter']) => as('post', path, ada).set('Idempotency-Key', 'same');
    const first = await send(app.recruiter);
    expect((await send(app.recruiter)).body).toEqual(first.body);
    expect((await send(app.as('Recruiter', otherTenantId))).body.id).not.toBe(first.body.id);
  });

  it('given the same Idempotency-Key, when interviews are opened with many twice, then each has one; with another key, they are refused', async () => {
    const other = (await app.recruiter('post', path, { ...ada, email: 'bo@mail.example' })).body.id;
    const jobId = (await app.recruiter('post', '/api/tenant/jobs', { title: 'Line cook' })).body.id;
    const ids = [id, other].toSorted();
    const send = (key: string) =>
      app.recruiter('post', `${path}/interviews`, { ids, jobId }).set('Idempotency-Key', key);
    const openedFor = async () => {
      const { feed } = app.events;
      const events: Recorded[] = [];
      for (let [at, head] = [0n, await feed.head()]; at < head; ) {
        const batch = await feed.read(at, 1_000, new Set(['InterviewCreated']));
        events.push(...batch.events);
        at = batch.until;
      }
      return events.map(({ data }) => data.candidateId).toSorted();
    };
    for (const _ of ['first', 'again']) {
      const { status, body } = await send('once');
      expect([status, body.changed.toSorted(), body.refused]).toEqual([200, ids, []]);
      expect(await openedFor()).toEqual(ids);
    }
    const { changed, refused } = (await send('another')).body;
    expect(changed).toEqual([]);
    expect(refused.map(({ id: who, code }: { id: string; code: string }) => [who, code]).toSorted()).toEqual(
      ids.map((who) => [who, 'interview-open-already']),
    );
    expect(await openedFor()).toEqual(ids);
  });

  it('given a phone number, when written, then it is kept as typed, with E.164 beside it, read as one of the country of the company', async () => {
    const typed = async (phone: string) => (await app.recruiter('patch', `${path}/${id}`, { phone })).body;
    expect(await typed('(218) 555-0142 ext. 3')).toMatchObject({
      phone: '(218) 555-0142 ext. 3',
      phoneE164: '+12185550142',
    });
    expect(await typed('+47 55 51 23 45')).toMatchObject({ phone: '+47 55 51 23 45', phoneE164: '+4755512345' });
    await app.commands.company(exampleTenantId, {
      type: 'RegisterCompany',
      data: { ...defaultProfile, companyId: exampleTenantId, name: 'Harbor', address: 'Av. Paulista 1, Brasil' },
      metadata: exampleCause,
    });
    expect(await typed('11 91234-5678')).toMatchObject({ phone: '11 91234-5678', phoneE164: '+5511912345678' });
    expect(await typed('')).toMatchObject({ phone: '', phoneE164: '' });
  });

  it('given a record that names a country, when a number is written without one, then it is of that country; when the country changes, it is read anew', async () => {
    const said = async (change: object) => (await app.recruiter('patch', `${path}/${id}`, change)).body;
    expect(await said({ country: 'BR', phone: '11 91234-5678' })).toMatchObject({ phoneE164: '+5511912345678' });
    expect(await said({ phone: '11 91234-5679' })).toMatchObject({ country: 'BR', phoneE164: '+5511912345679' });
    expect(await said({ phone: '91 234 567', country: 'NO' })).toMatchObject({ phoneE164: '+4791234567' });
    // Where there is no such number, the record is changed all the same, and none is known.
    expect(await said({ country: 'US' })).toMatchObject({ country: 'US', phone: '91 234 567', phoneE164: '' });
    expect(await said({ country: 'NO', city: 'Oslo' })).toMatchObject({ phoneE164: '+4791234567' });
    expect(await said({ phone: '+1 218 555 0142' })).toMatchObject({ country: 'NO', phoneE164: '+12185550142' });
    const made = await app.recruiter('post', path, {
      ...ada,
      email: 'a@mail.example',
      phone: '91 234 567',
      country: 'NO',
    });
    expect(made.body.phoneE164).toBe('+4791234567');
  });

  it.each(['abc', '+++---', '☎️ call me', '12345', '+1 218'])(
    'given %s as a phone number, when written, then it is refused and nothing changes',
    async (phone) => {
      const refused = await app.recruiter('patch', `${path}/${id}`, { phone });
      expect([refused.status, refused.body.errors]).toEqual([422, { phone: ['phone-invalid'] }]);
      const named = await app.recruiter('patch', `${path}/${id}`, { phoneE164: '+12185550142' });
      expect([named.status, named.body.errors]).toEqual([422, { phoneE164: ['field-unknown'] }]);
    },
  );

  it('given a candidate, when patched, then only the named fields change; unknown and read-only ones are refused', async () => {
    app.advance(60_000);
    const changed = await app.recruiter('patch', `${path}/${id}`, { phone: '+1 218 555 0101' });
    expect(changed.body).toMatchObject({
      firstName: 'Ada',
      phone: '+1 218 555 0101',
      version: 2,
      updatedAt: '2026-03-02T09:01:00.000Z',
    });
    const refused = await app.recruiter('patch', `${path}/${id}`, {
      phone: '+1 218 555 0102',
      id,
      erased: true,
      nick: 'x',
    });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { id: ['field-unknown'], erased: ['field-unknown'], nick: ['field-unknown'] },
    ]);
  });

  it('given the whole record, when put back edited, then the change is taken and an unknown field refused', async () => {
    const { body } = await app.recruiter('patch', `${path}/${id}`, { phone: '+1 218 555 0101' });
    const put = await app.recruiter('put', `${path}/${id}`, { ...body, lastName: 'Dahl' });
    expect([put.status, put.body.lastName, put.body.phone]).toEqual([200, 'Dahl', '+1 218 555 0101']);
    expect((await app.recruiter('put', `${path}/${id}`, { ...body, nick: 'x' })).body.errors).toEqual({
      nick: ['field-unknown'],
    });
  });

  it('given a candidate, when deleted, then the record is answered, again as well, and changes are 404', async () => {
    const removed = await app.owner('delete', `${path}/${id}`);
    expect([removed.status, removed.body.id]).toEqual([200, id]);
    expect((await app.owner('delete', `${path}/${id}`)).body).toEqual(removed.body);
    expect((await app.owner('patch', `${path}/${id}`, { phone: '+1 218 555 0101' })).status).toBe(404);
  });

  it('given several, when deleted by one filter, then the ids that are gone are answered, foreign ones left out', async () => {
    const other = (await app.as('Owner', otherTenantId)('post', path, ada)).body.id;
    const filter = encodeURIComponent(JSON.stringify({ id: [id, other] }));
    const response = await app.owner('delete', `${path}?filter=${filter}`);
    expect([response.status, response.body]).toEqual([200, [id]]);
    expect(
      (await app.as('Owner', otherTenantId)('patch', `${path}/${other}`, { phone: '+1 218 555 0109' })).status,
    ).toBe(200);
  });

  it('given a candidate, when erased, then nothing personal is answered, the key is gone and edits are refused', async () => {
    const erased = await app.owner('post', `${path}/${id}/erase`);
    expect(erased.body).toMatchObject({ id, firstName: null, lastName: null, email: null, phone: null, erased: true });
    const subject = { tenantId: exampleTenantId, subject: id };
    expect((await app.keys.find([subject])).get(`${exampleTenantId}/${id}`)).toMatchObject({ status: 'destroyed' });
    const edit = await app.owner('patch', `${path}/${id}`, { phone: '+1 218 555 0101' });
    expect([edit.status, edit.body.code]).toEqual([409, 'erased']);
    expect((await app.owner('post', `${path}/${id}/erase`)).body).toEqual(erased.body);
  });

  it('given a death between the event and the key, when erased again, then the key is destroyed', async () => {
    const keep = app.keys.destroy;
    app.keys.destroy = () => Promise.reject(new Error('died'));
    expect((await app.owner('post', `${path}/${id}/erase`)).status).toBe(500);
    app.keys.destroy = keep;
    expect((await app.owner('post', `${path}/${id}/erase`)).status).toBe(200);
    const subject = { tenantId: exampleTenantId, subject: id };
    expect((await app.keys.find([subject])).get(`${exampleTenantId}/${id}`)).toMatchObject({ status: 'destroyed' });
  });

  it('given a candidate of another company, when touched by id, then it is not found', async () => {
    const foreign = app.as('Owner', otherTenantId);
    const answers = [
      await foreign('patch', `${path}/${id}`, { phone: '+1 218 555 0101' }),
      await foreign('put', `${path}/${id}`, ada),
      await foreign('delete', `${path}/${id}`),
      await foreign('post', `${path}/${id}/erase`),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'not-found']));
  });
});
