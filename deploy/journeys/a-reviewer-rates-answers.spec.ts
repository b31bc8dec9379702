import { expectAccessible } from '#deploy/test/accessible';
import { comeAs, everyType, inviteSomebody } from '#deploy/test/interview.fixture';
import { expect, test } from '#deploy/test/journey';
import { keptTakes } from '#deploy/test/kept-takes.fixture';
import { logIn, unique } from '#deploy/test/staff.fixture';

test.use({ contextOptions: { permissions: ['clipboard-read', 'clipboard-write'] } });

test('given answers that were handed in, when they are rated by keys, commented on at a moment and shared by a link, then the guest’s rating stands beside one’s own, until the link is revoked and what was said by it is removed', async ({
  page,
  browser,
}) => {
  const questions = everyType()
    .filter(({ responseType }) => responseType === 'audio' || responseType === 'text')
    .sort((one, other) => one.responseType.localeCompare(other.responseType));
  const { token, interviewId } = await inviteSomebody(questions);
  const asCandidate = await browser.newContext({ permissions: ['camera', 'microphone'] });
  const answering = await asCandidate.newPage();
  await comeAs(answering, token);
  await answering.goto(`/c/interviews/apply/${interviewId}`);
  await expect(answering.getByText('Your microphone works.')).toBeVisible();
  await answering.getByRole('button', { name: 'Continue' }).click();
  await answering.getByRole('button', { name: 'Begin interview' }).click();
  await answering.getByRole('button', { name: 'Start recording' }).click();
  await expect
    .poll(async () => Math.max(0, ...(await keptTakes(answering)).map(({ chunks }) => chunks)))
    .toBeGreaterThanOrEqual(4);
  await answering.getByRole('button', { name: 'Finish answer' }).click();
  await expect(answering.getByText('Your answer has been saved.')).toBeVisible();
  await answering.getByRole('button', { name: 'Next question' }).click();
  await answering.getByLabel('Your answer').fill('A hull keeps the water out.');
  await expect(answering.getByText('Saved', { exact: true })).toBeVisible();
  await answering.getByRole('button', { name: 'Review and submit' }).click();
  await answering.getByRole('button', { name: 'Submit answers' }).click();
  await answering.getByRole('dialog').getByRole('button', { name: 'Submit answers' }).click();
  await expect(answering.getByText('Everything has arrived. You can close this page.')).toBeVisible();
  await asCandidate.close();

  await logIn(page, 'owner');
  await page.goto(`/t/recruiting/interviews/${interviewId}/view`);
  await page.getByRole('link', { name: 'Full screen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review of Runa Solberg' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Say hello to the crew.' })).toBeVisible();
  const media = page.locator('video');
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Retry' });
    if (await retry.isVisible()) await retry.click();
    await expect(media).toHaveJSProperty('readyState', 4, { timeout: 2_000 });
  }).toPass();
  const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:10.000\nHello, crew.');
  const file = { name: 'hello.vtt', mimeType: 'text/vtt', buffer: captions };
  await page.getByLabel('File of captions (WebVTT)').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Add captions' }).click();
  await expect(page.getByRole('button', { name: 'Remove captions' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Captions', exact: true })).toBeVisible();
  await media.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 1;
  });
  await page.getByRole('button', { name: 'Add the moment of the recording' }).click();
  await expect(page.getByText('At 0:01')).toBeVisible();
  const remark = unique('A calm voice');
  await page.getByLabel('Comment on this answer').fill(remark);
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByText(remark)).toBeVisible();
  await media.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 0;
  });
  await page.getByRole('button', { name: 'Play from 0:01' }).click();
  await expect.poll(() => media.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThanOrEqual(1);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: 'Good 4' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('n');
  await expect(page.getByText('A hull keeps the water out.')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Would hire today 5' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Submit ratings' }).click();
  await expect(page.getByRole('button', { name: 'Change my ratings' })).toBeVisible();
  await expect(page.getByText('Average 4.5')).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByLabel('For whom').fill('Mr Weber');
  await page.getByLabel('Hide the candidate’s name').check();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Link created and copied')).toBeVisible();
  await expect(page.getByText('not opened yet')).toBeVisible();
  await expectAccessible(page, 'links of an interview');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const outside = await browser.newContext();
  const guest = await outside.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: 'A candidate’s answers' })).toBeVisible();
  await expect(guest.getByText('Solberg')).toHaveCount(0);
  await expectAccessible(guest, 'what a guest sees');
  const written = guest.getByRole('listitem').filter({ hasText: 'Describe a hull.' });
  await written.getByLabel('Needs practice').click();
  await expect(guest.getByText('Enter your name first.')).toBeVisible();
  await guest.getByLabel('Your name').fill('Jonas Weber');
  await written.getByLabel('Needs practice').click();
  await expect(written.getByLabel('Needs practice')).toBeChecked();
  await guest.getByRole('button', { name: 'Submit ratings' }).click();
  await expect(guest.getByText('Your ratings were submitted. Thank you.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByLabel('Your name')).toHaveValue('Jonas Weber');

  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Question 2 of 2' }).click();
  await expect(page.getByText('Needs practice · 2')).toBeVisible();
  await expect(page.getByText('No two reviewers agree. Average 3.5, from 2 to 5.')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('opened 2 times')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke the link for Mr Weber' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible();
  await outside.close();

  await page.getByRole('button', { name: 'Remove the reviews of Mr Weber' }).click();
  const question = page.getByRole('dialog', { name: 'Remove the reviews of this link?' });
  await question.getByRole('button', { name: 'Remove reviews' }).click();
  await expect(page.getByText('Its reviews were removed')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Question 2 of 2' }).click();
    await expect(page.getByText('A hull keeps the water out.')).toBeVisible();
    await expect(page.getByText('Needs practice · 2')).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});
