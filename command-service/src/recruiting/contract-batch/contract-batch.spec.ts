import { recordIn } from 'access/recruiting/record-in';
import { exampleCause, exampleTenantId as TENANT } from 'contracts/kernel/examples';
import { derivedId, newId } from 'contracts/kernel/id';
import type { Permission } from 'contracts/kernel/permission';
import { contract } from 'contracts/recruiting/contract/contract.entity';
import { SENT_AT_ONCE } from 'contracts/recruiting/contract-batch/contract-batch.choices';
import type { ContractBatchPreview } from 'contracts/recruiting/contract-batch/contract-batch.endpoints';
import { batchedContractId, contractBatch } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { PDFDocument } from 'pdf-lib';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { contractsOf, roles, SIGNERS } from '#command-service/test/contracts.fixture';

const PATH = '/api/tenant/contract-batches';
const NOBODY = derivedId('nobody of ours');
const user = (name: string) => derivedId('batch user', name);

describe('one contract for many people', () => {
  let app: SpecApp;
  let template: ReturnType<typeof contractsOf>['template'];
  let system: ReturnType<typeof contractsOf>['system'];
  beforeEach(() => {
    app = specApp();
    ({ template, system } = contractsOf(app));
  });

  const candidate = async (firstName: string, more: object = {}, as = app.owner) => {
    const email = `${firstName.toLowerCase()}@mail.example`;
    const { body, status } = await as('post', '/api/tenant/candidates', {
      firstName,
      lastName: 'Reis',
      email,
      ...more,
    });
    expect([status, body.errors]).toEqual([201, undefined]);
    return body.id as string;
  };
  const candidates = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => candidate(`Ana${at}`)));
  const works = async (name: string, tenantId = TENANT) => {
    const userId = user(name);
    const metadata = { ...exampleCause, tenantId };
    const account = {
      userId,
      name: `${name} Lima`,
      email: `${name.toLowerCase()}@harbor.example`,
      locale: 'en-us' as const,
    };
    await app.commands.user(userId, {
      type: 'RegisterUser',
      data: account,
      metadata: { ...metadata, tenantId: 'global' },
    });
    const data = { userId, roles: ['Recruiter' as const] };
    await app.commands.membership(userId, { type: 'GrantMembership', data, metadata });
    return userId;
  };
  const alone = (over: object = {}) =>
    template({
      content: 'Dear {{ candidate.first_name }}',
      signers: [{ id: roles.employee, name: 'Employee' }],
      ...over,
    });
  const bodyOf = async (over: object = {}) => ({ templateId: await alone(), roleId: roles.employee, ...over });
  /** Of a PDF: nothing is drawn for each of many. */
  const pdfBodyOf = async (over: object = {}) => {
    const signature = { id: roles.employee, roleId: roles.employee, kind: 'signature', page: 1, x: 0.1, y: 0.1 };
    const fields = [{ ...signature, width: 0.3, height: 0.06, label: '', isRequired: true }];
    const templateId = await alone({ fields });
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const taken = await app
      .owner('post', `/api/tenant/contract-templates/${templateId}/pdf`)
      .set('Content-Type', 'application/pdf')
      .send(Buffer.from(await pdf.save()));
    expect(taken.status).toBe(200);
    return { templateId, roleId: roles.employee, ...over };
  };
  const preview = async (body: object) => {
    const answer = await app.owner('post', `${PATH}/preview`, body);
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    return answer.body as ContractBatchPreview;
  };
  const begun = async (body: object) => {
    const answer = await app.owner('post', PATH, body);
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    return answer.body.id as string;
  };
  const recordOf = async (id: string) => {
    const record = await recordIn(app.events.store, contractBatch, { tenantId: TENANT, id });
    if (!record) throw new Error('no bulk send');
    return record;
  };
  /** One part, as workers ask for it. */
  const advance = async (id: string, step: number, isLast = false) => {
    const cause = { eventId: newId(new Date()), policy: 'recruiting.contract-batch', target: id, correlationId: 'c' };
    const body = { tenantId: TENANT, contractBatchId: id, step, isLast, cause };
    return system('/api/system/contract-batches/advance', body);
  };
  /** All that workers do. */
  const work = async (id: string) => {
    for (;;) {
      const { status, step } = await recordOf(id);
      if (status !== 'sending' && status !== 'voiding') return recordOf(id);
      expect((await advance(id, step)).status).toBe(200);
    }
  };
  const contractOf = (id: string, recipient: string) =>
    recordIn(app.events.store, contract, { tenantId: TENANT, id: batchedContractId(id, recipient) });
  const recorded = async (type: string) => (await app.events.feed.read(0n, 10_000, new Set([type]))).events.length;
  const fault = async (body: object, as = app.owner) => {
    const answer = await as('post', PATH, body);
    return [answer.status, answer.body.errors ?? answer.body.code];
  };

  it('given candidates, users and a team, when looked at, then it says how many get one and who does not and why, and nothing is sent', async () => {
    const [ada, erased] = [await candidate('Ada'), await candidate('Eva')];
    await app.owner('post', `/api/tenant/candidates/${erased}/erase`, {});
    const [bia, caio] = [await works('Bia'), await works('Caio')];
    const metadata = exampleCause;
    await app.commands.membership(caio, { type: 'DeactivateMembership', data: { userId: caio }, metadata });
    const outside = await works('Duda', otherTenantId);
    const body = await bodyOf({ candidates: [ada, ada, erased, NOBODY], users: [bia, caio, outside] });
    const seen = await preview(body);
    expect([seen.recipientCount, seen.readyCount, seen.leftOutCount, seen.firstName]).toEqual([6, 2, 4, 'Ada Reis']);
    expect(seen.leftOut.map(({ id, name, code }) => [id, name, code])).toEqual([
      [erased, null, 'erased'],
      [NOBODY, null, 'candidate-not-found'],
      [caio, 'Caio Lima', 'contract-recipient-deactivated'],
      [outside, null, 'contract-recipient-unknown'],
    ]);
    const pdf = await app.owner('post', `${PATH}/preview-document`, body);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect([await recorded('ContractCreated'), await recorded('ContractBatchCreated')]).toEqual([0, 0]);
  });

  it('given tags that somebody has no value for, when looked at and sent, then they are left out with the names of the tags, and the others get theirs', async () => {
    const templateId = await alone({ content: '{{ candidate.full_name }} of {{ candidate.city }}' });
    const [here, nowhere] = [await candidate('Lia', { city: 'Santos' }), await candidate('Rui')];
    const body = { templateId, roleId: roles.employee, candidates: [nowhere, here], users: [await works('Bia')] };
    expect((await preview(body)).leftOut.map(({ code, detail }) => [code, detail])).toEqual([
      ['contract-tags-empty', 'candidate.city'],
      ['contract-tags-empty', 'candidate.city'],
    ]);
    const id = await begun(body);
    expect(await work(id)).toMatchObject({ status: 'finished', sentCount: 1, leftOutCount: 2, queue: [] });
    expect(await contractOf(id, here)).toMatchObject({ status: 'sent', batchId: id, candidateId: here });
    expect(await contractOf(id, nowhere)).toBeUndefined();
    // A value is there now: whoever was left out is tried again, and nobody twice.
    await app.owner('patch', `/api/tenant/candidates/${nowhere}`, { city: 'Campinas' });
    expect((await app.owner('post', `${PATH}/${id}/resume`, {})).status).toBe(200);
    expect(await work(id)).toMatchObject({ status: 'finished', sentCount: 2, leftOutCount: 1 });
    expect(await recorded('ContractCreated')).toBe(2);
  });

  it('given titles and names that are too long or empty once they are written, when looked at and sent, then these are left out, and the others get theirs', async () => {
    const long = 'a'.repeat(100);
    const named = [await candidate(long, { email: 'long@mail.example' }), await candidate('Ada')];
    const nameless = await candidate('Bo', { lastName: long, firstName: long, email: 'longer@mail.example' });
    const once = '{{ candidate.first_name }}';
    const repeated = `${once} ${once} ${once}`;
    const body = { ...(await pdfBodyOf()), title: repeated };
    const candidates = [...named, nameless];
    const codes = ['contract-title-too-long', 'contract-signer-name-too-long'];
    expect((await preview({ ...body, candidates })).leftOut.map(({ code }) => code)).toEqual(codes);
    const id = await begun({ ...body, candidates });
    expect(await work(id)).toMatchObject({ status: 'finished', sentCount: 1 });
    expect((await recordOf(id)).leftOut.map(({ code }) => code)).toEqual(codes);
    const [city, none] = [await candidate('Eva', { city: 'Santos' }), named[1]];
    const title = '{{ candidate.city | default: "" }}';
    const empty = await begun({ ...body, title, candidates: [none, city] });
    expect(await work(empty)).toMatchObject({ sentCount: 1, leftOut: [{ at: 0, code: 'contract-title-empty' }] });
    const one = { templateId: body.templateId, candidateId: named[0], title: body.title };
    const alike = { ...one, signers: [{ roleId: roles.employee, name: 'Ada', email: 'ada@mail.example' }] };
    const single = await app.owner('post', '/api/tenant/contracts', alike);
    expect([single.status, single.body.errors]).toEqual([422, { title: ['contract-title-too-long'] }]);
    // The PDF of the template, and two that were sent.
    expect(await app.files.list(`contracts/${TENANT}`)).toHaveLength(3);
  });

  it('given who signs besides, when it is sent, then each contract has them and its recipient, and whoever signs all gets none of their own', async () => {
    const [ada, bo] = [await candidate('Ada'), await candidate('Bo')];
    const [, manager] = SIGNERS;
    const body = { templateId: await template(), roleId: roles.employee, signers: [manager], candidates: [ada, bo] };
    const id = await begun(body);
    const record = await work(id);
    expect(record.leftOut).toEqual([{ at: 1, code: 'contract-signer-repeated', detail: '' }]);
    const sent = await contractOf(id, ada);
    expect(sent?.signers?.map(({ name, email }) => [name, email])).toEqual([
      ['Ada Reis', 'ada@mail.example'],
      ['Bo Lind', 'bo@mail.example'],
    ]);
  });

  it('given more than one part, when a worker dies half way and its work is done again, also twice at once, then each has one contract', async () => {
    const all = await candidates(SENT_AT_ONCE + 3);
    const id = await begun(await pdfBodyOf({ candidates: all }));
    // Some were sent before the worker died, and nothing was noted.
    const { store } = app.events;
    const [first] = await Promise.all([advance(id, 0), advance(id, 0)]);
    expect(first?.status).toBe(200);
    expect(await recordOf(id)).toMatchObject({ step: 1, sentCount: SENT_AT_ONCE, status: 'sending' });
    expect((await advance(id, 0)).status).toBe(200);
    expect(await recordOf(id)).toMatchObject({ step: 1, sentCount: SENT_AT_ONCE });
    expect(await work(id)).toMatchObject({ status: 'finished', sentCount: all.length, leftOutCount: 0 });
    expect(await recorded('ContractCreated')).toBe(all.length);
    expect(await recorded('ContractBatchPartSent')).toBe(2);
    expect(await recordIn(store, contractBatch, { tenantId: otherTenantId, id })).toBeUndefined();
  });

  it('given contracts that cannot be kept for a moment, when the work is done again, then the others of the part have theirs already, and a last try tells of it', async () => {
    const [ada, bo] = [await candidate('Ada'), await candidate('Bo')];
    const id = await begun(await pdfBodyOf({ candidates: [ada, bo] }));
    const put = app.files.put.bind(app.files);
    app.files.put = (path, ...rest) =>
      path.includes(batchedContractId(id, ada)) ? Promise.reject(new Error('no disk')) : put(path, ...rest);
    expect((await advance(id, 0)).status).toBe(500);
    expect([await contractOf(id, ada), (await contractOf(id, bo))?.status]).toEqual([undefined, 'sent']);
    expect((await advance(id, 0, true)).status).toBe(200);
    expect(await recordOf(id)).toMatchObject({ status: 'finished', leftOut: [{ at: 0, code: 'contract-not-sent' }] });
    app.files.put = put;
    await app.owner('post', `${PATH}/${id}/resume`, {});
    expect(await work(id)).toMatchObject({ status: 'finished', sentCount: 2 });
    expect(await recorded('ContractCreated')).toBe(2);
  });

  it('given the same bulk send under its key, when it comes again, then it is answered as it was, whatever has changed since', async () => {
    const body = await bodyOf({ candidates: [await candidate('Ada')] });
    const send = (over: object = {}) =>
      app.owner('post', PATH, { ...body, ...over }).set('Idempotency-Key', derivedId('key of a bulk send'));
    const first = await send();
    await app.owner('delete', `/api/tenant/contract-templates/${body.templateId}`);
    const again = await send();
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect((await send({ title: 'Another' })).body.code).toBe('idempotency-key-reused');
    expect(await recorded('ContractBatchCreated')).toBe(1);
  });

  it('given a template that changed, when it is sent or its parts are, then nobody gets what was not looked at, until somebody says so', async () => {
    const [ada] = [await candidate('Ada')];
    const body = await bodyOf({ candidates: [ada] });
    const { templateSha256 } = await preview(body);
    const one = `/api/tenant/contract-templates/${body.templateId}`;
    await app.owner('patch', one, { content: 'Hello {{ candidate.first_name }}' });
    expect(await fault({ ...body, templateSha256 })).toEqual([409, 'contract-preview-outdated']);
    const id = await begun({ ...body, templateSha256: (await preview(body)).templateSha256 });
    await app.owner('patch', one, { content: 'Good day {{ candidate.first_name }}' });
    expect((await work(id)).leftOut).toEqual([{ at: 0, code: 'contract-template-changed', detail: '' }]);
    expect((await app.owner('post', `${PATH}/${id}/resume`, {})).status).toBe(200);
    expect(await work(id)).toMatchObject({ status: 'finished', sentCount: 1 });
    const gone = await begun(body);
    await app.owner('delete', one);
    expect((await work(gone)).leftOut).toEqual([{ at: 0, code: 'contract-template-not-found', detail: '' }]);
    const refused = await app.owner('post', `${PATH}/${gone}/resume`, {});
    expect([refused.status, refused.body.code]).toEqual([422, 'contract-template-not-found']);
  });

  it('given recipients who are erased or deactivated after it began, when their part comes, then they are left out and the others get theirs', async () => {
    const [ada, eva] = [await candidate('Ada'), await candidate('Eva')];
    const [bia, caio] = [await works('Bia'), await works('Caio')];
    const id = await begun(await pdfBodyOf({ candidates: [ada, eva], users: [bia, caio] }));
    await app.owner('post', `/api/tenant/candidates/${eva}/erase`, {});
    await app.commands.membership(caio, {
      ...{ type: 'DeactivateMembership', data: { userId: caio }, metadata: exampleCause },
    });
    const record = await work(id);
    expect([record.sentCount, record.leftOut.map(({ at, code }) => [at, code])]).toEqual([
      2,
      [
        [1, 'erased'],
        [3, 'contract-recipient-deactivated'],
      ],
    ]);
    expect((await contractOf(id, bia))?.signers).toMatchObject([{ name: 'Bia Lima', email: 'bia@harbor.example' }]);
  });

  it('given a bulk send that was stopped, when its part comes, then nothing is sent; sent again, the rest is', async () => {
    const all = await candidates(SENT_AT_ONCE + 1);
    const id = await begun(await pdfBodyOf({ candidates: all }));
    await advance(id, 0);
    expect((await app.owner('post', `${PATH}/${id}/stop`, {})).body.status).toBe('stopped');
    await advance(id, 1);
    expect(await recordOf(id)).toMatchObject({ status: 'stopped', sentCount: SENT_AT_ONCE });
    expect(await recorded('ContractCreated')).toBe(SENT_AT_ONCE);
    const erasing = () => app.owner('post', `${PATH}/${id}/erase`, {});
    expect((await app.owner('post', `${PATH}/${id}/resume`, {})).body.status).toBe('sending');
    expect((await erasing()).body.code).toBe('contract-batch-busy');
    expect(await work(id)).toMatchObject({ status: 'finished', sentCount: all.length });
    const nothing = await app.owner('post', `${PATH}/${id}/resume`, {});
    expect([nothing.status, nothing.body.code]).toEqual([409, 'contract-batch-nothing-left']);
    expect((await erasing()).body).toMatchObject({ erased: true, title: null, signers: null });
  });

  it('given contracts of which one is signed, when all are voided, then those that not all have signed are, once, and nothing more is sent', async () => {
    const { token, sign } = contractsOf(app);
    const [ada, bo, caio] = [await candidate('Ada'), await candidate('Bo'), await candidate('Caio')];
    const id = await begun(await bodyOf({ candidates: [ada, bo, caio] }));
    expect((await app.owner('post', `${PATH}/${id}/void`, { reason: '' })).body.code).toBe('contract-batch-busy');
    await work(id);
    const signed = await contractOf(id, ada);
    expect((await sign(await token(signed as never))).status).toBe(200);
    expect((await app.owner('post', `${PATH}/${id}/void`, { reason: 'Wrong text' })).body.status).toBe('voiding');
    expect(await work(id)).toMatchObject({ status: 'voided', voidedCount: 2 });
    expect((await contractOf(id, ada))?.status).toBe('signed');
    expect(await contractOf(id, bo)).toMatchObject({ status: 'voided', reason: 'Wrong text' });
    expect((await app.owner('post', `${PATH}/${id}/void`, {})).status).toBe(200);
    expect((await app.owner('post', `${PATH}/${id}/resume`, {})).body.code).toBe('contract-batch-voided');
    expect(await recorded('ContractVoided')).toBe(2);
  });

  it('given one whose personal data is erased, when all is voided, then its contracts are', async () => {
    const ada = await candidate('Ada');
    const id = await begun(await pdfBodyOf({ candidates: [ada] }));
    await work(id);
    await app.owner('post', `${PATH}/${id}/erase`, {});
    expect((await app.owner('post', `${PATH}/${id}/void`, { reason: 'Wrong text' })).body.status).toBe('voiding');
    const { step } = await recordOf(id);
    expect((await advance(id, step)).status).toBe(200);
    expect(await recordOf(id)).toMatchObject({ status: 'voided', voidedCount: 1 });
    expect((await contractOf(id, ada))?.status).toBe('voided');
  });

  it('given voiding that nobody tries any more, when it is voided again after a while, then it goes on, for the same reason; before that nothing happens', async () => {
    const [ada, bo] = [await candidate('Ada'), await candidate('Bo')];
    const id = await begun(await pdfBodyOf({ candidates: [ada, bo] }));
    await work(id);
    const voiding = async (reason: string) => {
      expect((await app.owner('post', `${PATH}/${id}/void`, { reason })).body.status).toBe('voiding');
      return (await recordOf(id)).step;
    };
    const step = await voiding('Wrong text');
    const { contract: send } = app.commands;
    app.commands.contract = (one, ...rest) =>
      one === batchedContractId(id, ada) ? Promise.reject(new Error('no store')) : send(one, ...rest);
    expect((await advance(id, step, true)).status).toBe(500);
    app.commands.contract = send;
    // One that cannot be voided holds none of the others up.
    expect([(await contractOf(id, ada))?.status, (await contractOf(id, bo))?.status]).toEqual(['sent', 'voided']);
    expect(await voiding('')).toBe(step);
    app.advance(5 * 60_000);
    expect(await voiding('')).toBe(step + 1);
    expect(await work(id)).toMatchObject({ status: 'voided' });
    expect(await contractOf(id, ada)).toMatchObject({ status: 'voided', reason: 'Wrong text' });
  });

  describe('that is stopped and voided while a part of it is being made', () => {
    /** All that is there by then is voided just before somebody's document is kept. */
    const voidedBefore = async (id: string, recipient: string, then: () => void = () => undefined) => {
      const put = app.files.put.bind(app.files);
      app.files.put = async (path, ...rest) => {
        if (!path.includes(batchedContractId(id, recipient))) return put(path, ...rest);
        app.files.put = put;
        await app.owner('post', `${PATH}/${id}/stop`, {});
        await app.owner('post', `${PATH}/${id}/void`, {});
        expect((await work(id)).status).toBe('voided');
        then();
        return put(path, ...rest);
      };
    };
    const statuses = (id: string, all: readonly string[]) =>
      Promise.all(all.map(async (one) => (await contractOf(id, one))?.status));

    it('given one that cannot be made, when the others are, then those are voided too', async () => {
      const all = [await candidate('Ada'), await candidate('Bo')];
      const id = await begun(await pdfBodyOf({ candidates: all }));
      await voidedBefore(id, all[0] ?? '', () => {
        throw new Error('no disk');
      });
      expect((await advance(id, 0)).status).toBe(500);
      expect(await statuses(id, all)).toEqual([undefined, 'voided']);
    });

    it('given a worker that dies then, when its work is done again, then contracts that it made are voided', async () => {
      const all = [await candidate('Ada'), await candidate('Bo')];
      const id = await begun(await pdfBodyOf({ candidates: all }));
      const { contractBatch: note } = app.commands;
      await voidedBefore(id, all[0] ?? '', () => {
        app.commands.contractBatch = () => Promise.reject(new Error('killed'));
      });
      expect((await advance(id, 0)).status).toBe(500);
      app.commands.contractBatch = note;
      expect(await statuses(id, all)).toEqual(['sent', 'sent']);
      expect((await advance(id, 0)).status).toBe(200);
      expect(await statuses(id, all)).toEqual(['voided', 'voided']);
    });
  });

  it('given somebody who may see teams but no users, when a team is sent to, then it is refused; with both it is not', async () => {
    const team = await app.owner('post', '/api/tenant/teams', { name: 'Deck', userIds: [await works('Bia')] });
    expect([team.status, team.body.errors]).toEqual([201, undefined]);
    const body = await pdfBodyOf({ teams: [team.body.id] });
    const asked = async (...more: Permission[]) => {
      const scopes = ['tenant.contracts.create', 'tenant.teams.read', ...more];
      const { secret } = (await app.owner('post', '/api/tenant/api-keys', { name: 'K', scopes })).body;
      const key = request(app.app).post(`${PATH}/preview`).set('Authorization', `Bearer ${secret}`);
      const answer = await key.send(body);
      return [answer.status, answer.body.detail ?? answer.body.readyCount];
    };
    expect(await asked()).toEqual([403, 'tenant.users.read']);
    expect(await asked('tenant.users.read')).toEqual([200, 1]);
  });

  it('given what cannot be sent, when it is asked for, then the field is named and nothing begins', async () => {
    const [ada, theirs] = [await candidate('Ada'), await candidate('Zoe', {}, app.as('Owner', otherTenantId))];
    const body = await bodyOf({ candidates: [ada] });
    expect(await fault({ ...body, candidates: [] })).toEqual([422, { users: ['contract-batch-empty'] }]);
    expect(await fault({ ...body, teams: [NOBODY] })).toEqual([422, { teams: ['team-unknown'] }]);
    expect(await fault({ ...body, jobId: NOBODY })).toEqual([422, { jobId: ['job-not-found'] }]);
    expect(await fault({ ...body, roleId: NOBODY })).toEqual([422, { signers: ['contract-roles-wrong'] }]);
    expect(await fault({ ...body, templateId: NOBODY })).toEqual([
      422,
      { templateId: ['contract-template-not-found'] },
    ]);
    expect((await fault({ ...body, title: '{{ nothing.here }}' }))[0]).toBe(422);
    expect(await fault({ ...body, title: '契約' })).toEqual([422, { title: ['contract-letters-unknown'] }]);
    const many = Array.from({ length: 2_001 }, (_, at) => derivedId('many', `${at}`));
    expect(await fault({ ...body, candidates: many })).toEqual([422, { candidates: ['contract-batch-too-large'] }]);
    expect(await fault({ ...body, users: many.slice(1) })).toEqual([422, { users: ['contract-batch-too-large'] }]);
    expect((await fault(body, app.as('Nobody')))[0]).toBe(403);
    expect(await recorded('ContractBatchCreated')).toBe(0);
    // Somebody of another company is nobody here.
    const id = await begun({ ...body, candidates: [theirs] });
    expect((await work(id)).leftOut).toMatchObject([{ code: 'candidate-not-found' }]);
    const elsewhere = app.as('Owner', otherTenantId);
    for (const action of ['stop', 'resume', 'void'])
      expect((await elsewhere('post', `${PATH}/${id}/${action}`, {})).status).toBe(404);
    expect(await recorded('ContractCreated')).toBe(0);
  });
});
