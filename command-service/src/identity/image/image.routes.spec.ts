import { exampleGlobalCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import { MAX_IMAGE_BYTES } from 'contracts/kernel/image';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { hugePng, moving, picture } from '#command-service/test/images.fixture';

const LOGO = '/api/tenant/company/logo';
const AVATAR = '/api/user/avatar';

let on: SpecApp;
beforeEach(async () => {
  on = specApp();
  const data = { tenantId: exampleTenantId, name: 'Harbor', subdomain: 'harbor' };
  await on.commands.tenant(exampleTenantId, { type: 'RegisterTenant', data, metadata: exampleGlobalCause });
  const user = { userId: exampleUserId, name: 'Ola', email: 'ola@harbor.example', locale: 'en-us' as const };
  await on.commands.user(exampleUserId, { type: 'RegisterUser', data: user, metadata: exampleGlobalCause });
});

type Sent = { token?: string; type?: string; key?: string };
const put = (
  path: string,
  bytes: Buffer,
  { token = `Owner@${exampleTenantId}`, type = 'image/png', key }: Sent = {},
) => {
  const sent = request(on.app).put(path).set('Authorization', `Bearer ${token}`).set('Content-Type', type);
  return (key ? sent.set('Idempotency-Key', key) : sent).send(bytes);
};
const png = (width?: number) => picture(width).png().toBuffer();
const filesOf = async (folder: string) => (await on.files.list(folder)).map(({ key }) => key);
const logoEvents = async (tenantId = exampleTenantId) => {
  const { events } = await on.events.store.readStream(streamName('company', tenantId, tenantId));
  return events.filter(({ type }) => type === 'CompanyLogoChanged');
};

describe('the logo of a company', () => {
  it('given an image, when put, then the company has it, history names it, and its file alone is kept', async () => {
    const { status, body } = await put(LOGO, await png());
    expect([status, body.logo.width, body.logo.height]).toEqual([200, 120, 80]);
    const [event] = await logoEvents();
    const { imageId } = (event as unknown as { data: { to: { imageId: string } } }).data.to;
    expect(imageId).toMatch(/^[0-9a-f]{32}$/);
    expect(body.logo.url).toBe(`/api/public/images/companies/${exampleTenantId}/${imageId}`);
    expect(await filesOf('companies')).toEqual([`companies/${exampleTenantId}/${imageId}`]);
    expect(await filesOf('unsettled')).toEqual([]);
  });

  it('given a logo, when replaced and taken away, then history has each as it was and as it is', async () => {
    await put(LOGO, await png(60));
    await put(LOGO, await png(90));
    const removed = await on.owner('delete', LOGO);
    expect([removed.status, removed.body.logo]).toEqual([200, null]);
    expect(await logoEvents()).toMatchObject([
      { data: { from: null, to: { width: 60 } } },
      { data: { from: { width: 60 }, to: { width: 90 } } },
      { data: { from: { width: 90 }, to: null } },
    ]);
    await on.owner('delete', LOGO);
    expect(await logoEvents()).toHaveLength(3);
  });

  it('given a key that was used, when the same is put again, then there is one change and one file', async () => {
    const first = await put(LOGO, await png(), { key: 'once' });
    const again = await put(LOGO, await png(), { key: 'once' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([(await logoEvents()).length, (await filesOf('companies')).length]).toEqual([1, 1]);
  });

  it('given five images at once, when put, then the last that history names is there, and no note is left', async () => {
    const image = await png();
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(LOGO, image)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const changes = (await logoEvents()) as unknown as { data: { to: { imageId: string } } }[];
    const last = changes.at(-1)?.data.to.imageId;
    expect(changes).toHaveLength(5);
    expect(await filesOf('companies')).toContain(`companies/${exampleTenantId}/${last}`);
    expect(await filesOf('unsettled')).toEqual([]);
  });

  it('given a recruiter, nobody or the owner of another company, when they put one, then this company stays as it is', async () => {
    const image = await png();
    expect((await put(LOGO, image, { token: `Recruiter@${exampleTenantId}` })).status).toBe(403);
    expect((await put(LOGO, image, { token: 'nobody' })).status).toBe(401);
    const stranger = await put(LOGO, image, { token: `Owner@${otherTenantId}` });
    expect([stranger.status, stranger.body.code]).toEqual([404, 'company-not-found']);
    expect([await logoEvents(), await filesOf('companies'), await filesOf('unsettled')]).toEqual([[], [], []]);
  });

  it.each([
    {
      what: '5 MB and a byte',
      make: () => Buffer.alloc(MAX_IMAGE_BYTES + 1, 1),
      type: 'image/png',
      refusal: [413, 'file-too-large'],
    },
    { what: 'nothing', make: () => Buffer.alloc(0), type: 'image/png', refusal: [422, 'field-required'] },
    {
      what: 'a drawing',
      make: () => Buffer.from('<svg/>'),
      type: 'image/svg+xml',
      refusal: [415, 'file-type-invalid'],
    },
    { what: 'a page', make: () => Buffer.from('<html>'), type: 'text/html', refusal: [415, 'file-type-invalid'] },
    {
      what: 'a page that is called a png',
      make: () => Buffer.from('<html>'),
      type: 'image/png',
      refusal: [422, 'file-type-invalid'],
    },
    { what: 'JSON', make: () => Buffer.from('{}'), type: 'application/json', refusal: [415, 'file-type-invalid'] },
    {
      what: 'an image that moves',
      make: async () => (await moving()).webp().toBuffer(),
      type: 'image/webp',
      refusal: [422, 'file-type-invalid'],
    },
    {
      what: 'half an image',
      make: async () => (await png(900)).subarray(0, 500),
      type: 'image/png',
      refusal: [422, 'image-unreadable'],
    },
    { what: 'a bomb', make: () => hugePng(50_000, 50_000), type: 'image/png', refusal: [422, 'image-too-large'] },
  ] as const)('given $what, when put, then it is refused, named at the field, and nothing changes', async (example) => {
    const { status, body } = await put(LOGO, await example.make(), { type: example.type });
    const [expected, fault] = example.refusal;
    expect([status, body.errors]).toEqual([expected, { logo: [fault] }]);
    expect([await logoEvents(), await filesOf('companies'), await filesOf('unsettled')]).toEqual([[], [], []]);
  });

  it('given exactly 5 MB, when put, then they are read; given a body that is packed, then it is not unpacked', async () => {
    const image = await png();
    const padded = Buffer.concat([image, Buffer.alloc(MAX_IMAGE_BYTES - image.length)]);
    expect((await put(LOGO, padded)).status).toBe(200);
    const packed = await request(on.app)
      .put(LOGO)
      .set('Authorization', `Bearer Owner@${exampleTenantId}`)
      .set({ 'Content-Type': 'image/png', 'Content-Encoding': 'gzip' })
      .send(image);
    expect(packed.status).toBe(415);
  });
});

describe('the avatar of a person', () => {
  const userEvents = async () => (await on.events.store.readStream(streamName('user', GLOBAL, exampleUserId))).events;

  it('given an image, when put by somebody of no company, then it is theirs, and its id is sealed with their key', async () => {
    const { status, body } = await put(AVATAR, await png(), { token: `Nobody@${exampleTenantId}` });
    expect(status).toBe(200);
    const imageId = body.avatar.split('/').at(-1);
    expect(body.avatar).toBe(`/api/public/images/users/${exampleUserId}/${imageId}`);
    expect(await filesOf('users')).toEqual([`users/${exampleUserId}/${imageId}`]);
    expect(await userEvents()).toMatchObject([{}, { type: 'UserAvatarChanged', data: { from: null, to: imageId } }]);

    await on.keys.destroy({ tenantId: GLOBAL, subject: exampleUserId });
    expect(await userEvents()).toMatchObject([{}, { data: { from: { erased: true }, to: { erased: true } } }]);
  });

  it('given an avatar, when taken away, then it is none; again, nothing happens', async () => {
    await put(AVATAR, await png());
    expect((await on.owner('delete', AVATAR)).body).toEqual({ avatar: null });
    await on.owner('delete', AVATAR);
    expect(await userEvents()).toHaveLength(3);
  });

  it('given an account that was erased, when an image is put, then it is refused and no file of it is kept', async () => {
    await on.commands.user(exampleUserId, { type: 'EraseUser', data: {}, metadata: exampleGlobalCause });
    const { status, body } = await put(AVATAR, await png());
    expect([status, body.code]).toEqual([404, 'user-not-found']);
    expect([await filesOf('users'), await filesOf('unsettled')]).toEqual([[], []]);
  });
});
