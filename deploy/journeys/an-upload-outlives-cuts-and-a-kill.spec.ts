import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Response } from '@playwright/test';
import { expect, test } from '#deploy/test/journey';
import { type Onrecord, startOnrecord } from '#deploy/test/onrecord.harness';
import { logIn } from '#deploy/test/staff.fixture';
import { untilReady } from '#deploy/test/until';
import { fetchedSha256, MB, senderAt, sha256Of, videoOf } from '#deploy/test/uploads.fixture';

/** 200 and 20 in the long form. */
const BYTES = Number(process.env.JOURNEY_UPLOAD_MB ?? 56) * MB;
const CUT_MS = Number(process.env.JOURNEY_CUT_SECONDS ?? 2) * 1_000;
/** What the whole file takes at least, so that it is on its way when something happens to it. */
const SECONDS = 10;

const isPiece = (answer: Response) =>
  answer.request().method() === 'PATCH' && answer.url().includes('/api/uploads/') && answer.status() === 204;

/** The page's network, which is as fast as the file needs, or not there. */
const network = (session: CDPSession) => {
  const set = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: BYTES / SECONDS,
    });
  return { on: () => set(false), off: () => set(true) };
};

let onrecord: Onrecord;
const file = `onrecord-${randomUUID()}.mp4`;
const path = join(tmpdir(), file);
test.beforeAll(async () => {
  onrecord = await startOnrecord();
});
test.afterAll(async () => {
  await rm(path, { force: true });
  await onrecord?.discard();
});

test('given a large video on its way, when the network goes twice, the server is killed and the tab reloaded, then it is there once, byte for byte', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: onrecord.url });
  const bytes = videoOf(BYTES);
  const sha256 = sha256Of(bytes);
  await writeFile(path, bytes);
  await logIn(page, 'owner');
  await page.goto('/t/settings/file-explorer');
  const { on, off } = network(await page.context().newCDPSession(page));
  const uploads = page.getByRole('region', { name: 'Upload status' });
  await on();

  let piece = page.waitForResponse(isPiece);
  await page.getByLabel('Choose files to upload').setInputFiles(path);
  for (let cut = 0; cut < 2; cut += 1) {
    await piece;
    await off();
    await sleep(CUT_MS);
    await expect(uploads.getByText('Uploading')).toBeVisible();
    piece = page.waitForResponse(isPiece);
    await on();
  }
  await piece;
  await onrecord.kill();
  piece = page.waitForResponse(isPiece);
  await onrecord.restart();
  await piece;
  await off();
  await page.getByRole('button', { name: `Pause: ${file}` }).click();
  await on();
  page.once('dialog', (dialog) => void dialog.accept());
  await untilReady(onrecord.url);
  await page.reload();
  await page.getByLabel(`Choose ${file} again`).setInputFiles(path);
  await expect(uploads.getByText('Completed')).toBeVisible();

  const rows = page.getByRole('link', { name: file });
  await expect(rows).toHaveCount(1);
  const [id = ''] = /[^=]+$/.exec((await rows.getAttribute('href')) ?? '') ?? [];
  expect(await fetchedSha256(await senderAt(onrecord.url), id)).toBe(sha256);
  await page.close();
});
