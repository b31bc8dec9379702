import { exampleTenantId as TENANT } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ZodError } from 'zod';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { contractsOf, SIGNERS } from '#command-service/test/contracts.fixture';
import { sweepContractPdfs } from './contract.unsettled.ts';

const templates = '/api/tenant/contract-templates';
const pdfOf = async (pages: number): Promise<Buffer> => {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  return Buffer.from(await document.save());
};

describe('storage that contracts take up (docs/product.md FILE-25)', () => {
  let app: SpecApp;
  let { send, sent, template, system, token, sign }: ReturnType<typeof contractsOf> = {} as never;
  beforeEach(() => {
    app = specApp();
    ({ send, sent, template, system, token, sign } = contractsOf(app));
  });

  const take = (id: string, pdf: Buffer) =>
    app.owner('post', `${templates}/${id}/pdf`).set('Content-Type', 'application/pdf').send(pdf);
  /** What lies there, as it counts and as it is. */
  const keptOf = async (id: string) => {
    const files = await app.files.list(`contracts/${TENANT}/${id}`);
    return {
      counted: app.documents.bytesOf(id),
      files: files.length,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
    };
  };
  const finish = async (contractId: string) => {
    const cause = { eventId: derivedId('e'), policy: 'recruiting.contract', target: contractId, correlationId: 'c' };
    return system('/api/system/contracts/finish', { tenantId: TENANT, contractId, cause });
  };

  it('given a contract, when it is sent, signed and finished, then what counts is the bytes that are kept', async () => {
    const contract = await sent({ isOrdered: false });
    const begun = await keptOf(contract.id);
    expect(begun).toEqual({ counted: begun.bytes, files: 1, bytes: expect.any(Number) });
    await sign(await token(contract));
    expect((await keptOf(contract.id)).counted).toBeGreaterThan(begun.bytes);
    await sign(await token(contract, 1));
    expect((await finish(contract.id)).status).toBe(200);
    // Both have the same picture here, which lies there once and counts for each.
    const { counted, bytes, files } = await keptOf(contract.id);
    const [, picture = { size: 0 }] = (await app.files.list(`contracts/${TENANT}/${contract.id}`))
      .sort((a, b) => b.size - a.size)
      .slice(1);
    expect([files, counted]).toEqual([3, bytes + picture.size]);
  });

  it('given a contract that is sent twice at once under one key, when both are answered, then one document is kept', async () => {
    const body = { templateId: await template(), signers: SIGNERS };
    const key = derivedId('key of a sending');
    const one = () => app.recruiter('post', '/api/tenant/contracts', body).set('Idempotency-Key', key);
    const answers = await Promise.all([one(), one(), one()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = new Set(answers.map((answer) => answer.body.id as string));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    expect(await keptOf(id)).toMatchObject({ files: 1 });
    expect(await app.files.exists(answers[0]?.body.document.path)).toBe(true);
  });

  it('given a contract that is refused, when it is sent, then its document does not stay; what was taken, or may have been, keeps it', async () => {
    const body = { templateId: await template(), signers: SIGNERS };
    const one = () => app.recruiter('post', '/api/tenant/contracts', body);
    const append = vi.spyOn(app.events.store, 'appendToStream');
    append.mockRejectedValueOnce(new Rejection('stale-record', 412));
    expect((await one()).status).toBe(412);
    expect(await app.files.list('contracts')).toEqual([]);
    append.mockRejectedValueOnce(new ZodError([]));
    expect((await one()).status).not.toBe(201);
    expect(await app.files.list('contracts')).toEqual([]);
    append.mockRejectedValueOnce(new Error('no connection'));
    expect((await one()).status).toBe(500);
    expect(await app.files.list('contracts')).toHaveLength(1);
    append.mockRestore();
    // … where it fails only after that.
    const put = vi.spyOn(app.documents, 'put').mockRejectedValueOnce(new Error('no connection'));
    expect((await one()).status).toBe(500);
    put.mockRestore();
    expect(await app.files.list('contracts')).toHaveLength(2);
  });

  it('given a PDF whose event was never written, when it is swept, then it goes after an hour; one that was written stays, and no note of either is left', async () => {
    const body = { templateId: await template(), signers: SIGNERS };
    const one = () => app.recruiter('post', '/api/tenant/contracts', body);
    const append = vi.spyOn(app.events.store, 'appendToStream').mockRejectedValueOnce(new Error('no connection'));
    expect((await one()).status).toBe(500);
    append.mockRestore();
    const [lost] = await app.files.list('contracts');
    const put = vi.spyOn(app.documents, 'put').mockRejectedValueOnce(new Error('no connection'));
    expect((await one()).status).toBe(500);
    put.mockRestore();
    const context = { store: app.events.store, files: app.files };
    await sweepContractPdfs(context, new Date(0));
    expect(await app.files.list('contracts')).toHaveLength(2);
    await sweepContractPdfs(context, new Date('2100-01-01'));
    const kept = await app.files.list('contracts');
    expect([kept.length, kept.some(({ key }) => key === lost?.key)]).toEqual([1, false]);
    expect(await app.files.list('unsettled')).toEqual([]);
  });

  it('given a contract that is erased, when it is gone, then nothing of it lies there or counts', async () => {
    const contract = await sent();
    await sign(await token(contract));
    await app.owner('post', `/api/tenant/contracts/${contract.id}/erase`, {});
    expect(await keptOf(contract.id)).toEqual({ counted: 0, files: 0, bytes: 0 });
  });

  it('given the PDF of a template, when it is replaced, sent again or removed, then the one that it has is kept, and counts', async () => {
    const id = await template();
    expect((await take(id, await pdfOf(1))).status).toBe(200);
    const first = await keptOf(id);
    expect(first).toEqual({ counted: first.bytes, files: 1, bytes: expect.any(Number) });
    expect((await take(id, await pdfOf(1))).status).toBe(200);
    expect(await keptOf(id)).toEqual(first);
    expect((await take(id, await pdfOf(40))).body.document.pages).toBe(40);
    const second = await keptOf(id);
    expect(second).toEqual({ counted: second.bytes, files: 1, bytes: expect.any(Number) });
    expect(second.bytes).toBeGreaterThan(first.bytes);
    expect((await take(id, await pdfOf(2)).set('If-Match', '"1"')).status).toBe(412);
    expect(await keptOf(id)).toEqual(second);
    await app.owner('post', `${templates}/${id}/remove-pdf`, {});
    expect(await keptOf(id)).toEqual({ counted: 0, files: 0, bytes: 0 });
    await take(id, await pdfOf(1));
    expect((await app.owner('delete', `${templates}/${id}`)).status).toBe(200);
    expect(await keptOf(id)).toEqual({ counted: 0, files: 0, bytes: 0 });
  });

  it('given storage that is full, when contracts are sent or PDFs taken, then both are refused; what was sent is signed and finished', async () => {
    const contract = await sent({ isOrdered: false });
    const id = await template();
    app.documents.fill();
    const refused = await send();
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      422,
      'storage-full',
      { templateId: ['storage-full'] },
    ]);
    expect((await take(id, await pdfOf(1))).body.code).toBe('storage-full');
    expect((await sign(await token(contract))).body.me).toMatchObject({ status: 'signed' });
    expect((await sign(await token(contract, 1))).body).toMatchObject({ status: 'signed' });
    expect((await finish(contract.id)).status).toBe(200);
  });
});
