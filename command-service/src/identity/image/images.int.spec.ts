import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleCause, exampleGlobalCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { diskFiles } from 'platform/storage/disk-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImages } from '#command-service/identity/image/images';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const FILES_DIR = join(tmpdir(), `onrecord-files-${randomUUID()}`);
const files = diskFiles(FILES_DIR);
const drawn = () => randomUUID().replaceAll('-', '');
const owner = { owners: 'companies' as const, ownerId: exampleTenantId };

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
  const tenant = { tenantId: exampleTenantId, name: 'Harbor', subdomain: 'harbor' };
  await harness.commands.tenant(exampleTenantId, {
    type: 'RegisterTenant',
    data: tenant,
    metadata: exampleGlobalCause,
  });
  const user = { userId: exampleUserId, name: 'Ola', email: 'ola@harbor.example', locale: 'en-us' as const };
  await harness.commands.user(exampleUserId, { type: 'RegisterUser', data: user, metadata: exampleGlobalCause });
});
afterAll(async () => {
  await harness.close();
  await rm(FILES_DIR, { recursive: true });
});

const say = (imageId: string) =>
  harness.commands.company(exampleTenantId, {
    type: 'ChangeLogo',
    data: { logo: { imageId, width: 9, height: 9 } },
    metadata: exampleCause,
  });

describe('a command service that starts after another died', () => {
  it('given events of images and nothing after them, when it starts, then the tables name the images, and files are settled by history', async () => {
    const avatar = drawn();
    await harness.commands.user(exampleUserId, {
      type: 'ChangeAvatar',
      data: { imageId: avatar },
      metadata: exampleGlobalCause,
    });
    // A disk from which nothing can be taken any more: as far as the dying process came.
    const dying = createImages(harness.events.store, { ...files, remove: () => Promise.reject(new Error('killed')) });
    let [orphan, shown] = ['', ''];
    const killed = (imageId: string) => {
      orphan = imageId;
      throw new Error('killed');
    };
    await expect(dying.keep(owner, Buffer.from('x'), async (imageId) => killed(imageId))).rejects.toThrow('killed');
    await expect(
      dying.keep(owner, Buffer.from('x'), (imageId) => {
        shown = imageId;
        return say(imageId);
      }),
    ).rejects.toThrow('killed');
    const keysOf = async (folder: string) => (await files.list(folder)).map(({ key }) => key);
    const there = () => keysOf('companies');
    expect(await there()).toHaveLength(2);

    harness.advance(400 * 24 * 60 * 60);
    const next = await harness.start({ FILES_DIR });
    await expect.poll(there).toEqual([`companies/${exampleTenantId}/${shown}`]);
    await expect.poll(() => keysOf('unsettled')).toEqual([]);
    expect(await there()).not.toContain(orphan);
    const named = async () => {
      const { rows } = await harness.pool.query(
        'select t.logo, a.avatar from access.tenant t, access.account a where t.tenant_id = $1 and a.user_id = $2',
        [exampleTenantId, exampleUserId],
      );
      return rows;
    };
    await expect.poll(named).toEqual([{ logo: shown, avatar }]);
    await next.close();
  });
});
