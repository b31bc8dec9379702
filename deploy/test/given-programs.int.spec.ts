import { picture } from 'command-service/test/images.fixture';
import { choiceQuestion, lessonStep } from 'command-service/test/lesson.fixture';
import { login } from 'contracts/identity/session/session.endpoints';
import { derivedId } from 'contracts/kernel/id';
import type { GivenProgramView } from 'contracts/training/given-program/given-program.entity';
import type { TrainingLessonView } from 'contracts/training/lesson/lesson.entity';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import type { Pool } from 'pg';
import { openPool } from 'platform/postgres/pool';
import type { TestDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';
import { asked, fetchedSha256, PDF, type Sender, send, sha256Of } from '#deploy/test/uploads.fixture';

const PATIENCE = { timeout: 60_000 };
const NAME = 'How we caulk a seam';

let pool: Pool;
let product: RunningProduct;
let parent: Sender;
let partner: Sender;
let stranger: Sender;
const senderOf = async (email: string, tenant: string): Promise<Sender> => {
  const { data } = await product.visitor().client.call(login, { body: { email, password: DEMO_PASSWORD } });
  return { baseUrl: product.baseUrl, token: data.token, tenant };
};
beforeAll(async () => {
  product = await openDemoProduct<TestDatabase>();
  pool = openPool(product.database.urls.COMMAND_DATABASE_URL, 1, { warn: () => undefined });
  parent = await senderOf('admin@harbor.example', 'harbor');
  partner = await senderOf('admin@aubert.example', 'aubert');
  stranger = await senderOf('admin@summit.example', 'summit');
}, 120_000);
afterAll(async () => {
  await pool.end();
  await product.close();
});

const call = async <T>(sender: Sender, method: string, path: string, body?: object): Promise<T> =>
  (await (await asked(sender, method, `/api/tenant/${path}`, body)).json()) as T;
const listed = <T>(sender: Sender, path: string, filter: object = {}) =>
  call<T[]>(sender, 'GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const copies = async (sender = partner) =>
  (await listed<TrainingProgramView>(sender, 'training-programs', { q: NAME })).filter(({ name }) => name === NAME);
const bytesOf = async () => (await call<{ bytes: number }>(partner, 'GET', 'storage-usage')).bytes;
const kept = async (bytes: Buffer, name: string, kind = 'attachment') => {
  const fileId = String((await send(parent, bytes, { name, kind })).fileId);
  const status = async () => (await call<{ status: string }>(parent, 'GET', `files/${fileId}`)).status;
  await expect.poll(status, PATIENCE).toBe('completed');
  return fileId;
};
const given = async (programId: string, sender = parent) =>
  (await listed<GivenProgramView>(sender, 'given-programs', { programId }))[0];
const standing = async (programId: string) => {
  const { status, givenVersion, refusal, withdrawal } = (await given(programId)) ?? {};
  return [status, givenVersion, refusal ?? withdrawal];
};
const stepsWith = (fileId: string) => [
  lessonStep('Oakum', {
    attachments: [{ id: derivedId('attachment', fileId), name: 'Drawing', fileId }],
    questions: [choiceQuestion('How many strands?', 3)],
  }),
];

describe('a program that is given to partners', () => {
  it('given the demo, when its partner looks, then the program of its parent is there, and names it', async () => {
    const found = await listed<TrainingProgramView>(partner, 'training-programs');
    expect(found).toMatchObject([{ publication: 'published', origin: { companyName: 'Harbor & Pine', version: 1 } }]);
    expect((await given(String(found[0]?.origin?.programId)))?.status).toBe('given');
  });

  it('given one with files, when published, refused, tried again and left, then the partner has its own, with bytes of its own, and the parent reads how it stands', async () => {
    const drawing = await kept(PDF, 'Drawing.pdf');
    const pictureId = await kept(await picture(800, 418).png().toBuffer(), 'Seam.png', 'thumbnail');
    const lesson = await call<{ id: string }>(parent, 'POST', 'training-lessons', {
      name: 'Oakum and cotton',
      steps: stepsWith(drawing),
    });
    const [group] = await listed<{ id: string }>(parent, 'sub-accounts');
    const before = await bytesOf();
    const { id: programId } = await call<{ id: string }>(parent, 'POST', 'training-programs', {
      ...{ name: NAME, thumbnailId: pictureId, lessonIds: [lesson.id], groupIds: [String(group?.id)] },
    });
    await call(parent, 'POST', `training-programs/${programId}/publish`, { note: 'First' });
    await expect.poll(() => standing(programId), PATIENCE).toEqual(['given', 1, null]);

    const [copy] = await copies();
    expect(copy).toMatchObject({ publishedVersion: 1, publication: 'published', origin: { programId, version: 1 } });
    const taught = () => call<TrainingLessonView>(partner, 'GET', `training-lessons/${copy?.lessonIds[0]}`);
    const [attached] = (await taught()).steps[0]?.attachments ?? [];
    expect(attached?.fileId).not.toBe(drawing);
    expect(await fetchedSha256(partner, String(attached?.fileId))).toBe(sha256Of(PDF));
    expect((await asked(partner, 'GET', `/api/tenant/files/${drawing}`)).status).toBe(404);
    expect((await asked(parent, 'GET', `/api/tenant/files/${attached?.fileId}`)).status).toBe(404);
    const sizeOf = async (sender: Sender, id: string) =>
      (await call<{ size: number }>(sender, 'GET', `files/${id}`)).size;
    const thumbnail = await sizeOf(partner, String(copy?.thumbnailId));
    expect(await bytesOf()).toBe(before + PDF.length + thumbnail);
    expect(await sizeOf(parent, pictureId)).toBe(thumbnail);
    const uses = await call<{ by: string }[]>(partner, 'GET', `files/${attached?.fileId}/uses`);
    expect(uses.map(({ by }) => by)).toEqual(['lesson']);

    // Others see nothing of it.
    expect(await copies(stranger)).toEqual([]);
    expect(await listed(stranger, 'given-programs')).toEqual([]);
    expect(await listed(partner, 'given-programs')).toEqual([]);

    // A later version has a file for which there is no room.
    const { tenant } = partner;
    const allow = (quota: number | null) =>
      pool.query('update access.tenant set quota_bytes = $1 where subdomain = $2', [quota, tenant]);
    await allow(1);
    const other = Buffer.concat([PDF, Buffer.from('% second\n')]);
    await call(parent, 'PATCH', `training-lessons/${lesson.id}`, { steps: stepsWith(await kept(other, 'Seams.pdf')) });
    await call(parent, 'POST', `training-programs/${programId}/publish`, { note: 'Second' });
    await expect.poll(() => standing(programId), PATIENCE).toEqual(['refused', 1, 'storage-full']);
    expect(await bytesOf()).toBe(before + PDF.length + thumbnail);
    await allow(null);
    const row = await given(programId);
    expect((await asked(partner, 'POST', `/api/tenant/given-programs/${row?.id}/retry`)).status).toBe(404);
    await call(parent, 'POST', `given-programs/${row?.id}/retry`);
    await expect.poll(() => standing(programId), PATIENCE).toEqual(['given', 2, null]);
    expect((await copies())[0]).toMatchObject({ publishedVersion: 2, origin: { version: 2 } });
    const [second] = (await taught()).steps[0]?.attachments ?? [];
    expect(await fetchedSha256(partner, String(second?.fileId))).toBe(sha256Of(other));

    // It leaves: what it has stays, and is scheduled no more.
    const [parentOf] = await call<{ id: string }[]>(partner, 'GET', 'partnerships');
    await call(partner, 'DELETE', `partnerships/${parentOf?.id}`);
    await expect.poll(() => standing(programId), PATIENCE).toEqual(['withdrawn', 2, 'left']);
    await expect.poll(async () => (await copies())[0]?.origin?.isWithdrawn, PATIENCE).toBe(true);
    const schedule = { programId: copy?.id, roles: ['Owner'], startsAt: new Date().toISOString() };
    expect(await call(partner, 'POST', 'training-schedules', schedule)).toMatchObject({
      errors: { programId: ['program-withdrawn'] },
    });
  }, 180_000);
});
