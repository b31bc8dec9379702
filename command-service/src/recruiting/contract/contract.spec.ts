import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleTenantId as TENANT } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { ContractToSign } from 'contracts/recruiting/contract/contract.endpoints';
import { PDFDocument } from 'pdf-lib';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { contractsOf, PAGES, roles, SIGNERS } from '#command-service/test/contracts.fixture';
import { signatureIn } from './pdf/pades.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const binary = (response: NodeJS.ReadableStream, done: (error: Error | null, body: Buffer) => void) => {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => done(null, Buffer.concat(parts)));
};

describe('contracts', () => {
  let app: SpecApp;
  let { send, sent, system, token, open, sign }: ReturnType<typeof contractsOf> = {} as never;
  beforeEach(() => {
    app = specApp();
    ({ send, sent, system, token, open, sign } = contractsOf(app));
  });

  it('given a contract for two in order, when both sign, then it is finished, verified, and a changed byte is not', async () => {
    const contract = await sent();
    const [first, second] = [await token(contract), await token(contract, 1)];
    expect((await sign(second)).body.code).toBe('contract-not-your-turn');
    expect((await open(first)).body).toMatchObject({ isMyTurn: true, me: { name: 'Ada Silva', status: 'viewed' } });
    expect((await sign(first)).body).toMatchObject({ status: 'viewed', me: { status: 'signed' } });
    expect((await sign(second)).body).toMatchObject({ status: 'signed', isFinished: false });
    const cause = { eventId: derivedId('e'), policy: 'recruiting.contract', target: contract.id, correlationId: 'c' };
    const made = await system('/api/system/contracts/finish', { tenantId: TENANT, contractId: contract.id, cause });
    expect([made.status, made.body.detail]).toEqual([200, undefined]);
    const finished = await request(app.app)
      .post(`${PAGES}/document`)
      .send({ token: first, which: 'finished' })
      .buffer(true)
      .parse(binary as never);
    const pdf = finished.body as Buffer;
    expect(signatureIn(pdf)?.isIntact).toBe(true);
    const verify = async (bytes: Buffer) =>
      (await request(app.app).post(`${PAGES}/verify`).set('Content-Type', 'application/pdf').send(bytes)).body;
    expect(await verify(pdf)).toMatchObject({ result: 'genuine', signerCount: 2 });
    const changed = Buffer.from(pdf);
    changed[300] = (changed[300] ?? 0) ^ 1;
    expect(signatureIn(changed)?.isIntact).not.toBe(true);
    expect(await verify(changed)).toMatchObject({ result: 'changed', companyName: null });
    const other = await PDFDocument.create();
    other.addPage();
    expect(await verify(Buffer.from(await other.save()))).toMatchObject({ result: 'unknown' });
    const found = spawnSync('pdfsig', ['-v']);
    if (found.error) return console.info('pdfsig (poppler-utils) is not installed: the check in TypeScript alone ran.');
    const folder = await mkdtemp(join(tmpdir(), 'contract-'));
    const told = async (bytes: Buffer) => {
      const path = join(folder, 'one.pdf');
      await writeFile(path, bytes);
      return spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8' }).stdout;
    };
    expect(await told(pdf)).toContain('Signature is Valid');
    expect(await told(changed)).not.toContain('Signature is Valid');
    const [path, printed] = [join(folder, 'one.pdf'), join(folder, 'printed.pdf')];
    await writeFile(path, pdf);
    const printing = spawnSync('pdftocairo', ['-pdf', path, printed], { encoding: 'utf8' });
    expect([printing.status, printing.stderr]).toEqual([0, '']);
    // What is seen is the same; what was signed is not.
    expect(await verify(await readFile(printed))).toMatchObject({ result: 'unknown', companyName: null });
    expect(spawnSync('pdfsig', ['-nocert', printed], { encoding: 'utf8' }).stdout).toContain(
      'does not contain any signatures',
    );
  });

  it('given two devices, when both sign, then one does; after a void nobody does', async () => {
    const contract = await sent({ isOrdered: false });
    const [one, other] = [await token(contract), await token(contract)];
    const answers = await Promise.all([sign(one), sign(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('contract-already-signed');
    const last = await token(contract, 1);
    await app.recruiter('post', `/api/tenant/contracts/${contract.id}/void`, { reason: 'Another offer' });
    expect((await sign(last)).body.code).toBe('contract-voided');
  });

  it('given the last day is over, when somebody signs, then it is refused as expired', async () => {
    const contract = await sent({ expiresInDays: 2 });
    const link = await token(contract);
    app.advance(3 * DAY);
    expect((await open(link)).body).toMatchObject({ status: 'expired', isMyTurn: false });
    expect((await sign(link)).body.code).toBe('contract-expired');
  });

  it('given what is not theirs, not shown or left out, when they sign, then each is refused by its name', async () => {
    const places = [roles.employee, roles.manager].flatMap((roleId) => [
      {
        id: derivedId('f', roleId, 's'),
        roleId,
        kind: 'signature',
        page: 1,
        x: 0.1,
        y: 0.1,
        width: 0.3,
        height: 0.06,
        label: '',
        isRequired: true,
      },
      {
        id: derivedId('f', roleId, 't'),
        roleId,
        kind: 'text',
        page: 1,
        x: 0.1,
        y: 0.3,
        width: 0.3,
        height: 0.03,
        label: 'Address',
        isRequired: true,
      },
    ]);
    const contract = await sent({ isOrdered: false }, { fields: places });
    const [mine, theirs] = [await token(contract), await token(contract, 1)];
    const own = ((await open(mine)).body as ContractToSign).fields.find(({ kind }) => kind === 'text')?.id;
    const other = ((await open(theirs)).body as ContractToSign).fields.find(({ kind }) => kind === 'text')?.id;
    const code = async (over: object) => (await sign(mine, over)).body.code;
    expect(await code({})).toBe('contract-field-required');
    expect(await code({ values: [{ fieldId: other, value: 'x' }] })).toBe('contract-field-not-yours');
    const values = [{ fieldId: own, value: '1 Pier St' }];
    expect(await code({ values, sha256: '0'.repeat(64) })).toBe('contract-document-changed');
    expect(await code({ values, hasConsented: false })).toBe('contract-consent-required');
    expect(await code({ values, signature: null })).toBe('contract-signature-required');
    expect(await code({ values, signature: { kind: 'drawn', picture: 'AAAA' } })).toBe('contract-signature-unreadable');
    expect((await sign(mine, { values })).status).toBe(200);
  });

  it('given bytes that were changed where they are kept, when they are asked for or signed, then both are refused', async () => {
    const contract = await sent();
    const link = await token(contract);
    const { body: shown } = await open(link);
    const [kept] = await app.files.list('contracts');
    await app.files.put(kept?.key ?? '', Buffer.from('%PDF-1.4 something else'));
    const fetched = await request(app.app).post(`${PAGES}/document`).send({ token: link, which: 'shown' });
    expect(fetched.body.code).toBe('contract-document-changed');
    expect((await sign(link, { sha256: shown.sha256 })).body.code).toBe('contract-document-changed');
  });

  it('given guessed links, and one of a contract of another company, when opened, then all are invalid alike', async () => {
    const contract = await sent();
    const link = await token(contract);
    const [named = '', secret = ''] = link.split('.');
    const other = await sent();
    const [otherNamed = ''] = (await token(other)).split('.');
    for (const guessed of [
      'x',
      '.',
      `${named}.`,
      `${named}.${'A'.repeat(43)}`,
      `${otherNamed}.${secret}`,
      `B${named.slice(1)}.${secret}`,
    ]) {
      const { status, body } = await open(guessed);
      expect([guessed, status, body.code]).toEqual([guessed, 410, 'contract-link-invalid']);
    }
    const stranger = app.as('Owner', derivedId('another company'));
    for (const path of ['void', 'remind', 'erase', 'document'])
      expect(
        (
          await stranger(
            'post',
            `/api/tenant/contracts/${contract.id}/${path}`,
            path === 'void' ? { reason: '' } : path === 'document' ? { which: 'shown' } : {},
          )
        ).status,
      ).toBe(404);
  });

  it('given a code, when it is wrong five times, then not even the right one opens the link until it is sent again', async () => {
    const contract = await sent({ signers: [{ ...SIGNERS[0], code: 'harbor-42' }, SIGNERS[1]] });
    const link = await token(contract);
    expect((await open(link)).body.code).toBe('contract-code-required');
    expect((await open(link, 'Harbor-42')).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await open(link, 'wrong')).body.code).toBe('contract-code-wrong');
    expect((await open(link, 'wrong')).body.code).toBe('contract-code-locked');
    expect((await open(link, 'harbor-42')).body.code).toBe('contract-code-locked');
    await app.recruiter('post', `/api/tenant/contracts/${contract.id}/remind`, {});
    expect((await open(link, 'harbor-42')).status).toBe(200);
  });

  it('given the wrong person, when they hand it on, then their link opens nothing and the right one signs', async () => {
    const contract = await sent();
    const link = await token(contract);
    const handed = await request(app.app)
      .post(`${PAGES}/hand-on`)
      .send({ token: link, name: 'Cy', email: 'cy@mail.example' });
    expect(handed.status).toBe(200);
    expect((await open(link)).body.code).toBe('contract-link-invalid');
    const { body } = await open(await token(contract));
    expect(body.me).toMatchObject({ name: 'Cy', email: 'cy@mail.example' });
  });

  it('given a tag without a value, when sent, then it is refused by its name; letters that cannot be drawn too', async () => {
    const tagged = await send({}, { content: 'Dear {{ candidate.first_name }}, as {{ job.title }}' });
    expect([tagged.status, tagged.body.code, tagged.body.detail]).toEqual([
      422,
      'contract-tags-empty',
      'candidate.first_name, job.title',
    ]);
    const foreign = await send({}, { content: 'Договор 契約' });
    expect([foreign.body.code, foreign.body.detail]).toEqual(['contract-letters-unknown', '契 約']);
  });

  it('given one that all have signed, when it is to be erased, then it stays; an open one goes with its documents', async () => {
    const contract = await sent({ signers: SIGNERS });
    await sign(await token(contract));
    await sign(await token(contract, 1));
    const refused = await app.owner('post', `/api/tenant/contracts/${contract.id}/erase`, {});
    expect(refused.body.code).toBe('contract-kept');
    const open_ = await sent();
    const link = await token(open_);
    expect((await app.owner('post', `/api/tenant/contracts/${open_.id}/erase`, {})).body).toMatchObject({
      title: null,
      signers: null,
      status: 'voided',
    });
    expect((await open(link)).body.code).toBe('contract-link-invalid');
    expect((await app.files.list('contracts')).some(({ key }) => key.includes(open_.id))).toBe(false);
  });
});
