import { comeAs, everyType, inviteSomebody } from '#deploy/test/interview.fixture';
import { expect, test } from '#deploy/test/journey';
import { logIn } from '#deploy/test/staff.fixture';

test('given an invitation, when it is withdrawn and restored, then its link says so to the candidate each time; invited to the next step meanwhile, they answer one after the other', async ({
  page,
  browser,
}) => {
  const questions = everyType().filter(({ responseType }) => responseType === 'text');
  const { token, interviewId } = await inviteSomebody(questions, undefined, ['First interview', 'Second interview']);
  const asCandidate = await browser.newContext();
  const answering = await asCandidate.newPage();
  await comeAs(answering, token);
  await answering.goto(`/c/interviews/apply/${interviewId}`);
  await expect(answering.getByRole('button', { name: 'Begin interview' })).toBeVisible();

  await logIn(page, 'owner');
  await page.goto(`/t/recruiting/interviews/${interviewId}/view`);
  const panel = page.getByRole('region', { name: 'Recorded interview' });
  await panel.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw invitation' }).click();
  await page.getByRole('dialog').getByLabel('Reason (optional)').fill('The job is filled');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click();
  await expect(page.getByText('Invitation withdrawn')).toBeVisible();
  await expect(panel.getByText('Withdrawn', { exact: true })).toBeVisible();

  await answering.reload();
  await expect(answering.getByRole('heading', { name: 'This invitation was withdrawn' })).toBeVisible();
  await expect(answering.getByText('The job is filled')).toHaveCount(0);

  await panel.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Restore invitation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore invitation' }).click();
  await expect(page.getByText('Invitation restored')).toBeVisible();
  await answering.reload();
  await expect(answering.getByRole('button', { name: 'Begin interview' })).toBeVisible();

  await panel.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^“First interview” can still be answered until/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Invitation sent')).toBeVisible();

  const answerAll = async () => {
    await answering.getByRole('button', { name: 'Begin interview' }).click();
    await answering.getByLabel('Your answer', { exact: true }).fill('A hull keeps the water out.');
    await expect(answering.getByText('Saved', { exact: true })).toBeVisible();
    await answering.getByRole('button', { name: 'Review and submit' }).click();
    await answering.getByRole('button', { name: 'Submit answers' }).click();
    await answering.getByRole('dialog').getByRole('button', { name: 'Submit answers' }).click();
  };
  await answering.goto(`/c/interviews/apply/${interviewId}`);
  await expect(answering.getByRole('region', { name: 'Also waiting for your answers' })).toBeVisible();
  await answerAll();
  await expect(answering.getByRole('heading', { name: 'These answers have been received' })).toBeVisible();
  await answering.getByRole('link', { name: 'Go to Second interview' }).click();
  await answerAll();
  await expect(answering.getByRole('heading', { name: 'The interview is over' })).toBeVisible();
  await page.reload();
  await expect(panel.getByText('1 of 1 answered')).toHaveCount(2);
  await asCandidate.close();
});
