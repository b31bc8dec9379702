import { exampleTenantId as TENANT } from 'contracts/kernel/examples';
import { derivedId, GLOBAL, streamName } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { contractsOf, SIGNERS } from '#command-service/test/contracts.fixture';

const [ada, other] = [derivedId('ada'), derivedId('another account')];
const ADDRESS = 'ada@mail.example';
const DAY = 86_400_000;

describe('contracts of whoever shows later that a signer’s address is theirs (docs/product.md SIG-35)', () => {
  let app: SpecApp;
  let { sent, system, token, sign }: ReturnType<typeof contractsOf> = {} as never;
  let asked = 0;
  beforeEach(() => {
    app = specApp();
    ({ sent, system, token, sign } = contractsOf(app));
  });

  const metadata = () => {
    const now = app.clock();
    const cause = { actor: { type: 'system' as const, id: 'spec' }, ip: null, correlationId: 'c', causationId: 'c' };
    return { ...cause, tenantId: GLOBAL, now, occurredAt: now.toISOString() };
  };
  const register = async (userId: string, email = ADDRESS) => {
    const data = { userId, name: 'Ada', email, locale: 'en-us' as const };
    await app.commands.user(userId, { type: 'RegisterUser', data, metadata: metadata() });
    const account = { userId, email, name: 'Ada', locale: 'en-us', passwordHash: '' };
    app.accounts.accounts.set(userId, account);
  };
  const verify = (userId: string) =>
    app.commands.emailAddress(userId, { type: 'VerifyEmail', data: { userId }, metadata: metadata() });
  const changeAddress = async (userId: string, email: string) => {
    await app.commands.user(userId, { type: 'ChangeEmail', data: { email }, metadata: metadata() });
    const account = { userId, email, name: 'Ada', locale: 'en-us', passwordHash: '', isVerified: true };
    app.accounts.accounts.set(userId, account);
  };
  const recognize = async (userId: string) => {
    asked += 1;
    const cause = { eventId: derivedId('e', `${asked}`), policy: 'p', target: userId, correlationId: 'c' };
    const { status, body } = await system('/api/system/contracts/recognize', { userId, after: null, cause });
    expect([status, body.code]).toEqual([200, undefined]);
  };
  const ownersOf = async (contractId: string) => {
    const { events } = await app.events.store.readStream(streamName('contract', TENANT, contractId));
    return events.filter(({ type }) => type === 'ContractSignerRecognized').map(({ data }) => data);
  };
  type Sent = Awaited<ReturnType<typeof sent>>;
  const openAs = async (userId: string, { id: contractId, signers }: Sent) =>
    (
      await app.asPerson(userId)('post', `/api/candidate/contracts/${signers[0]?.id}/link`, {
        ...{ companyId: TENANT, contractId },
      })
    ).status;

  it('given contracts that were signed without an account, when the address is shown, then all are its, also what has ended; not before', async () => {
    const [whole, voided, late] = [await sent({ isOrdered: false }), await sent(), await sent()];
    for (const which of [0, 1]) await sign(await token(whole, which));
    await sign(await token(voided));
    await app.recruiter('post', `/api/tenant/contracts/${voided.id}/void`, {});
    app.advance(20 * DAY);
    await register(ada);
    await recognize(ada);
    expect(await ownersOf(whole.id)).toEqual([]);
    expect(await openAs(ada, whole)).toBe(404);
    await verify(ada);
    await recognize(ada);
    await recognize(ada);
    const known = { userId: ada, signerId: whole.signers[0]?.id };
    expect(await ownersOf(whole.id)).toMatchObject([{ ...known, status: 'signed', isSigned: true, isFinished: false }]);
    expect(await ownersOf(voided.id)).toMatchObject([{ status: 'voided', isSigned: true }]);
    expect(await ownersOf(late.id)).toMatchObject([{ status: 'sent', isSigned: false }]);
    expect([await openAs(ada, whole), await openAs(other, whole)]).toEqual([200, 404]);
  });

  it('given a contract of somebody else, one that was handed on, one that was erased and a turn that never came, when the address is shown, then none is its', async () => {
    const forwarded = await sent();
    const signerId = forwarded.signers[0]?.id;
    const to = { signerId, name: 'Cy', email: 'cy@mail.example' };
    expect((await app.recruiter('post', `/api/tenant/contracts/${forwarded.id}/forward`, to)).status).toBe(200);
    const erased = await sent();
    await app.owner('post', `/api/tenant/contracts/${erased.id}/erase`, {});
    const [first, second] = SIGNERS as [(typeof SIGNERS)[0], (typeof SIGNERS)[0]];
    const swapped = [
      { ...first, email: second.email },
      { ...second, email: first.email },
    ];
    const waiting = await sent({ signers: swapped });
    await register(ada);
    await verify(ada);
    await recognize(ada);
    for (const { id } of [forwarded, erased, waiting]) expect(await ownersOf(id)).toEqual([]);
  });

  it('given somebody who changes their address, when another account has the old one, then what they signed stays theirs and what is to be signed is the other’s', async () => {
    const [signed, open] = [await sent(), await sent()];
    await sign(await token(signed));
    await register(ada);
    await verify(ada);
    await recognize(ada);
    await changeAddress(ada, 'ada@new.example');
    expect([await openAs(ada, signed), await openAs(ada, open)]).toEqual([200, 200]);
    await register(other);
    await verify(other);
    await recognize(other);
    expect((await ownersOf(signed.id)).map((one) => (one as { userId: string }).userId)).toEqual([ada]);
    expect((await ownersOf(open.id)).map((one) => (one as { userId: string }).userId)).toEqual([ada, other]);
    expect([await openAs(ada, signed), await openAs(other, signed)]).toEqual([200, 404]);
    expect([await openAs(ada, open), await openAs(other, open)]).toEqual([404, 200]);
  });

  it('given contracts under an address, when an account changes to it, then they are its', async () => {
    const contract = await sent();
    await register(ada, 'ada@old.example');
    await changeAddress(ada, ADDRESS);
    await recognize(ada);
    expect(await ownersOf(contract.id)).toMatchObject([{ userId: ada }]);
  });
});
