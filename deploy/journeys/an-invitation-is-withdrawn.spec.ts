import { comeAs, everyType, inviteSomebody } from '#deploy/test/interview.fixture';
import { expect, test } from '#deploy/test/journey';
import { logIn } from '#deploy/test/staff.fixture';

test('given an invitation, when it is withdrawn and restored, then its link says so to the candidate each time', async ({
  page,
  browser,
}) => {
  const questions = everyType().filter(({ responseType }) => responseType === 'text');
  const { token, interviewId } = await inviteSomebody(questions);
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
  await asCandidate.close();
});
