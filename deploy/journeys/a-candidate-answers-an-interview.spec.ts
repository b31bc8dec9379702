import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { issueAnswerTicket } from 'contracts/recruiting/response/response.endpoints';
import type { ResponseView } from 'contracts/recruiting/response/response.entity';
import { pdfOf } from '#deploy/seed/library/pdf';
import { expectAccessibleInEachSize } from '#deploy/test/accessible';
import { comeAs, everyType, inviteSomebody } from '#deploy/test/interview.fixture';
import { expect, test } from '#deploy/test/journey';
import { keptTakes } from '#deploy/test/kept-takes.fixture';
import { press, tabTo, type } from '#deploy/test/keyboard';

const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const saved = (page: Page) => expect(page.getByText('Your answer has been saved.')).toBeVisible();
const question = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of 6`, { exact: true })).toBeVisible();

/** Bytes that are recorded stay in the browser. */
const cut = (route: Route) => route.abort('internetdisconnected');

/** So many seconds of a recording are safe in this browser. */
const recorded = (page: Page, chunks: number) =>
  expect
    .poll(async () => Math.max(0, ...(await keptTakes(page)).map((take) => take.chunks)))
    .toBeGreaterThanOrEqual(chunks);

/** From the list of one's interviews to the first question. */
const begin = async (page: Page): Promise<void> => {
  await page.goto('/c/interviews/mine');
  await page.getByRole('link', { name: 'Go to interview' }).click();
  await expect(page.getByText('Your microphone works.')).toBeVisible();
  await click(page, 'Continue');
  await click(page, 'Begin interview');
  await question(page, 1);
};

test.describe.configure({ mode: 'parallel' });

test('given questions of every type, when they are answered through a tab that crashes and a network that goes away, then each answer is there, with the bytes that were recorded', async ({
  context,
}) => {
  const { owner, token, interviewId } = await inviteSomebody(everyType());
  // Bytes wait in the browser, where the journey counts them.
  await context.route('**/api/uploads**', cut);

  const first = await context.newPage();
  await comeAs(first, token);
  await begin(first);
  await click(first, 'Show the question');
  await expect(first.getByText('Why boats?')).toBeVisible();
  await click(first, 'Start recording');
  await recorded(first, 2);
  const crashed = first.waitForEvent('crash');
  const session = await context.newCDPSession(first);
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await first.close();

  const page = await context.newPage();
  await comeAs(page, token);
  await page.goto(`/c/interviews/apply/${interviewId}`);
  await saved(page);
  await click(page, 'Record again (2 left)');
  await click(page, 'Start recording');
  await expect(page.getByText('Recording 2', { exact: true })).toBeVisible();
  await recorded(page, 2);
  await context.setOffline(true);
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  await click(page, 'Finish answer');
  await context.setOffline(false);
  await expect(page.getByRole('radio', { name: /^Recording 2 / })).toBeChecked();
  await click(page, 'Record again (1 left)');
  await click(page, 'Start recording');
  await click(page, 'Finish answer');
  await expect(page.getByRole('radio', { name: /^Recording 3 / })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Record again/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /^Recording 2 / }).check();
  await expect(page.getByRole('radio', { name: /^Recording 2 / })).toBeChecked();
  await click(page, 'Next question');

  await page.getByLabel('Your answer').fill('A hull keeps');
  await expect(page.getByText('Kept in this browser until it is long enough')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your answer')).toHaveValue('A hull keeps');
  await page.getByLabel('Your answer').fill('A hull keeps the water out.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await click(page, 'Next question');

  await click(page, 'Start recording');
  await click(page, 'Finish answer');
  await saved(page);
  await click(page, 'Next question');

  await click(page, 'Choose what to share');
  await click(page, 'Start recording');
  await click(page, 'Finish answer');
  await saved(page);
  await click(page, 'Next question');

  await page.getByLabel('Oak').check();
  await click(page, 'Save answer');
  await expect(page.getByText('That is not right. This answer is final.')).toBeVisible();
  await click(page, 'Next question');
  await question(page, 6);
  await click(page, 'Skip');

  await expect(page.getByText('Answered', { exact: true })).toHaveCount(5);
  const kept = await keptTakes(page);
  expect(kept).toHaveLength(5);
  await click(page, 'Submit answers');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The interview is over' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Still on its way' }).getByRole('listitem')).toHaveCount(5);

  await context.unroute('**/api/uploads**', cut);
  await expect(page.getByText('Everything has arrived. You can close this page.')).toBeVisible();
  expect(await keptTakes(page)).toEqual([]);

  const query = { filter: JSON.stringify({ interviewId }) };
  const [told] = (await owner.request('GET', '/api/tenant/responses', { query })).data as ResponseView[];
  expect(told?.status).toBe('submitted');
  const takes = Object.values(told?.progress ?? {}).flatMap((one) => one.takes);
  expect(takes.some(({ gaps }) => gaps.length > 0)).toBe(true);
  const byId = (one: { takeId: string }, other: { takeId: string }) => (one.takeId < other.takeId ? -1 : 1);
  const heard = takes.map(({ takeId, sha256, chunks }) => ({ takeId, chunks, sha256 }));
  expect(heard.sort(byId)).toEqual(kept.sort(byId));
  for (const { fileId, sha256 } of takes) {
    const options = { params: { id: told?.id ?? '', fileId }, body: {} };
    const bytes = await page.request.get((await owner.call(issueAnswerTicket, options)).data.url);
    expect(
      createHash('sha256')
        .update(await bytes.body())
        .digest('hex'),
    ).toBe(sha256);
  }
});

test('given a document that is asked for, when it is handed in and replaced, then the company has the last one', async ({
  page,
}) => {
  const questions = everyType().filter(({ responseType }) => responseType === 'document');
  const { token, interviewId } = await inviteSomebody(questions);
  await comeAs(page, token);
  await page.goto(`/c/interviews/apply/${interviewId}`);
  await click(page, 'Begin interview');
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfOf('A hull', [name]) });
  await page.getByLabel('Your document').setInputFiles(pdf('first.pdf'));
  await expect(page.getByText('Your document has been saved.')).toBeVisible();
  await page.getByLabel('Replace it with another document').setInputFiles(pdf('second.pdf'));
  await expect(page.getByText('Completed')).toBeVisible();
  await click(page, 'Review and submit');
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
});

test('given an interview that is open, when it is opened in a second tab, then that one is told, and takes over once the first is closed', async ({
  context,
}) => {
  const { token, interviewId } = await inviteSomebody(everyType());
  const [first, second] = [await context.newPage(), await context.newPage()];
  await comeAs(first, token);
  await begin(first);
  await second.goto(`/c/interviews/apply/${interviewId}`);
  await expect(second.getByText('Your interview is open in another tab')).toBeVisible();
  await first.close();
  await question(second, 1);
});

test('given the pages of an interview, when axe looks at each wide and narrow, in light and dark, then it finds nothing; in Portuguese all of it is said', async ({
  page,
}) => {
  const { token, interviewId } = await inviteSomebody(everyType());
  await comeAs(page, token);
  const address = (step: string) => `/c/interviews/apply/${interviewId}/${step}`;
  const look = async (step: string) => {
    await page.goto(address(step));
    await expectAccessibleInEachSize(page, step);
  };
  for (const step of ['devices', 'practice', 'instructions']) await look(step);
  await click(page, 'Begin interview');
  await question(page, 1);
  for (const step of ['1', '2', '3', '4', '5', '6', 'review']) await look(step);
  await page.evaluate(() => localStorage.setItem('onrecord.locale', 'pt-br'));
  await page.goto(address('review'));
  await expect(page.getByRole('heading', { level: 1, name: 'Suas respostas' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

test('given a keyboard and no mouse, when somebody answers, changes an answer and submits, then the tab key reaches every control', async ({
  page,
}) => {
  const questions = everyType().filter(({ responseType }) =>
    ['video', 'text', 'multiple-choice'].includes(responseType),
  );
  const { token, interviewId } = await inviteSomebody(questions);
  await comeAs(page, token);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto(`/c/interviews/apply/${interviewId}`);
  await press(page, button('Continue'));
  await press(page, button('Begin interview'));
  await press(page, button('Show the question'));
  await page.route('**/api/uploads**', cut);
  await press(page, button('Start recording'));
  await press(page, button('Finish answer'));
  await saved(page);
  // The recording comes in above what has the focus by now.
  await tabTo(page, button('Next question'));
  await page.unroute('**/api/uploads**', cut);
  await expect(page.getByRole('region', { name: 'Your recording 1' })).toBeVisible();
  await expect(button('Next question')).toBeFocused();
  await expect(button('Next question')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await type(page, page.getByLabel('Your answer'), 'A hull keeps the water out.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await press(page, button('Next question'));
  for (const wood of ['Oak', 'Larch']) {
    await tabTo(page, page.getByLabel(wood));
    await page.keyboard.press('Space');
  }
  await press(page, button('Save answer'));
  await expect(page.getByText('That is right. This answer is final.')).toBeVisible();
  await press(page, button('Review and submit'));
  await press(page, page.getByRole('link', { name: 'Question 2: Change' }));
  await type(page, page.getByLabel('Your answer'), 'And the crew dry. ');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`/c/interviews/apply/${interviewId}/review`);
  await press(page, button('Submit answers'));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Submit answers' }));
  await expect(page.getByText('Everything has arrived. You can close this page.')).toBeVisible();
});
