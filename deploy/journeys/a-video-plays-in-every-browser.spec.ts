import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { filmOf, hasFfmpeg } from '#deploy/test/film.fixture';
import { expect, test } from '#deploy/test/journey';
import { logIn, unique } from '#deploy/test/staff.fixture';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const press = (page: import('@playwright/test').Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

test('given a recording as browsers make it, when it is uploaded, then it plays as MP4 with its length, and is downloaded as it came', async ({
  page,
}) => {
  test.skip(!hasFfmpeg, 'ffmpeg is not installed');
  const name = `${unique('Moorings')}.webm`;
  const buffer = filmOf(6);
  await logIn(page, 'owner');
  await page.goto('/t/settings/file-explorer');
  await page.getByLabel('Choose files to upload').setInputFiles({ name, mimeType: 'video/webm', buffer });
  await page.getByRole('link', { name }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('Plays in all browsers')).toBeVisible();
  await expect(drawer.getByText('0:06', { exact: true })).toBeVisible();
  await expect(drawer.getByText('640 × 480')).toBeVisible();

  await page.reload();
  const player = drawer.locator('video');
  await expect(player).toHaveAttribute('poster', /ticket=/);
  const answer = await page.request.get(String(await player.getAttribute('src')), { headers: { range: 'bytes=0-11' } });
  expect([answer.status(), answer.headers()['content-type']]).toEqual([206, 'video/mp4']);
  expect((await answer.body()).toString('latin1', 4, 8)).toBe('ftyp');
  await expect(player).toHaveJSProperty('videoWidth', 640);
  await player.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 4;
  });
  await expect(player).toHaveJSProperty('currentTime', 4);

  const downloading = page.waitForEvent('download');
  await press(page, 'Download');
  expect(sha256(await readFile(await (await downloading).path()))).toBe(sha256(buffer));

  await drawer.getByRole('button', { name: 'Close' }).click();
  await press(page, 'Tiles');
  await expect(page.getByRole('listitem').filter({ hasText: name }).locator('img')).toBeVisible();
});
