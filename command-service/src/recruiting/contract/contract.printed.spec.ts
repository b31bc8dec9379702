import { derivedId } from 'contracts/kernel/id';
import { PDFDocument } from 'pdf-lib';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { pdfText } from '#command-service/recruiting/resume/pdf-text';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { contractsOf, PAGES, roles, SIGNERS } from '#command-service/test/contracts.fixture';

const templates = '/api/tenant/contract-templates';
const contracts = '/api/tenant/contracts';

const place = (name: string, over: object) => ({
  ...{ id: derivedId('printed', name), roleId: roles.employee, kind: 'text', page: 1, x: 0.1, y: 0.1 },
  ...{ width: 0.6, height: 0.04, label: '', isRequired: true, ...over },
});
const signatures = [roles.employee, roles.manager].map((roleId, at) =>
  place(`signature ${at}`, { roleId, kind: 'signature', y: 0.7 + at * 0.1 }),
);

describe('texts with tags on the pages of a contract (docs/product.md SIG-42)', () => {
  let app: SpecApp;
  let { template, sent, token, open, sign }: ReturnType<typeof contractsOf> = {} as never;
  beforeEach(() => {
    app = specApp();
    ({ template, sent, token, open, sign } = contractsOf(app));
  });

  const asPdf = async (fields: object[]): Promise<string> => {
    const id = await template();
    const pdf = await PDFDocument.create();
    pdf.addPage();
    await app
      .owner('post', `${templates}/${id}/pdf`)
      .set('Content-Type', 'application/pdf')
      .send(Buffer.from(await pdf.save()));
    const { status, body } = await app.owner('patch', `${templates}/${id}`, { fields: [...signatures, ...fields] });
    expect([status, body.errors]).toEqual([200, undefined]);
    return id;
  };
  const shownTo = async (link: string): Promise<Buffer> =>
    (
      await request(app.app)
        .post(`${PAGES}/document`)
        .send({ token: link, which: 'shown' })
        .buffer(true)
        .parse((response, done) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => done(null, Buffer.concat(parts)));
        })
    ).body;
  const candidate = async (): Promise<string> =>
    (
      await app.recruiter('post', '/api/tenant/candidates', {
        ...{ firstName: 'Linnéa', lastName: 'Żuk', email: 'linnea@mail.example' },
      })
    ).body.id;

  it('given a template made of a PDF, when it is sent, then the values are part of the document, the same each time, and nobody fills them in', async () => {
    const content = 'Berth of {{ candidate.full_name }}, {{ job.title | default: "no job" }}';
    const templateId = await asPdf([place('berth', { content })]);
    const candidateId = await candidate();
    const contract = await sent({ templateId, candidateId });
    const again = await sent({ templateId, candidateId });
    expect(contract.document.sha256).toBe(again.document.sha256);
    const link = await token(contract);
    expect((await pdfText(await shownTo(link))).text).toContain('Berth of Linnéa Żuk, no job');
    expect((await open(link)).body.fields.map(({ kind }: { kind: string }) => kind)).toEqual(['signature']);
    expect((await sign(link)).body).toMatchObject({ me: { status: 'signed' } });
  });

  it('given a text, when a value is placed on its last page, then it is there, and everybody signs where they would otherwise', async () => {
    const contract = await sent(
      { candidateId: await candidate() },
      { fields: [place('last', { page: -1, content: 'For {{ candidate.first_name }}' })] },
    );
    const link = await token(contract);
    expect((await pdfText(await shownTo(link))).text).toContain('For Linnéa');
    expect((await open(link)).body.fields).toHaveLength(3);
  });

  it('given a tag without a value, when it is looked at and sent, then it is named and stands there by its name, and nothing is sent', async () => {
    const templateId = await asPdf([place('job', { content: 'As {{ job.title }}' })]);
    const body = { templateId, signers: SIGNERS };
    expect((await app.recruiter('post', `${contracts}/preview`, body)).body).toMatchObject({
      missing: ['job.title'],
      fields: [{ kind: 'signature' }, { kind: 'signature' }],
    });
    const refused = await app.recruiter('post', contracts, body);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([422, 'contract-tags-empty', 'job.title']);
  });

  it('given a value that its place has no room for, when it is sent, then it is refused by the name of its field', async () => {
    const narrow = { content: 'pier '.repeat(90).trim(), label: 'Address', width: 0.1, height: 0.02 };
    const templateId = await asPdf([place('narrow', narrow)]);
    const refused = await app.recruiter('post', contracts, { templateId, signers: SIGNERS });
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      422,
      'contract-content-too-long',
      'Address',
    ]);
    expect((await app.files.list('contracts')).length).toBe(1); // the template's
  });

  it('given what is no text, or has a tag that there is none of, when it is saved, then it is refused', async () => {
    const id = await template();
    const save = async (over: object) => {
      const { status, body } = await app.owner('patch', `${templates}/${id}`, { fields: [place('one', over)] });
      return [status, body.code, body.errors];
    };
    expect(await save({ kind: 'checkbox', content: 'Yes' })).toEqual([
      ...[422, 'validation-failed', { 'fields.0.content': ['field-invalid'] }],
    ]);
    expect(await save({ content: '{{ candidate.shoe }}' })).toEqual([
      ...[422, 'mail-tag-unknown', { fields: ['mail-tag-unknown'] }],
    ]);
    expect(await save({ content: '{{ candidate' })).toEqual([
      ...[422, 'mail-tag-broken', { fields: ['mail-tag-broken'] }],
    ]);
  });
});
