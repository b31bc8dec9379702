import type { CDPSession } from '@playwright/test';
import { hasFfmpeg, longFilmOf } from '#deploy/test/film.fixture';
import { expect, test } from '#deploy/test/journey';
import { logIn, unique } from '#deploy/test/staff.fixture';

const MB = 1_048_576;
const MINUTES = 5;

/** Bytes of videos that have come over the network, as the browser counts them. */
const countBytes = async (session: CDPSession) => {
  const videos = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Media') videos.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (videos.has(requestId)) bytes += dataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
};

test('given a recording of five minutes, when it is opened and looked into near its end, then each takes less than a megabyte until there is a picture', async ({
  page,
}) => {
  test.skip(!hasFfmpeg, 'ffmpeg is not installed');
  const name = `${unique('Watch')}.mp4`;
  const buffer = await longFilmOf(MINUTES);
  await logIn(page, 'owner');
  await page.goto('/t/settings/file-explorer');
  await page.getByLabel('Choose files to upload').setInputFiles({ name, mimeType: 'video/mp4', buffer });
  await page.getByRole('link', { name }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('Plays in all browsers')).toBeVisible();

  const session = await page.context().newCDPSession(page);
  const bytes = await countBytes(session);
  /** How much had come when there was a picture: what comes after that is read ahead. */
  const { promise: atPicture, resolve } = Promise.withResolvers<number>();
  await page.exposeFunction('sawPicture', () => resolve(bytes()));
  await page.addInitScript(() => {
    const { sawPicture } = globalThis as unknown as { sawPicture: () => void };
    document.addEventListener('loadeddata', () => sawPicture(), { capture: true, once: true });
  });
  await page.reload();
  const player = drawer.locator('video');
  const first = await atPicture;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(MB);
  expect(await player.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(MINUTES * 60);

  const before = bytes();
  const sought = await player.evaluate(async (video: HTMLVideoElement) => {
    const there = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = 270;
    await there;
    return video.readyState;
  });
  expect(sought).toBeGreaterThanOrEqual(2);
  const seek = bytes() - before;
  test.info().annotations.push({ type: 'bytes', description: `first frame ${first}, seek ${seek}` });
  expect(seek).toBeLessThan(MB);
});
