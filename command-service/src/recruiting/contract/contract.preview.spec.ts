import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { contractsOf, roles, SIGNERS } from '#command-service/test/contracts.fixture';

const contracts = '/api/tenant/contracts';
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a contract that is looked at before it is sent (docs/product.md SIG-23)', () => {
  let app: SpecApp;
  let { template }: ReturnType<typeof contractsOf> = {} as never;
  beforeEach(() => {
    app = specApp();
    ({ template } = contractsOf(app));
  });

  const preview = (body: object) => app.recruiter('post', `${contracts}/preview`, body);
  const shown = async (body: object): Promise<Buffer> =>
    (
      await app
        .recruiter('post', `${contracts}/preview-document`, body)
        .buffer(true)
        .parse((response, done) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => done(null, Buffer.concat(parts)));
        })
    ).body;
  const send = (body: object) => app.recruiter('post', contracts, body);
  /** What whoever looks sends back: by what they have seen the document, and what was told beside it. */
  const seen = async (body: object) => ({
    sha256: sha256Of(await shown(body)),
    previewSha256: (await preview(body)).body.sha256 as string,
  });
  const kept = async () => (await app.files.list('contracts')).length;

  it('given a text, when it is looked at and sent, then what is kept are the bytes that were shown, and looking keeps nothing', async () => {
    const body = { templateId: await template(), signers: SIGNERS };
    const { body: told } = await preview({ ...body, signers: [{ ...SIGNERS[0], code: 'harbor' }, SIGNERS[1]] });
    expect(told).toMatchObject({ missing: [], isOrdered: true, expiresInDays: 14 });
    expect(told.signers.map(({ name, hasCode }: { name: string; hasCode: boolean }) => [name, hasCode])).toEqual([
      ['Ada Silva', true],
      ['Bo Lind', false],
    ]);
    expect(told.fields.filter(({ roleId }: { roleId: string }) => roleId === roles.manager)).toHaveLength(3);
    const both = await seen(body);
    expect(await kept()).toBe(0);
    const sent = await send({ ...body, ...both });
    expect([sent.status, sent.body.document.sha256]).toEqual([201, both.sha256]);
    expect(await kept()).toBe(1);
  });

  it('given the PDF of a template, when it is looked at and sent, then these are its bytes too', async () => {
    const templateId = await template();
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const taken = await app
      .owner('post', `/api/tenant/contract-templates/${templateId}/pdf`)
      .set('Content-Type', 'application/pdf')
      .send(Buffer.from(await pdf.save()));
    const place = { page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.06, label: '', isRequired: true };
    const fields = [roles.employee, roles.manager].map((roleId) => ({
      ...place,
      id: roleId,
      roleId,
      kind: 'signature',
    }));
    await app.owner('patch', `/api/tenant/contract-templates/${templateId}`, { fields });
    const body = { templateId, signers: SIGNERS };
    expect((await preview(body)).body.fields).toMatchObject(fields);
    const both = await seen(body);
    expect(both.sha256).toBe(taken.body.document.sha256);
    const changed = async (change: object) => {
      expect((await app.owner('patch', `/api/tenant/contract-templates/${templateId}`, change)).status).toBe(200);
      const { status, body: answer } = await send({ ...body, ...both });
      return [status, answer.code];
    };
    const [employee, manager] = fields;
    const signers = [
      { id: roles.employee, name: 'Employee' },
      { id: roles.manager, name: 'Manager' },
    ];
    // The bytes of the document are the same after each of these.
    for (const [change, back] of [
      [{ fields: [{ ...employee, x: 0.5 }, manager] }, { fields }],
      [{ fields: fields.map((one, at) => ({ ...one, roleId: fields[1 - at]?.roleId })) }, { fields }],
      [{ signers: [...signers].reverse() }, { signers }],
      [{ signers: [{ ...signers[0], name: 'Witness' }, signers[1]] }, { signers }],
      [{ isOrdered: false }, { isOrdered: true }],
      [{ expiresInDays: 30 }, { expiresInDays: 14 }],
      [{ message: 'By Friday, please' }, { message: '' }],
    ]) {
      expect(await changed(change as object)).toEqual([409, 'contract-preview-outdated']);
      await app.owner('patch', `/api/tenant/contract-templates/${templateId}`, back as object);
    }
    expect((await send({ ...body, signers: [SIGNERS[0], { ...SIGNERS[1], name: 'Cy' }], ...both })).status).toBe(409);
    expect(await kept()).toBe(1); // the template's
    expect((await send({ ...body, ...both })).body.document.sha256).toBe(both.sha256);
  });

  it('given one half of what was seen, when sent, then the other is asked for', async () => {
    const body = { templateId: await template(), signers: SIGNERS };
    const { sha256, previewSha256 } = await seen(body);
    for (const [half, field] of [
      [{ sha256 }, 'previewSha256'],
      [{ previewSha256 }, 'sha256'],
    ] as const)
      expect((await send({ ...body, ...half })).body.errors).toEqual({ [field]: ['field-required'] });
  });

  it('given a change since it was looked at, when sent, then it is not, and nothing is kept', async () => {
    const templateId = await template();
    const body = { templateId, signers: SIGNERS };
    const both = await seen(body);
    const content = 'Between {{ company.name | default: "them" }} and the employee.';
    expect((await app.owner('patch', `/api/tenant/contract-templates/${templateId}`, { content })).status).toBe(200);
    const refused = await send({ ...body, ...both });
    expect([refused.status, refused.body.code]).toEqual([409, 'contract-preview-outdated']);
    expect(await kept()).toBe(0);
  });

  it('given tags without values, when looked at, then each is named and stands in its place, and sending is refused by them', async () => {
    const content = 'Dear {{ candidate.first_name }}, as {{ job.title }} of {{ candidate.city | default: "the lake" }}';
    const body = { templateId: await template({ content }), signers: SIGNERS };
    const told = await preview(body);
    expect([told.status, told.body.missing]).toEqual([200, ['candidate.first_name', 'job.title']]);
    expect((await shown(body)).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await send(body)).body.code).toBe('contract-tags-empty');
  });

  it('given what could never be sent, when looked at, then it is refused as sending is; who may not send may not look', async () => {
    const templateId = await template();
    const same = [SIGNERS[0], { ...SIGNERS[1], email: SIGNERS[0]?.email }];
    expect((await preview({ templateId, signers: same })).body.code).toBe('contract-signer-repeated');
    expect((await preview({ templateId, signers: [SIGNERS[0]] })).body.code).toBe('contract-roles-wrong');
    for (const path of ['preview', 'preview-document'])
      expect((await app.as('Auditor')('post', `${contracts}/${path}`, { templateId, signers: SIGNERS })).status).toBe(
        403,
      );
  });
});
