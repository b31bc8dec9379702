import { randomUUID } from 'node:crypto';
import { defaultProfile } from 'contracts/identity/company/company.events';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { Permission } from 'contracts/kernel/permission';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const sha256 = '0'.repeat(64);
const pdf = (bytes: number) => ({ path: `contracts/${bytes}`, sha256, bytes, pages: 1 });

describe('storage of a company with contracts', () => {
  let service: Harness;
  let minPosition = '';
  let permissions: Permission[] = Permission.options;
  const [contractId, contractTemplateId, signerId, roleId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  beforeAll(async () => {
    service = await openHarness({
      authorize: async () =>
        ({
          userId: exampleUserId,
          sid: exampleUserId,
          tenantId: exampleTenantId,
          roles: [],
          permissions,
        }) as never,
    });
  });
  afterAll(() => service.close());

  const usage = async () => (await service.get('/api/tenant/storage-usage', { minPosition })).body;
  const ofContract = async (...events: { type: string; data: object }[]) => {
    const said = events.map(({ type, data }) => ({ type, data: { contractId, ...data } }));
    minPosition = await service.append('contract', contractId, said as never);
  };
  const ofTemplate = async (type: string, data: object = {}) => {
    minPosition = await service.append('contractTemplate', contractTemplateId, [
      { type, data: { contractTemplateId, ...data } },
    ] as never);
  };

  it('given contracts and PDFs of templates, when they come and go, then each counts by kind, beside the files and in no folder that opens', async () => {
    const signers = [{ id: signerId, roleId, role: 'Employee', name: 'Ada', email: 'ada@mail.example' }];
    await ofTemplate('ContractTemplateCreated', {
      ...{ name: 'Employment', locale: 'en-us', content: '', message: '', signers: [{ id: roleId, name: 'Employee' }] },
      ...{ isOrdered: true, expiresInDays: 14, remindEveryDays: null, fields: [] },
    });
    expect(await usage()).toMatchObject({ files: 0, bytes: 0, byKind: [] });
    await ofTemplate('ContractTemplatePdfTaken', pdf(300));
    await ofContract({
      type: 'ContractCreated',
      data: {
        ...{ templateId: contractTemplateId, candidateId: null, jobId: null, pendingHireId: null, title: 'Terms' },
        ...{ message: '', locale: 'en-us', isOrdered: true, signers, signerIds: [signerId], codes: [], fields: [] },
        ...{
          document: pdf(1_000),
          expiresAt: '2099-01-01T00:00:00.000Z',
          remindEveryDays: null,
          sentBy: exampleUserId,
        },
      },
    });
    const signature = { kind: 'drawn', sha256 };
    const signed = { signerId, sha256, values: [], signature, signatureBytes: 70, address: null, isLast: true };
    await ofContract({ type: 'ContractSigned', data: signed });
    await ofContract({
      type: 'ContractFinished',
      data: { path: 'contracts/finished', sha256, bytes: 2_000, certificate: sha256, signerIds: [signerId] },
    });
    const { byKind, byFolder, byMonth, files, bytes, largest } = await usage();
    expect([files, bytes]).toEqual([4, 3_370]);
    const ofContracts = { place: 'contracts', name: null };
    expect(largest).toEqual([
      { ...ofContracts, id: contractId, kind: 'contract', bytes: 3_070 },
      { ...ofContracts, id: contractTemplateId, kind: 'contract-template', bytes: 300 },
    ]);
    expect(byKind).toEqual([
      { kind: 'contract', files: 3, bytes: 3_070 },
      { kind: 'contract-template', files: 1, bytes: 300 },
    ]);
    expect(byFolder).toEqual([{ folderId: systemFolders.contracts, files: 4, bytes: 3_370 }]);
    expect(byMonth).toEqual([{ month: expect.any(String), files: 4, bytes: 3_370 }]);

    await ofTemplate('ContractTemplatePdfRemoved');
    expect((await usage()).byKind).toEqual([{ kind: 'contract', files: 3, bytes: 3_070 }]);
    await ofContract({ type: 'ContractErased', data: {} });
    expect(await usage()).toMatchObject({ files: 0, bytes: 0, byKind: [] });
  });

  it('given a film, a recording of an answer and a file in quarantine, when asked, then each is among the largest, and kinds, months, and folders with the quarantine come to the same sum', async () => {
    const sent = (fileId: string, size: number) => ({
      ...{
        fileId,
        name: 'film.mp4',
        originalName: 'film.mp4',
        folderId: systemFolders.root,
        kind: 'video',
        size,
        sha256,
      },
      ...{ uploadedBy: exampleUserId, answer: null },
    });
    const [film, answer, infected] = [randomUUID(), randomUUID(), randomUUID()];
    const take = { responseId: randomUUID(), questionId: randomUUID(), takeId: randomUUID() };
    const append = (id: string, ...events: object[]) => service.append('file', id, events as never);
    await append(film, { type: 'FileCreated', data: sent(film, 500) });
    await append(answer, { type: 'FileCreated', data: { ...sent(answer, 9_000), answer: take } });
    const { folderId: _, originalName: __, ...told } = sent(infected, 40);
    minPosition = await append(
      infected,
      { type: 'FileCreated', data: sent(infected, 40) },
      { type: 'FileRejected', data: { fileId: infected, reason: 'file-infected' } },
      { type: 'FileQuarantined', data: { ...told, finding: 'Eicar' } },
      { type: 'FileRemoved', data: { fileId: infected } },
    );
    const found = await usage();
    expect(found.largest).toEqual([
      { place: 'answers', id: answer, name: null, kind: 'video', bytes: 9_000 },
      { place: 'library', id: film, name: 'film.mp4', kind: 'video', bytes: 500 },
      { place: 'quarantine', id: infected, name: 'film.mp4', kind: 'video', bytes: 40 },
    ]);
    const sum = (rows: { bytes: number }[]) => rows.reduce((all, { bytes }) => all + bytes, 0);
    expect([sum(found.byKind), sum(found.byMonth), sum(found.byFolder) + found.quarantine.bytes]).toEqual(
      Array(3).fill(found.bytes),
    );
    expect(sum(found.largest)).toBe(9_540);

    const namesWith = async (...held: Permission[]) => {
      permissions = ['tenant.files.metrics', ...held];
      const { largest } = (await usage()) as { largest: { place: string; name: string | null }[] };
      permissions = Permission.options;
      return Object.fromEntries(largest.map(({ place, name }) => [place, name]));
    };
    expect(await namesWith()).toEqual({ answers: null, library: null, quarantine: null });
    expect(await namesWith('tenant.files.read')).toMatchObject({ library: 'film.mp4', quarantine: null });
    expect(await namesWith('tenant.files.quarantine.read')).toMatchObject({ library: null, quarantine: 'film.mp4' });
  });

  it('given a company behind UTC, when a file is uploaded in the last hours of its month, then it is of that month (FILE-42)', async () => {
    const [fileId, at] = [randomUUID(), '2031-03-01T03:00:00.000Z'];
    const monthsOf = async () => (await usage()).byMonth.map(({ month }: { month: string }) => month);
    const named = { name: 'a.pdf', originalName: 'a.pdf', folderId: systemFolders.root, kind: 'attachment', size: 9 };
    const data = { fileId, ...named, sha256, uploadedBy: exampleUserId, answer: null };
    minPosition = await service.append('file', fileId, [{ type: 'FileCreated', data, at }]);
    expect(await monthsOf()).toContain('2031-03');
    const profile = { ...defaultProfile, name: 'Harbor', companyId: exampleTenantId, timeZone: 'America/Chicago' };
    minPosition = await service.append('company', exampleTenantId, [{ type: 'CompanyRegistered', data: profile }]);
    const months = await monthsOf();
    expect([months.includes('2031-02'), months.includes('2031-03')]).toEqual([true, false]);
  });

  it('given a quota of its own, when asked, then that is told; else that of everybody', async () => {
    const told = async () => (await usage()).quota;
    expect(await told()).toBe(1_000_000_000);
    const admin = openSuperuser(service);
    await admin.query(
      `insert into access.tenant (tenant_id, name, subdomain, version, quota_bytes) values ($1, 'Harbor', 'harbor', 1, 7)
       on conflict (tenant_id) do update set quota_bytes = 7`,
      [exampleTenantId],
    );
    await admin.end();
    expect(await told()).toBe(7);
  });
});
