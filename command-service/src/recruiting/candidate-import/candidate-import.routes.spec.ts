import { type SystemLabelScope, systemLabelScopes } from 'contracts/automation/label/label.choices';
import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { importKeptUntil } from 'contracts/recruiting/candidate-import/candidate-import.choices';
import type { Refusal } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import {
  importChunkKey,
  importedId,
  importedInterviewId,
  importFolder,
} from 'contracts/recruiting/candidate-import/candidate-import.files';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/candidate-imports';

describe('imports of candidates', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });
  const post = (bytes: Buffer, type = 'text/csv') =>
    app
      .recruiter('post', path)
      .set('Content-Type', type)
      .send(bytes as never);
  /** What the workers do, chunk after chunk. */
  const work = async (id: string, known: number[] = []) => {
    for (;;) {
      const chunk = (await stateOf(id)).chunk;
      const { state } = await app.commands.candidateImport(id, {
        type: 'ImportCandidateRows',
        data: { chunk, known },
        metadata: { ...exampleCause, idempotencyKey: `rows-${chunk}` },
      });
      if (state.status === 'kept' && state.record.status === 'finished') return state.record;
    }
  };
  const stateOf = async (id: string) => {
    const { state } = await app.commands.candidateImport(id, {
      type: 'ImportCandidateRows',
      data: { chunk: -1, known: [] },
      metadata: exampleCause,
    });
    if (state.status !== 'kept') throw new Error('no import');
    return state.record;
  };
  const candidates = async () =>
    (await app.events.feed.read(0n, 50_000)).events.filter(({ type }) => type === 'CandidateCreated');

  it.each([
    ['UTF-8', 'utf-8', ',', Buffer.from('\uFEFFFirst name,Last name,Email\nJoão,Muñoz,j@mail.example\n')],
    [
      'UTF-16 of Excel',
      'utf-16le',
      '\t',
      Buffer.from('\uFEFFFirst name\tLast name\tEmail\r\nJoão\tMuñoz\tj@mail.example\r\n', 'utf16le'),
    ],
    [
      'UTF-16 without a mark',
      'utf-16le',
      ';',
      Buffer.from('First name;Last name;Email\r\nJoão;Muñoz;j@mail.example', 'utf16le'),
    ],
    [
      'Windows-1252',
      'windows-1252',
      ';',
      Buffer.from('First name;Last name;Email\r\nJoão;Muñoz;j@mail.example', 'latin1'),
    ],
    [
      'a named delimiter',
      'utf-8',
      '|',
      Buffer.from('sep=|\r\nFirst name|Last name|Email\r\nJoão|Muñoz|j@mail.example'),
    ],
  ])(
    'given %s, when it is uploaded, then its encoding, its delimiter and its words are found',
    async (_, encoding, delimiter, bytes) => {
      const { status, body } = await post(bytes);
      expect([status, body]).toEqual([
        201,
        expect.objectContaining({
          ...{ encoding, delimiter, rows: 1, columns: ['First name', 'Last name', 'Email'], status: 'ready' },
          sample: [['João', 'Muñoz', 'j@mail.example']],
          suggested: { 'First name': 'firstName', 'Last name': 'lastName', Email: 'email' },
        }),
      ]);
    },
  );

  it('given a form with a file and a mapping, when it is sent, then the import begins at once', async () => {
    const form = new FormData();
    form.set(
      'file',
      new File(['Nome completo;E-mail\nAda Berg;ada@mail.example\n'], 'pessoas.csv', { type: 'text/csv' }),
    );
    form.set('mapping', JSON.stringify({ 'Nome completo': 'name', 'E-mail': 'email' }));
    const request = new Response(form);
    const bytes = Buffer.from(await request.arrayBuffer());
    const { status, body } = await post(bytes, request.headers.get('content-type') ?? '');
    expect([status, body.name, body.status]).toEqual([201, 'pessoas.csv', 'running']);
    const record = await work(body.id);
    expect([record.created, record.refusedRows]).toEqual([1, 0]);
    expect((await candidates()).map(({ data }) => [data.firstName, data.lastName])).toEqual([['Ada', 'Berg']]);
  });

  it('given a form with a mapping that ran to its end, when it is repeated under its key, then it is answered alike and no rows lie there again (API-7)', async () => {
    const form = new FormData();
    form.set('file', new File(['Name,Email\nAda Berg,ada@mail.example\n'], 'people.csv', { type: 'text/csv' }));
    form.set('mapping', JSON.stringify({ Name: 'name', Email: 'email' }));
    const request = new Response(form);
    const bytes = Buffer.from(await request.arrayBuffer());
    const send = () =>
      post(bytes, request.headers.get('content-type') ?? '').set('Idempotency-Key', 'the-same-file-again');
    const { id } = (await send()).body;
    await work(id);
    await app.files.removeAll(importFolder(exampleTenantId, id));
    const { status, body } = await send();
    expect([status, body.id]).toEqual([201, id]);
    expect(await app.files.open(importChunkKey(exampleTenantId, id, 0))).toBeUndefined();
    const other = { mapping: { Email: 'email', Name: 'name' }, duplicates: 'create' };
    const otherwise = await app.recruiter('post', `${path}/${id}/start`, other);
    expect([otherwise.status, otherwise.body.code]).toEqual([409, 'import-not-ready']);
  });

  it.each([
    ['quotes that never end', 'a,b\n"x,1'],
    ['nothing but a head', 'First name,Email\n'],
  ])('given %s, when it is uploaded, then it is refused', async (_, text) => {
    const { status, body } = await post(Buffer.from(text));
    expect([status, body.errors]).toEqual([422, { file: ['import-file-unreadable'] }]);
  });

  it('given a mapping without an address, of a column that is not there or twice, when it is begun, then it is refused', async () => {
    const { id } = (await post(Buffer.from('A,B,Email\n1,2,3\n'))).body;
    const start = async (mapping: object) =>
      (await app.recruiter('post', `${path}/${id}/start`, { mapping })).body.errors;
    expect(await start({ A: 'firstName', B: 'lastName' })).toEqual({ mapping: ['import-mapping-incomplete'] });
    expect(await start({ A: 'name', X: 'email' })).toEqual({ mapping: ['import-column-unknown'] });
    expect(await start({ A: 'email', B: 'email' })).toEqual({ mapping: ['import-target-twice'] });
    expect(await start({ A: 'wings' })).toEqual({ 'mapping.A': ['field-invalid'] });
    expect((await app.as('Recruiter', otherTenantId)('post', `${path}/${id}/start`, { mapping: {} })).status).toBe(404);
  });

  it('given an import that nobody began, when its week is over, then its rows are to go and it begins no more', async () => {
    const { id, createdAt } = (await post(Buffer.from('Name,Email\nAda,ada@mail.example\n'))).body;
    const expire = (dueAt: string) =>
      app.commands.candidateImport(id, { type: 'ExpireCandidateImport', data: { dueAt }, metadata: exampleCause });
    const statusOf = ({ state }: Awaited<ReturnType<typeof expire>>) => state.status === 'kept' && state.record.status;
    expect(statusOf(await expire('2026-03-02T09:00:00.000Z'))).toBe('ready');
    expect(statusOf(await expire(importKeptUntil(createdAt)))).toBe('expired');
    const { status, body } = await app.recruiter('post', `${path}/${id}/start`, {
      mapping: { Name: 'name', Email: 'email' },
    });
    expect([status, body.code]).toEqual([410, 'import-expired']);
  });

  it('given 5,000 rows of which some are bad in every way, when they are imported and undone, then each bad one is told with its reason, and all are gone', async () => {
    const field = (await app.owner('post', '/api/tenant/custom-fields', { name: 'Years', kind: 'number' })).body.id;
    const rows = Array.from({ length: 5_000 }, (_, at) => `Person,${at},p${at}@mail.example,,${at % 40}`);
    const bad: [number, string, string | null, string][] = [
      [10, ',Nobody,n@mail.example,,', 'First', 'field-required'],
      [60, 'No,Address,not an address,,', 'Mail', 'email-invalid'],
      [110, 'Twice,Same,p5@mail.example,,', 'Mail', 'import-duplicate'],
      [160, `"${'x'.repeat(1_000_000)}",Long,l@mail.example,,`, 'First', 'too-long'],
      [310, 'Nul\0,Byte,nul@mail.example,,', 'First', 'text-not-storable'],
      [4_999, 'Here,Known,known@mail.example,,', 'Mail', 'import-duplicate'],
    ];
    for (const [at, row] of bad) rows[at] = row;
    // Taken without the cell that no field takes.
    const poor: typeof bad = [
      [210, 'Phone,Wrong,w@mail.example,12,', 'Phone', 'phone-invalid'],
      [260, 'Number,Wrong,nw@mail.example,,many', 'Years', 'custom-number-invalid'],
    ];
    for (const [at, row] of poor) rows[at] = row;
    rows[360] = '"=HYPERLINK(""http://evil.example"")",Formula,f@mail.example,,';
    const { id } = (await post(Buffer.from(`First,Last,Mail,Phone,Years\n${rows.join('\n')}\n`))).body;
    const mapping = { First: 'firstName', Last: 'lastName', Mail: 'email', Phone: 'phone', Years: `custom.${field}` };
    expect((await app.recruiter('post', `${path}/${id}/start`, { mapping })).body.status).toBe('running');
    // Row 112 is one of another chunk, row 5,001 somebody the company has: the workers tell both.
    const record = await work(id, [112, 5_001]);
    expect([record.created, record.refusedRows, record.done]).toEqual([4_994, 6, 5_000]);
    const told = (some: typeof bad): Refusal[] => some.map(([at, , column, code]) => ({ row: at + 2, column, code }));
    expect([record.refused, record.leftOut]).toEqual([told(bad), told(poor)]);
    const made = await candidates();
    expect(made).toHaveLength(4_994);
    expect(made.find(({ data }) => data.email === 'w@mail.example')?.data).toMatchObject({
      firstName: 'Phone',
      phone: '',
    });
    expect(made.find(({ data }) => data.email === 'f@mail.example')?.data.firstName).toBe(
      '=HYPERLINK("http://evil.example")',
    );
    expect(made.find(({ data }) => data.email === 'p7@mail.example')?.data.custom).toEqual({ [field]: 7 });

    expect((await app.owner('post', `${path}/${id}/undo`)).body.status).toBe('undoing');
    for (let chunk = 0; chunk < 100; chunk++)
      await app.commands.candidateImport(id, {
        type: 'UndoCandidateRows',
        data: { chunk, keep: chunk === 0 ? [3] : [] },
        metadata: exampleCause,
      });
    const undone = await stateOf(id);
    expect([undone.status, undone.undone, undone.leftRows]).toEqual(['undone', 4_993, [3]]);
    const removed = (await app.events.feed.read(0n, 50_000)).events.filter(({ type }) => type === 'CandidateRemoved');
    expect(removed).toHaveLength(4_993);

    // Whoever was left goes when that is asked for.
    expect((await app.owner('post', `${path}/${id}/undo-whole`)).body).toMatchObject({
      status: 'undoing',
      leftRows: [],
    });
    for (let chunk = 0; chunk < 100; chunk++)
      await app.commands.candidateImport(id, {
        type: 'UndoCandidateRows',
        data: { chunk, keep: [] },
        metadata: exampleCause,
      });
    expect(await stateOf(id)).toMatchObject({ status: 'undone', undone: 4_994, leftRows: [] });
  });

  it('given rows that were uploaded, when they are previewed under a mapping, then it says what would be refused and left out, and nothing happens', async () => {
    const file = 'Name,Email,Age\nAda Berg,ada@mail.example,36\nBo Dahl,no address,40\nCy Eng,cy@mail.example,old\n';
    const { id } = (await post(Buffer.from(file))).body;
    const preview = async (mapping: object) => (await app.recruiter('post', `${path}/${id}/preview`, { mapping })).body;
    expect(await preview({ Name: 'name', Email: 'email', Age: 'age' })).toMatchObject({
      sample: [['Ada Berg', 'ada@mail.example', '36'], { 0: 'Bo Dahl' }, { 0: 'Cy Eng' }],
      ...{ looked: 3, refusedRows: 1 },
      faults: [
        { row: 3, column: 'Email', code: 'email-invalid', isLeftOut: false },
        { row: 4, column: 'Age', isLeftOut: true },
      ],
    });
    expect(await preview({ Name: 'name' })).toMatchObject({ looked: 0, faults: [] });
    expect(await candidates()).toEqual([]);
    const stranger = await app.as('Recruiter', otherTenantId)('post', `${path}/${id}/preview`, { mapping: {} });
    expect(stranger.status).toBe(404);
    await app.recruiter('post', `${path}/${id}/start`, { mapping: { Name: 'name', Email: 'email' } });
    expect((await app.recruiter('post', `${path}/${id}/preview`, { mapping: {} })).status).toBe(409);
  });

  const label = async (scope: SystemLabelScope = 'candidate', as = app.owner) => {
    const { body } = await as('post', '/api/tenant/labels', {
      name: `Fair ${scope}`,
      scopeId: systemLabelScopes[scope],
    });
    return body.id as string;
  };
  const uploadTwo = async () =>
    (await post(Buffer.from('Name,Email\nAda Berg,ada@mail.example\nBo Dahl,bo@mail.example\n'))).body.id as string;
  const begin = (id: string, more: object, as = app.recruiter) =>
    as('post', `${path}/${id}/start`, { mapping: { Name: 'name', Email: 'email' }, ...more });
  const happened = async (type: string) =>
    (await app.events.feed.read(0n, 50_000)).events.filter((event) => event.type === type).map(({ data }) => data);

  it('given labels, a job and a source for a whole file, when it is imported and undone, then each gets them once, and their interviews end with it', async () => {
    const [labelId, id] = [await label(), await uploadTwo()];
    const jobId = (await app.recruiter('post', '/api/tenant/jobs', { title: 'Line cook' })).body.id;
    const begun = await begin(id, { labelIds: [labelId], jobId, source: 'Boat-Fair' });
    expect(begun.body).toMatchObject({ status: 'running', labelIds: [labelId], jobId, source: 'boat-fair' });
    expect((await begin(id, { labelIds: [labelId], jobId, source: 'boat-fair' })).body.version).toBe(
      begun.body.version,
    );
    expect((await begin(id, {})).body.code).toBe('import-not-ready');
    const ids = [importedId(id, 2), importedId(id, 3)];
    await app.commands.candidate(ids[0] ?? '', {
      type: 'CreateCandidate',
      data: { candidateId: ids[0] ?? '', firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' },
      metadata: exampleCause,
    });
    await work(id);
    expect((await candidates()).map(({ data }) => data.source)).toEqual([null, 'boat-fair']);
    expect(await happened('CandidateLabelled')).toEqual(ids.map((candidateId) => ({ candidateId, labelId })));
    const opened = ids.map((candidateId) => {
      const interviewId = importedInterviewId(candidateId);
      return { interviewId, candidateId, jobId, openInterviewId: null, source: 'boat-fair' };
    });
    expect(await happened('InterviewCreated')).toEqual(opened);
    await app.recruiter('post', `/api/tenant/interviews/${opened[1]?.interviewId}/status`, { status: 'rejected' });
    expect((await app.owner('post', `${path}/${id}/undo-whole`)).body).toMatchObject({ status: 'undoing' });
    await app.commands.candidateImport(id, {
      type: 'UndoCandidateRows',
      data: { chunk: 0, keep: [] },
      metadata: { ...exampleCause, idempotencyKey: 'undo-0' },
    });
    const statuses = opened.map(async ({ interviewId }) => {
      const state = await app.commands.interviewState(exampleTenantId, interviewId);
      return state.status === 'kept' ? state.record.status : state.status;
    });
    expect(await Promise.all(statuses)).toEqual(['discarded', 'rejected']);
    for (const gone of ids)
      expect((await app.owner('patch', `/api/tenant/candidates/${gone}`, { firstName: 'A' })).status).toBe(404);
  });

  it('given people of whom one was removed and one erased by the time that a chunk is worked on again, when it is, then the others get what all get', async () => {
    const [labelId, id] = [await label(), await uploadTwo()];
    const jobId = (await app.recruiter('post', '/api/tenant/jobs', { title: 'Line cook' })).body.id;
    await begin(id, { labelIds: [labelId], jobId });
    const gone = importedId(id, 2);
    const person = { candidateId: gone, firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
    await app.commands.candidate(gone, { type: 'CreateCandidate', data: person, metadata: exampleCause });
    await app.owner('delete', `/api/tenant/candidates/${gone}`);
    await work(id);
    const left = importedId(id, 3);
    expect(await happened('CandidateLabelled')).toEqual([{ candidateId: left, labelId }]);
    expect(await happened('InterviewCreated')).toMatchObject([{ candidateId: left, jobId }]);
    expect((await app.owner('post', `${path}/${id}/undo-whole`)).status).toBe(200);
  });

  it('given a label or a job that the company has not, when an import begins, then it is refused by its field, and by what its reader may not do', async () => {
    const id = await uploadTwo();
    const jobId = (await app.recruiter('post', '/api/tenant/jobs', { title: 'Line cook' })).body.id;
    const foreign = app.as('Owner', otherTenantId);
    const foreignJob = (await foreign('post', '/api/tenant/jobs', { title: 'Pilot' })).body.id;
    const faults = async (more: object) => (await begin(id, more)).body.errors;
    expect(await faults({ labelIds: [await label('candidate', foreign)] })).toEqual({ labelIds: ['label-not-found'] });
    expect(await faults({ labelIds: [await label('job')] })).toEqual({ labelIds: ['label-scope-wrong'] });
    expect(await faults({ jobId: foreignJob })).toEqual({ jobId: ['job-not-found'] });
    expect(await faults({ source: 'a fair' })).toEqual({ source: ['source-invalid'] });
    expect((await stateOf(id)).status).toBe('ready');
    await app.recruiter('delete', `/api/tenant/jobs/${jobId}`);
    expect(await faults({ jobId })).toEqual({ jobId: ['job-not-found'] });
    expect(await happened('CandidateImportStarted')).toEqual([]);
  });

  it('given a job that is removed while its import waits, when the rows are worked on, then everybody is there without an interview', async () => {
    const id = await uploadTwo();
    const jobId = (await app.recruiter('post', '/api/tenant/jobs', { title: 'Line cook' })).body.id;
    await begin(id, { jobId });
    await app.recruiter('delete', `/api/tenant/jobs/${jobId}`);
    expect((await work(id)).created).toBe(2);
    expect(await happened('InterviewCreated')).toEqual([]);
  });

  it('given a death after some rows of a chunk, when the chunk is worked on again, then nobody is there twice', async () => {
    const { id } = (await post(Buffer.from('Name,Email\nAda Berg,ada@mail.example\nBo Dahl,bo@mail.example\n'))).body;
    await app.recruiter('post', `${path}/${id}/start`, { mapping: { Name: 'name', Email: 'email' } });
    const candidateId = importedId(id, 2);
    const person = { candidateId, firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
    await app.commands.candidate(candidateId, { type: 'CreateCandidate', data: person, metadata: exampleCause });
    const record = await work(id);
    expect([record.created, record.refusedRows, (await candidates()).length]).toEqual([2, 0, 2]);
    const again = await app.commands.candidateImport(id, {
      type: 'ImportCandidateRows',
      data: { chunk: 0, known: [] },
      metadata: { ...exampleCause, correlationId: newId(new Date()), tenantId: exampleTenantId },
    });
    expect(again.state).toMatchObject({ record: { created: 2, done: 2 } });
  });
});
