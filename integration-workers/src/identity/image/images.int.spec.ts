import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { exampleTenantId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { imageKey } from 'contracts/kernel/image';
import { diskFiles } from 'platform/storage/disk-files';
import type { FileStorage } from 'platform/storage/file-storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const FOLDER_FULL = 40;

let harness: Harness;
let files: FileStorage;
beforeAll(async () => {
  harness = await openHarness();
  files = diskFiles(harness.settings.FILES_DIR);
});
afterAll(async () => {
  await harness.close();
  await rm(harness.settings.FILES_DIR, { recursive: true });
});

const drawn = () => newId(new Date()).replaceAll('-', '');
const logo = (imageId: string) => ({ imageId, width: 9, height: 9 });

const person = async () => {
  const userId = newId(new Date());
  const keyOf = (imageId: string) => imageKey({ owners: 'users', ownerId: userId }, imageId);
  const put = async () => {
    const imageId = drawn();
    await files.put(keyOf(imageId), Buffer.from('a face'));
    return imageId;
  };
  const change = (from: string | null, to: string | null) =>
    harness.append('user', userId, { type: 'UserAvatarChanged', data: { userId, from, to } });
  return { userId, keyOf, put, change };
};

const startProcess = (): ChildProcess =>
  spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...harness.urls,
      SYSTEM_SECRET: harness.settings.SYSTEM_SECRET,
      FILES_DIR: harness.settings.FILES_DIR,
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

describe('files of images', () => {
  it('given images that others take the place of, when the events come, then their files go and those that are shown stay', async () => {
    const service = await harness.startWorkers();
    const { put, change, keyOf } = await person();
    const [first, second] = [await put(), await put()];
    await change(null, first);
    await change(first, second);
    const company = { owners: 'companies' as const, ownerId: exampleTenantId };
    const [before, after] = [drawn(), drawn()];
    for (const imageId of [before, after]) await files.put(imageKey(company, imageId), Buffer.from('a logo'));
    await harness.append('company', exampleTenantId, {
      type: 'CompanyLogoChanged',
      data: { companyId: exampleTenantId, from: logo(before), to: logo(after) },
    });
    await eventually(async () => (await harness.handled()) === 2);
    const there = [keyOf(first), keyOf(second), imageKey(company, before), imageKey(company, after)];
    expect(await Promise.all(there.map((key) => files.exists(key)))).toEqual([false, true, false, true]);
    const { rows } = await harness.admin.query('select row_to_json(j) as job from jobs.job j');
    for (const imageId of [first, second, before, after]) expect(JSON.stringify(rows)).not.toContain(imageId);
    await service.close();
  });

  it('given a person who is erased, when the workers die again and again meanwhile, then no file of theirs is left on the disk', async () => {
    const people = await Promise.all(Array.from({ length: FOLDER_FULL }, person));
    for (const { userId, put, change } of people) {
      const [shown] = [await put(), await put()];
      await change(null, shown);
      await harness.append('user', userId, { type: 'UserErased', data: { userId } });
    }
    const left = async () => {
      const kept = await Promise.all(people.map(({ userId }) => files.list(`users/${userId}`)));
      return kept.flat().length;
    };
    expect(await left()).toBe(2 * FOLDER_FULL);
    await harness.project();
    for (const most of [2 * FOLDER_FULL - 2, FOLDER_FULL]) {
      const child = startProcess();
      await eventually(async () => (await left()) <= most);
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const last = startProcess();
    await eventually(async () => (await left()) === 0);
    last.kill('SIGTERM');
    await once(last, 'exit');
  });
});
