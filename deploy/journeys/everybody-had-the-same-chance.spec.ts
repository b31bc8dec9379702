import { expectAccessible } from '#deploy/test/accessible';
import { comeAs, everyType, inviteSomebody } from '#deploy/test/interview.fixture';
import { expect, test } from '#deploy/test/journey';
import { keptTakes } from '#deploy/test/kept-takes.fixture';
import { logIn } from '#deploy/test/staff.fixture';

test('given a candidate who is given more time and a lost take, when the proof is looked at, then it says who gave what and why, and that what is stored is what was received', async ({
  page,
  browser,
}) => {
  const questions = everyType()
    .filter(({ responseType }) => responseType === 'audio')
    .map((question) => ({ ...question, allowedTakes: 1 }));
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
    .toBeGreaterThanOrEqual(3);
  await answering.getByRole('button', { name: 'Finish answer' }).click();
  await expect(answering.getByText('Your answer has been saved.')).toBeVisible();
  await expect.poll(() => keptTakes(answering)).toEqual([]);
  await expect(answering.getByRole('button', { name: 'Record again' })).toHaveCount(0);

  await logIn(page, 'owner');
  await page.goto(`/t/recruiting/interviews/${interviewId}/view`);
  const panel = page.getByRole('region', { name: 'Recorded interview' });
  const grant = async (name: string) => {
    await panel.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name }).click();
    return page.getByRole('dialog', { name });
  };
  const time = await grant('Give extra time');
  await time.getByLabel('Time, percent of the usual').click();
  await page.getByRole('option', { name: '150% of the usual time' }).click();
  await time.getByLabel('Reason').fill('Reads slowly');
  await time.getByRole('button', { name: 'Give extra time' }).click();
  await expect(page.getByText('Extra time changed')).toBeVisible();
  const take = await grant('Grant a lost take');
  await take.getByLabel('Question').click();
  await page.getByRole('option', { name: 'Say hello to the crew.' }).click();
  await take.getByLabel('Reason').fill('A dog barked');
  await take.getByRole('button', { name: 'Grant a lost take' }).click();
  await expect(page.getByText('Take granted', { exact: true })).toBeVisible();

  await answering.reload();
  await expect(answering.getByRole('button', { name: 'Record again (1 left)' })).toBeVisible();
  await answering.getByRole('button', { name: 'Review and submit' }).click();
  await answering.getByRole('button', { name: 'Submit answers' }).click();
  await answering.getByRole('dialog').getByRole('button', { name: 'Submit answers' }).click();
  await expect(answering.getByText('Everything has arrived. You can close this page.')).toBeVisible();
  await asCandidate.close();

  await page.goto(`/t/recruiting/interviews/${interviewId}/proof`);
  await expect(page.getByRole('heading', { level: 1, name: 'Same chance for everyone' })).toBeVisible();
  await expect(page.getByText('1 of 1 did not have exactly the same. See where and why below.')).toBeVisible();
  await expect(page.getByText('Time changed from 100% to 150%.')).toBeVisible();
  await expect(page.getByText('Reads slowly')).toBeVisible();
  await expect(page.getByText('A lost take was granted for “Say hello to the crew.”.')).toBeVisible();
  await expect(page.getByText('A dog barked')).toBeVisible();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect(page.getByText(/Received in \d+ pieces?/)).toBeVisible();
  await page.getByRole('button', { name: 'Check stored file of take 1' }).click();
  await expect(page.getByText('The stored file is made of exactly these pieces.')).toBeVisible();
  await page.getByText('Pieces as they arrived').click();
  await expect(page.getByRole('cell', { name: 'Same', exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'proof of an interview');
});
