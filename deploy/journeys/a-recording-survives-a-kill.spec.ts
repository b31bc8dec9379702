import type { Page, Response, Route } from '@playwright/test';
import { issueAnswerTicket } from 'contracts/recruiting/response/response.endpoints';
import type { ResponseView } from 'contracts/recruiting/response/response.entity';
import { comeAs, everyType, inviteSomebody } from '#deploy/test/interview.fixture';
import { expect, test } from '#deploy/test/journey';
import { keptTakes } from '#deploy/test/kept-takes.fixture';
import { type Onrecord, startOnrecord } from '#deploy/test/onrecord.harness';
import { withDatabase } from '#deploy/test/read-side.fixture';
import { untilReady } from '#deploy/test/until';
import { sha256Of } from '#deploy/test/uploads.fixture';

/** Seconds of an answer: longer than any machine takes to start the product again. */
const LONG = 1_800;

const isPiece = (answer: Response) =>
  answer.request().method() === 'PATCH' && answer.url().includes('/api/uploads/') && answer.status() === 204;
const cut = (route: Route) => route.abort('internetdisconnected');
const chunksOf = async (page: Page) => Math.max(0, ...(await keptTakes(page)).map(({ chunks }) => chunks));

/** Files that arrived whole. */
const arrivedFiles = (onrecord: Onrecord): Promise<number> =>
  withDatabase(onrecord, async (client) => {
    const { rows } = await client.query(
      "select count(*)::int as count from event_store.events where type = 'FileReceived'",
    );
    return rows[0].count;
  });

let onrecord: Onrecord;
test.beforeAll(async () => {
  onrecord = await startOnrecord();
});
test.afterAll(() => onrecord?.discard());

test('given a recording whose chunks arrive, when the server is killed in the middle and comes back, then the answer is there once, byte for byte', async ({
  browser,
}) => {
  const questions = everyType()
    .slice(0, 1)
    .map((question) => ({ ...question, thinkTime: null, timeLimit: LONG }));
  const { owner, token, interviewId } = await inviteSomebody(questions, onrecord.url);
  const context = await browser.newContext({ baseURL: onrecord.url, permissions: ['camera', 'microphone'] });
  const page = await context.newPage();
  await comeAs(page, token);
  await page.goto(`/c/interviews/apply/${interviewId}`);
  await expect(page.getByText('Your microphone works.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Begin interview' }).click();
  const before = await arrivedFiles(onrecord);
  const piece = page.waitForResponse(isPiece);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await piece;
  await onrecord.kill();
  const atKill = await chunksOf(page);
  // It goes on: what is recorded meanwhile stays in the browser.
  await expect.poll(() => chunksOf(page)).toBeGreaterThan(atKill + 1);
  await context.route('**/api/uploads**', cut);
  await onrecord.restart();
  await untilReady(onrecord.url);
  await page.getByRole('button', { name: 'Finish answer' }).click();
  await expect(page.getByText('Your answer has been saved.')).toBeVisible();
  // All of it is counted here before the rest of it goes up.
  const kept = await keptTakes(page);
  expect(kept).toHaveLength(1);
  await context.unroute('**/api/uploads**', cut);
  await expect.poll(() => keptTakes(page)).toEqual([]);

  const query = { filter: JSON.stringify({ interviewId }) };
  const [told] = (await owner.request('GET', '/api/tenant/responses', { query })).data as ResponseView[];
  const takes = Object.values(told?.progress ?? {}).flatMap((one) => one.takes);
  expect(takes.map(({ takeId, sha256, chunks }) => ({ takeId, chunks, sha256 }))).toEqual(kept);
  expect(await arrivedFiles(onrecord)).toBe(before + 1);
  const [take] = takes;
  const params = { id: told?.id ?? '', fileId: take?.fileId ?? '' };
  const { url } = (await owner.call(issueAnswerTicket, { params, body: {} })).data;
  expect(sha256Of(await (await page.request.get(url)).body())).toBe(kept[0]?.sha256);
  await context.close();
});
