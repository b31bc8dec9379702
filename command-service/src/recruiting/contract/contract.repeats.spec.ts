import { exampleTenantId as TENANT } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { contractsOf, roles, SIGNERS } from '#command-service/test/contracts.fixture';

/** Of the clock of specs. */
const START = new Date('2026-03-02T09:00:00.000Z');
const KEY = derivedId('key of a signing');
const place = { page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.06, label: 'Address', isRequired: true };
const placesOf = (roleId: string) => [
  { ...place, id: derivedId('f', roleId, 's'), roleId, kind: 'signature' },
  { ...place, id: derivedId('f', roleId, 't'), roleId, kind: 'text' },
  { ...place, id: derivedId('f', roleId, 'i'), roleId, kind: 'initials', label: '' },
];

describe('what signers repeat', () => {
  let app: SpecApp;
  let { sent, token, sign, open }: ReturnType<typeof contractsOf> = {} as never;
  beforeEach(() => {
    app = specApp();
    ({ sent, token, sign, open } = contractsOf(app));
  });
  const recorded = async (type: string) => (await app.events.feed.read(0n, 1_000, new Set([type]))).events.length;

  it('given a signature, when the same request comes again under its key, then it is answered as it was and nothing is recorded', async () => {
    const contract = await sent({ isOrdered: false });
    const link = await token(contract);
    const first = await sign(link, {}, KEY);
    const again = await sign(link, {}, KEY);
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(await recorded('ContractSigned')).toBe(1);
    const other = await sign(link, { signature: { kind: 'typed', picture: 'AAAA' } }, KEY);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
    expect((await sign(link, {}, derivedId('another key'))).body.code).toBe('contract-already-signed');
    expect((await sign(link)).body.code).toBe('contract-already-signed');
  });

  it('given a contract that was sent, when the same request comes again after its template changed and went, then it is answered as it was and nothing is made', async () => {
    const { template } = contractsOf(app);
    const body = { templateId: await template(), signers: SIGNERS };
    const send = (over: object = {}, key = KEY) =>
      app.recruiter('post', '/api/tenant/contracts', { ...body, ...over }).set('Idempotency-Key', key);
    const first = await send();
    expect(first.status).toBe(201);
    const kept = await app.files.list('contracts');
    const one = `/api/tenant/contract-templates/${body.templateId}`;
    await app.owner('patch', one, { content: 'Dear {{ candidate.first_name }}' });
    const again = await send();
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await app.owner('delete', one)).status).toBe(200);
    app.documents.fill();
    expect((await send()).body).toEqual(first.body);
    expect(await recorded('ContractCreated')).toBe(1);
    expect(await app.files.list('contracts')).toEqual(kept);
    const other = await send({ title: 'Another' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
    app.advance(25 * 3_600_000);
    expect((await send()).body.code).toBe('already-exists');
    expect((await send({}, derivedId('another key'))).body.code).toBe('contract-template-not-found');
  });

  it('given the last signature, when the same request comes again after all have signed, then it is answered too', async () => {
    const contract = await sent();
    await sign(await token(contract));
    const last = await token(contract, 1);
    expect((await sign(last, {}, KEY)).body).toMatchObject({ status: 'signed' });
    expect((await sign(last, {}, KEY)).status).toBe(200);
    expect(await recorded('ContractSigned')).toBe(2);
  });

  const recognize = (
    contractId: string,
    signerId: string | undefined,
    userId: string,
    email = SIGNERS[0]?.email ?? '',
  ) => {
    const now = START;
    const cause = { tenantId: TENANT, actor: { type: 'system' as const, id: 'spec' }, ip: null, now };
    const metadata = { ...cause, occurredAt: now.toISOString(), correlationId: 'c', causationId: 'c' };
    const data = { signerId: signerId ?? '', email, userId };
    return app.commands.contract(contractId, { type: 'RecognizeContractSigner', data, metadata });
  };
  const [ada, eve] = [derivedId('account', 'ada'), derivedId('account', 'eve')];

  it('given an account of a signer, when it is recognized again, then nothing happens; another account is told of', async () => {
    const { id, signers } = await sent();
    for (const userId of [ada, ada]) await recognize(id, signers[0]?.id, userId);
    for (const userId of [eve, eve]) await recognize(id, signers[0]?.id, userId);
    // Their turn has not come, and the address is another's.
    await recognize(id, signers[1]?.id, ada, SIGNERS[1]?.email);
    await recognize(id, signers[0]?.id, ada, SIGNERS[1]?.email);
    expect(await recorded('ContractSignerRecognized')).toBe(2);
  });

  it('given what was handed on and came back, when the account is recognized again, then it is told of again', async () => {
    const { id, signers } = await sent();
    await recognize(id, signers[0]?.id, ada);
    const forward = (email: string) =>
      app.recruiter('post', `/api/tenant/contracts/${id}/forward`, { signerId: signers[0]?.id, name: 'Ada', email });
    expect((await forward('cy@mail.example')).status).toBe(200);
    expect((await forward('ada@mail.example')).status).toBe(200);
    await recognize(id, signers[0]?.id, ada);
    expect(await recorded('ContractSignerRecognized')).toBe(2);
  });

  it('given a contract that is void or signed by all, when another account is recognized, then it stays that of the first', async () => {
    const voided = await sent();
    const signed = await sent();
    for (const { id, signers } of [voided, signed]) await recognize(id, signers[0]?.id, ada);
    await app.recruiter('post', `/api/tenant/contracts/${voided.id}/void`, { reason: '' });
    for (const which of [0, 1]) await sign(await token(signed, which));
    for (const { id, signers } of [voided, signed]) await recognize(id, signers[0]?.id, eve);
    expect(await recorded('ContractSignerRecognized')).toBe(2);
  });

  it('given letters that a document cannot be written with, when typed, then they are refused where they are; pictures of signatures have any', async () => {
    const contract = await sent({}, { fields: [roles.employee, roles.manager].flatMap(placesOf) });
    const link = await token(contract);
    const { body } = await open(link);
    const idOf = (kind: string) => body.fields.find((one: { kind: string }) => one.kind === kind).id;
    const values = (text: string, initials: string) => ({
      values: [
        { fieldId: idOf('text'), value: text },
        { fieldId: idOf('initials'), value: initials },
      ],
    });
    const refused = await sign(link, values('北京 1', 'AS'));
    expect([refused.status, refused.body.code, refused.body.detail, refused.body.errors]).toEqual([
      ...[422, 'contract-letters-unknown', 'Address: 北 京', { values: ['contract-letters-unknown'] }],
    ]);
    expect((await sign(link, values('Łódź', 'ABCDEFG'))).body.code).toBe('contract-initials-too-long');
    expect((await sign(link, values('x'.repeat(501), 'AS'))).status).toBe(422);
    expect((await sign(link, values('ul. Żółta 1, Łódź — Москва', 'ŁŻ'))).status).toBe(200);
  });

  it('given names that a document cannot be written with, when sent or forwarded, then they are refused by their field', async () => {
    const { send } = contractsOf(app);
    const named = await send({ signers: [SIGNERS[0], { ...SIGNERS[1], name: '李雷' }] });
    expect([named.status, named.body.errors]).toEqual([422, { 'signers.1.name': ['contract-letters-unknown'] }]);
    expect((await send({ title: '契約' })).body.errors).toEqual({ title: ['contract-letters-unknown'] });
    const { id, signers } = await sent({
      signers: [
        { ...SIGNERS[0], name: 'Łukasz Żółć' },
        { ...SIGNERS[1], name: 'Ирина' },
      ],
    });
    const to = { signerId: signers[0]?.id, name: '李雷', email: 'li@mail.example' };
    const forwarded = await app.recruiter('post', `/api/tenant/contracts/${id}/forward`, to);
    expect([forwarded.status, forwarded.body.errors]).toEqual([422, { name: ['contract-letters-unknown'] }]);
  });
});
