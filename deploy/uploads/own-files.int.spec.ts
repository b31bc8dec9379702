import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { picture } from 'command-service/test/images.fixture';
import { drawn, pdfFile } from 'command-service/test/resume-files.fixture';
import { login } from 'contracts/identity/session/session.endpoints';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';
import { asked, MB, PDF, type Sender, type Sent, send, sendPart, videoOf } from '#deploy/test/uploads.fixture';

const PATIENCE = { timeout: 60_000 };
const DOCUMENTS = '/api/candidate/profile/documents';
const PLACES = ['files', 'uploads', 'quarantine', 'users'];

let product: RunningProduct;
let owner: Sender;
let trainer: Sender;
let stranger: Sender;
let mia: Sender;
let candidateId: string;
const senderOf = async (email: string, tenant: string): Promise<Sender> => {
  const { data } = await product.visitor().client.call(login, { body: { email, password: DEMO_PASSWORD } });
  return { baseUrl: product.baseUrl, token: data.token, tenant };
};
const read = async (sender: Sender, path: string) => (await asked(sender, 'GET', path)).json();
beforeAll(async () => {
  product = await openDemoProduct();
  owner = await senderOf('admin@harbor.example', 'harbor');
  trainer = await senderOf('trainer@harbor.example', 'harbor');
  stranger = await senderOf('admin@summit.example', 'summit');
  mia = await senderOf('candidate@harbor.example', '');
  const filter = JSON.stringify({ q: 'candidate@harbor.example' });
  const linked = async () => (await read(owner, `/api/tenant/candidates?filter=${encodeURIComponent(filter)}`))[0];
  await vi.waitFor(async () => expect((await linked())?.linked).toBe(true), PATIENCE);
  candidateId = (await linked()).id;
}, 120_000);
afterAll(() => product.close());

/** Bytes that nobody else has, and by which they are found again. */
const marked = () => {
  const mark = randomUUID();
  return { mark, bytes: Buffer.concat([PDF, Buffer.from(`% ${mark}\n`)]) };
};
const uploaded = async (sender: Sender, bytes: Buffer, sent: Sent = { kind: 'profile-document' }) => {
  const { status, fileId } = await send(sender, bytes, sent);
  expect(status).toBe(204);
  return String(fileId);
};
const added = async (bytes: Buffer, name = 'Mia’s résumé.pdf') => {
  const fileId = await uploaded(mia, bytes);
  const answer = await asked(mia, 'POST', DOCUMENTS, { fileId, type: 'resume', name });
  expect(answer.status).toBe(201);
  return fileId;
};
const idsOf = async (sender: Sender, path: string) =>
  ((await read(sender, path)) as { id: string }[]).map(({ id }) => id);
const ofCandidate = () => `/api/tenant/candidates/${candidateId}/documents`;
const ticket = (sender: Sender, path: string) => asked(sender, 'POST', `${path}/ticket`, {});
const urlIn = async (answer: Response) => `${product.baseUrl}${(await answer.json()).url}`;
/** Keys of all that is stored in which this is found. */
const holding = async (mark: string) => {
  const listed = (await Promise.all(PLACES.map((place) => product.files.list(place)))).flat();
  const found = await Promise.all(
    listed.map(async ({ key }) => {
      const file = await product.files.open(key);
      return file && (await buffer(file.read())).includes(mark) ? [key] : [];
    }),
  );
  return found.flat();
};

describe('documents of a profile', () => {
  it('given a document that its person uploads, when added, then they and the company they applied to read it, and nobody else', async () => {
    const { bytes } = marked();
    const id = await added(bytes);
    const name = 'Mia’s résumé.pdf';
    const shown = { id, type: 'resume', name, size: bytes.length, extension: 'pdf', fileType: 'document' };
    await expect.poll(() => read(mia, DOCUMENTS), PATIENCE).toEqual([expect.objectContaining(shown)]);
    const [own] = (await read(mia, DOCUMENTS)) as [object];
    expect(await read(owner, ofCandidate())).toEqual([{ ...own, source: 'profile', candidateId: expect.any(String) }]);

    const mine = await fetch(await urlIn(await ticket(mia, `/api/candidate/files/${id}`)));
    expect(Buffer.from(await mine.arrayBuffer()).equals(bytes)).toBe(true);
    const theirs = await fetch(await urlIn(await ticket(owner, `${ofCandidate()}/${id}`)));
    expect([theirs.status, theirs.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="Mia_s r_sum_.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
    ]);

    expect((await asked(stranger, 'GET', ofCandidate())).status).toBe(404);
    expect((await ticket(stranger, `${ofCandidate()}/${id}`)).status).toBe(404);
    expect((await asked(trainer, 'GET', ofCandidate())).status).toBe(403);
    expect((await ticket(trainer, `${ofCandidate()}/${id}`)).status).toBe(403);
    expect((await ticket(owner, `/api/candidate/files/${id}`)).status).toBe(404);
    expect((await asked(owner, 'GET', `/api/tenant/files/${id}`)).status).toBe(404);
    expect((await asked(owner, 'POST', `/api/tenant/files/${id}/trash`, {})).status).toBe(404);
  });

  it('given a document, when taken off twice, then it is gone with its bytes, and a ticket from before opens nothing', async () => {
    const { bytes, mark } = marked();
    const id = await added(bytes);
    const url = await urlIn(await ticket(owner, `${ofCandidate()}/${id}`));
    expect((await fetch(url)).status).toBe(200);
    for (let times = 0; times < 2; times += 1)
      expect((await asked(mia, 'DELETE', `${DOCUMENTS}/${id}`)).status).toBe(200);
    expect((await fetch(url)).status).toBe(404);
    await expect.poll(() => idsOf(mia, DOCUMENTS), PATIENCE).not.toContain(id);
    await expect.poll(() => holding(mark), PATIENCE).toEqual([]);
  });

  it('given what is no document of theirs, when added, then it is refused at the field', async () => {
    const answer = await uploaded(mia, PDF, { kind: 'document-answer' });
    const others = await uploaded(owner, PDF, { kind: 'profile-document' });
    for (const fileId of [answer, others, randomUUID()]) {
      const refused = await asked(mia, 'POST', DOCUMENTS, { fileId, type: 'other', name: 'a.pdf' });
      expect([refused.status, (await refused.json()).errors]).toEqual([422, { fileId: ['file-not-found'] }]);
    }
    const wrong = await asked(mia, 'POST', DOCUMENTS, { fileId: 'x', type: 'poem', name: '' });
    expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([422, ['fileId', 'type', 'name']]);
    expect((await ticket(mia, `/api/candidate/files/${answer}`)).status).toBe(200);
  });

  it('given a candidate, when they upload something else or too much, then it is refused', async () => {
    const large = { kind: 'profile-document' };
    expect(await send(mia, videoOf(5 * MB + 1), large)).toMatchObject({ status: 413, code: 'file-size-exceeded' });
    expect(await send(mia, videoOf(MB), large)).toMatchObject({ status: 422, code: 'file-type-wrong' });
    expect((await send(mia, PDF, { kind: 'attachment' })).status).toBe(400);
    expect((await send({ ...mia, token: '' }, PDF, large)).status).toBe(401);
    const uploadUrl = await sendPart(mia, videoOf(4 * MB + 9), MB, { kind: 'document-answer' });
    const path = new URL(uploadUrl, product.baseUrl).pathname;
    const gone = await fetch(`${product.baseUrl}${path}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${stranger.token}`, 'Tus-Resumable': '1.0.0' },
    });
    expect(gone.status).toBe(404);
  });

  it('given words of a résumé, when candidates are searched by them, then whoever may read it finds its person, until it is taken away', async () => {
    const id = await added(pdfFile([drawn(['Mia Lang', 'Quartermaster, beekeeper and rigger'])]));
    const find = async (sender: Sender, inDocuments: string, more = {}) => {
      const filter = encodeURIComponent(JSON.stringify({ inDocuments, ...more }));
      const answer = await asked(sender, 'GET', `/api/tenant/candidates?filter=${filter}`);
      return answer.ok ? ((await answer.json()) as { id: string }[]).map((one) => one.id) : answer.status;
    };
    await expect.poll(() => find(owner, 'BEEKEEP quártermaster'), PATIENCE).toEqual([candidateId]);
    expect(await find(owner, 'beekeeper', { q: 'candidate@harbor.example' })).toEqual([candidateId]);
    expect(await find(owner, 'beekeeper', { q: 'nobody' })).toEqual([]);
    for (const words of ['beekeeper astronaut', "' | !", 'eekeeper']) expect(await find(owner, words)).toEqual([]);
    expect(await find(stranger, 'beekeeper')).toEqual([]);
    expect(await find(trainer, 'beekeeper')).toBe(403);
    const filter = encodeURIComponent(JSON.stringify({ inDocuments: 'beekeeper' }));
    const exported = await asked(owner, 'GET', `/api/tenant/candidates/export?filter=${filter}`);
    expect(await exported.text()).toContain('candidate@harbor.example');
    expect((await asked(mia, 'DELETE', `${DOCUMENTS}/${id}`)).status).toBe(200);
    await expect.poll(() => find(owner, 'beekeeper'), PATIENCE).toEqual([]);
  });
});

describe('a person who erases their account', () => {
  it('given files of theirs, finished and on their way, when erased, then no byte is left but those that others have too', async () => {
    const [own, shared, refused] = [marked(), marked(), marked()];
    await added(own.bytes);
    await added(shared.bytes);
    const kept = await uploaded(owner, shared.bytes, { kind: 'attachment' });
    const colleagues = await uploaded(trainer, shared.bytes, { kind: 'profile-document' });
    const photo = await picture(60).jpeg().toBuffer();
    await added(photo, 'me.jpg');
    await uploaded(mia, refused.bytes, { kind: 'document-answer' });
    await sendPart(mia, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4 * MB + 9)]), MB, {
      kind: 'profile-document',
    });
    const { id: userId } = (await read(mia, '/api/auth/me')).data;
    expect((await product.files.list(`files/${userId}`)).length).toBeGreaterThanOrEqual(4);
    expect((await product.files.list('uploads')).length).toBeGreaterThan(0);
    expect(await holding(shared.mark)).toHaveLength(3);
    const url = await urlIn(await ticket(mia, `/api/candidate/files/${(await idsOf(mia, DOCUMENTS))[0]}`));

    expect((await asked(mia, 'POST', '/api/candidate/erase', { password: DEMO_PASSWORD })).status).toBe(200);
    expect((await fetch(url)).status).toBe(401);
    await expect.poll(async () => (await product.files.list(`files/${userId}`)).length, PATIENCE).toBe(0);
    await expect.poll(() => product.files.list('uploads'), PATIENCE).toEqual([]);
    expect([await holding(own.mark), await holding(refused.mark)]).toEqual([[], []]);
    expect((await holding(shared.mark)).every((key) => !key.includes(userId))).toBe(true);
    expect(await holding(shared.mark)).toHaveLength(2);
    expect((await fetch(await urlIn(await ticket(owner, `/api/tenant/files/${kept}`)))).status).toBe(200);
    expect((await fetch(await urlIn(await ticket(trainer, `/api/candidate/files/${colleagues}`)))).status).toBe(200);
    await expect.poll(async () => (await asked(owner, 'GET', ofCandidate())).status, PATIENCE).toBe(200);
  });
});
