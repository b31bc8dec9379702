import { expect, test } from '@playwright/test';
import { logIn, untilReady } from './api.ts';
import { type Onrecord, startOnrecord } from './onrecord.ts';

let onrecord: Onrecord;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  onrecord = await startOnrecord({ split: true });
});
test.afterAll(() => onrecord.discard());

test('given three separate processes, when a recruiter logs in by browser, then the console shows the interviews', async ({
  page,
}) => {
  await page.goto(`${onrecord.url}/a/login`);
  await page.getByLabel('Email').fill('recruiter@harbor.example');
  await page.getByLabel('Password', { exact: true }).fill('Onrecord-demo-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/t/**');
  await page.goto(`${onrecord.url}/t/recruiting/interviews`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

for (const name of ['command-service', 'projection-service', 'integration-workers'] as const) {
  test(`given commands under way, when ${name} is killed, then every acknowledged one is there once`, async () => {
    const api = await logIn(onrecord.url);
    const lastName = `Killed${name.replaceAll('-', '')}`;
    const pid = (await onrecord.pids())[name];
    const sent = Array.from({ length: 40 }, async (_, index) => {
      if (index === 20) process.kill(pid, 'SIGKILL');
      return api.addCandidate(lastName).catch(() => undefined);
    });
    const acknowledged = (await Promise.all(sent)).filter((email) => email !== undefined);
    await untilReady(onrecord.url);
    expect((await onrecord.pids())[name]).not.toBe(pid);
    acknowledged.push(await api.addCandidate(lastName));
    const found = await api.emailsOf(lastName);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(acknowledged));
  });
}
