import type { FileTicket } from 'access/identity/session/tokens';
import { eventCatalogue } from 'contracts/events';
import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import type { Permission } from 'contracts/kernel/permission';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import express from 'express';
import { eventsOver } from 'platform/event-store/events';
import { memoryEngine } from 'platform/event-store/memory';
import { memoryKeyRing } from 'platform/event-store/memory-keys';
import { answerProblems } from 'platform/http/problem';
import { rateLimit } from 'platform/http/rate-limit';
import { memoryFiles } from 'platform/storage/memory-files';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileContentResource } from './file-content.resource.ts';

const { now, ...metadata } = exampleCause;
const fileId = derivedId('file');
const path = 'files/a/b/original';
const seconds = Math.floor(now.getTime() / 1_000);
const ticket: FileTicket = {
  sub: exampleUserId,
  sid: derivedId('session'),
  right: { of: 'company', tenant: exampleTenantId },
  file: fileId,
  purpose: 'preview',
  exp: seconds + 60,
  aud: 'file',
};
type Membership = { permissions: Permission[]; isSuspended?: true };
/** A program with a key of the company. */
const byKey = { apiKeyId: derivedId('key'), tenantId: exampleTenantId, roles: [], permissions: [] } as never;
const mayRead: Membership = { permissions: ['tenant.files.read'] };

const { store } = eventsOver(memoryEngine(), memoryKeyRing(), eventCatalogue);
const files = memoryFiles();
const told = (type: string, data: object = {}) => ({ type, data: { fileId, ...data }, metadata });
const append = (...events: object[]) =>
  store.appendToStream(streamName('file', exampleTenantId, fileId), events as never);
beforeEach(async () => {
  if ((await store.streamExists(streamName('file', exampleTenantId, fileId))) === true) return;
  await files.put(path, Buffer.from('0123456789'));
  const name = 'a.png';
  const sha256 = 'a'.repeat(64);
  const sent = { name, originalName: name, kind: 'attachment', size: 10, sha256, uploadedBy: exampleUserId };
  const facts = { type: 'image', mime: 'image/png', extension: 'png', scan: 'clean', path };
  await append(
    told('FileCreated', { ...sent, folderId: systemFolders.root }),
    told('FileReceived'),
    told('FileVerified', facts),
    told('FileOptimized', { size: 10, path }),
  );
});

const appFor = (said: Partial<FileTicket> | null, membership: Membership | null, userId = exampleUserId) => {
  const app = express();
  const memberships = membership ? [{ tenantId: exampleTenantId, roles: [], ...membership }] : [];
  fileContentResource(app, {
    files,
    store,
    fileAccess: {
      archiveTicket: async () => null,
      fileTicket: async () => said && { ...ticket, ...said },
      tokens: { accessToken: async (token: string) => ({ sub: token }) } as never,
      lookup: async () => ({ userId, gen: 0, previousUntil: null, memberships: memberships as never }),
    },
    interviewLookup: { companyOf: async () => null, accountOf: async () => null },
    access: { query: async () => ({ rows: [] }) } as never,
    http: {
      clock: () => now,
      authorize: async (_, access) => (access === 'public' ? null : byKey),
      limitAuth: rateLimit(0),
    },
  });
  app.use(answerProblems({ error: () => undefined }));
  return app;
};
const fetched = (...[said, membership, userId]: Parameters<typeof appFor>) =>
  request(appFor(said, membership, userId)).get(`/api/public/files/${fileId}?ticket=x`);

describe('the bytes of a file, by credential', () => {
  it('given a program that reads the library, when it asks for a range, then it gets that to keep, never to be shown (FILE-9)', async () => {
    const asked = request(appFor(null, null)).get(`/api/tenant/files/${fileId}/content`);
    const { status, headers, body } = await asked.set('Range', 'bytes=2-4').buffer();
    expect([status, body.toString(), headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect(headers['content-disposition']).toMatch(/^attachment/);
    const other = await request(appFor(null, null)).get(`/api/tenant/files/${derivedId('other')}/content`);
    expect([other.status, other.body.code]).toEqual([404, 'not-found']);
  });
});

describe('the bytes of a file', () => {
  it('given a ticket that counts, when a picture is fetched, then it is shown with what keeps it from running anything', async () => {
    const { status, headers, body } = await fetched({}, mayRead);
    expect([status, body.toString(), headers['content-type']]).toEqual([200, '0123456789', 'image/png']);
    expect(headers['content-disposition']).toMatch(/^inline/);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it.each<[string, Partial<FileTicket> | null, Membership | null, string | undefined, number]>([
    ['no ticket of ours', null, mayRead, undefined, 401],
    ['one that has run out', { exp: seconds }, mayRead, undefined, 401],
    ['one for another file', { file: derivedId('other') }, mayRead, undefined, 401],
    ['a session that is somebody else’s', {}, mayRead, derivedId('somebody'), 401],
    ['nobody of the company any more', {}, null, undefined, 401],
    ['a company that is suspended', {}, { ...mayRead, isSuspended: true }, undefined, 401],
    ['a right that was taken', {}, { permissions: [] }, undefined, 403],
  ])(
    'given %s, when the bytes are fetched, then they are not given',
    async (_, ...[said, membership, userId, status]) => {
      expect((await fetched(said, membership, userId)).status).toBe(status);
    },
  );

  it('given a ticket of somebody else, when fetched by whoever says who they are, then it is refused; its own person gets it', async () => {
    const as = (userId: string) => fetched({}, mayRead).set('Authorization', `Bearer ${userId}`);
    expect((await as(derivedId('somebody'))).status).toBe(403);
    expect((await as(exampleUserId)).status).toBe(200);
  });

  it('given a file that was deleted for good, when fetched under a ticket from before, then it is gone', async () => {
    await append(told('FileTrashed', { folderId: systemFolders.root }), told('FileRemoved'));
    expect((await fetched({}, mayRead)).status).toBe(404);
  });
});
