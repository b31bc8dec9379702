import { exampleTenantId as TENANT } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { specApp } from '#command-service/test/app.harness';
import { contractsOf, PAGES, roles, SIGNERS } from '#command-service/test/contracts.fixture';

const CODED = [{ ...SIGNERS[0], code: 'harbor-42' }, SIGNERS[1]];
const DAY = 86_400_000;

describe('links of contracts', () => {
  it('given an office behind one address, when all sign, then nobody is held up by the others; guesses are (docs/product.md SIG-31)', async () => {
    const app = specApp({ auth: 4 });
    const { sent, token, open, sign } = contractsOf(app);
    for (let person = 0; person < 6; person += 1) {
      const signed = await sign(await token(await sent()));
      expect([signed.status, signed.body.code]).toEqual([200, undefined]);
    }
    const one = await token(await sent());
    for (let calls = 0; calls < 12; calls += 1) expect((await open(one)).status).toBe(200);
    expect((await open(one)).body.code).toBe('too-many-requests');
    const coded = await token(await sent({ signers: CODED }));
    expect((await open(coded)).body.code).toBe('contract-code-required');
    for (let tries = 0; tries < 2; tries += 1)
      expect((await open(coded, 'wrong')).body.code).toBe('contract-code-wrong');
    for (let tries = 0; tries < 2; tries += 1) expect((await open('guessed')).body.code).toBe('contract-link-invalid');
    for (const link of ['guessed', await token(await sent())])
      expect((await open(link)).body.code).toBe('too-many-requests');
  });

  it('given many guesses of a code at once, when one of them is right but comes after five wrong ones, then it opens nothing', async () => {
    const app = specApp();
    const { sent, token, open } = contractsOf(app);
    const link = await token(await sent({ signers: CODED }));
    const guesses = [...Array.from({ length: 12 }, (_, guess) => `guess-${guess}`), 'harbor-42'];
    const answers = await Promise.all(guesses.map((guess) => open(link, guess)));
    const codes = answers.map(({ body }) => body.code);
    const order = (code: string) => codes.filter((one) => one === code).length;
    expect([order('contract-code-wrong'), codes.filter((code) => code === undefined).length <= 1]).toEqual([5, true]);
    expect((await open(link, 'harbor-42')).body.code).toBe('contract-code-locked');
  });

  it('given a locked link, when a reminder goes out on time, then it stays locked; staff open it', async () => {
    const app = specApp();
    const { sent, token, open } = contractsOf(app);
    const contract = await sent({ signers: CODED, remindEveryDays: 1 });
    const link = await token(contract);
    for (let tries = 0; tries < 5; tries += 1) await open(link, 'wrong');
    app.advance(DAY);
    const dueAt = new Date(Date.parse('2026-03-02T09:00:00.000Z') + DAY).toISOString();
    const now = new Date(dueAt);
    const cause = { tenantId: TENANT, actor: { type: 'system' as const, id: 'spec' }, ip: null, now };
    const metadata = { ...cause, occurredAt: dueAt, correlationId: 'c', causationId: 'c' };
    await app.commands.contract(contract.id, { type: 'RemindContractOnTime', data: { dueAt }, metadata });
    expect((await open(link, 'harbor-42')).body.code).toBe('contract-code-locked');
    await app.recruiter('post', `/api/tenant/contracts/${contract.id}/remind`, {});
    expect((await open(link, 'harbor-42')).status).toBe(200);
  });

  it('given a signer who has signed, when they sign once more on another device after all have, then they hear that they have', async () => {
    const app = specApp();
    const { sent, token, sign } = contractsOf(app);
    const contract = await sent({ isOrdered: false });
    const [mine, theirs] = [await token(contract), await token(contract, 1)];
    await sign(mine);
    await sign(theirs);
    expect((await sign(mine)).body.code).toBe('contract-already-signed');
    const voided = await sent({ isOrdered: false });
    const link = await token(voided);
    await sign(link);
    await app.recruiter('post', `/api/tenant/contracts/${voided.id}/void`, { reason: 'x' });
    expect((await sign(link)).body.code).toBe('contract-already-signed');
  });

  it('given a contract with a code that is handed on, when the new person opens it, then the code told to the one before lets them in no more; a new one from the company does (docs/product.md SIG-34)', async () => {
    const app = specApp();
    const { sent, token, open } = contractsOf(app);
    const contract = await sent({ signers: CODED });
    const link = await token(contract);
    const rita = { name: 'Rita Moe', email: 'rita@mail.example' };
    const handed = await request(app.app)
      .post(`${PAGES}/hand-on`)
      .send({ token: link, code: 'harbor-42', ...rita });
    expect(handed.status).toBe(200);
    const next = await token(contract);
    for (const code of [undefined, 'harbor-42', 'wrong'])
      expect((await open(next, code)).body.code).toBe('contract-code-awaited');
    const give = (code: string) =>
      app.recruiter('post', `/api/tenant/contracts/${contract.id}/code`, { signerId: contract.signers[0]?.id, code });
    expect((await give('x')).status).toBe(422);
    const known = await give('harbor-42');
    expect([known.status, known.body.errors]).toEqual([422, { code: ['contract-code-known'] }]);
    expect((await open(next, 'harbor-42')).body.code).toBe('contract-code-awaited');
    expect((await app.as('Trainer')('post', `/api/tenant/contracts/${contract.id}/code`, {})).status).toBe(403);
    expect((await give('slipway-7')).body.progress[0]).toMatchObject({ isCodeAwaited: false });
    expect((await open(next, 'harbor-42')).body.code).toBe('contract-code-wrong');
    expect((await open(next, 'slipway-7')).status).toBe(200);
  });

  it('given two who sign, when the link of one is sent again, then it goes to nobody else; of one who has signed, or whose turn it is not, it does not (SIG-11)', async () => {
    const app = specApp();
    const { sent, token, sign } = contractsOf(app);
    const contract = await sent({ isOrdered: true });
    const again = (signerId: string) =>
      app.recruiter('post', `/api/tenant/contracts/${contract.id}/remind`, { signerId });
    const [first, second] = contract.signers.map(({ id }) => id) as [string, string];
    expect((await again(second)).body.code).toBe('contract-not-your-turn');
    expect((await again(first)).status).toBe(200);
    expect((await again(derivedId('nobody'))).body.code).toBe('contract-signer-unknown');
    await sign(await token(contract));
    expect((await again(first)).body.code).toBe('contract-already-signed');
  });
});

describe('fields on pages (docs/product.md SIG-3)', () => {
  it('given a field on a page that the document has not, when sent, then it is refused by its name and page', async () => {
    const app = specApp();
    const { send } = contractsOf(app);
    const place = { page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.06, label: '', isRequired: true };
    const fields = [roles.employee, roles.manager].map((roleId) => ({
      ...{ ...place, id: derivedId('f', roleId), roleId, kind: 'signature' },
    }));
    const lost = {
      ...place,
      id: derivedId('f', 'lost'),
      roleId: roles.employee,
      kind: 'text',
      label: 'Address',
      page: 7,
    };
    const refused = await send({}, { fields: [...fields, lost] });
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      ...[422, 'contract-field-outside', 'Address (7)'],
    ]);
    expect((await send({}, { fields })).status).toBe(201);
  });
});
