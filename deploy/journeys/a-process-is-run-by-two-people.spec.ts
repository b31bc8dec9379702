import { demoId } from '#deploy/seed/demo-id';
import { expectAccessible, openUntilShown, settle } from '#deploy/test/accessible';
import { expect, test } from '#deploy/test/journey';
import { logIn, unique } from '#deploy/test/staff.fixture';

test('given a process that a trainer starts, when a colleague has done their step, then the trainer sees it and completes the run (HBK-12)', async ({
  page,
  browser,
}) => {
  const name = unique('Jackets of the night cruise');
  const sop = demoId('handbookDocument', 'harbor', 'Hand out and take back life jackets');
  await logIn(page, 'trainer');
  await page.goto(`/t/trainings/processes-and-sops/${sop}/view`);
  await page.getByRole('link', { name: 'Start a run', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: '2. Fit it' })).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('or days after the start').first().fill('5');
  const fitting = page.getByRole('listitem').filter({ hasText: '2. Fit it' });
  await fitting.getByLabel('Assigned to').fill('Rosa');
  await page.getByRole('option', { name: 'Rosa Delgado' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const address = page.url();
  await settle(page);
  await expectAccessible(page, 'a run of a process');

  const colleague = await (await browser.newContext()).newPage();
  await logIn(colleague, 'recruiter');
  const done = colleague.getByRole('button', { name: 'Mark as done' });
  await openUntilShown(colleague, address, done);
  await colleague.getByLabel('Comment on this step').fill('The small ones run out.');
  await colleague.getByRole('button', { name: 'Send comment' }).click();
  const comments = colleague.getByRole('listitem').filter({ hasText: 'Rosa Delgado' });
  await expect(comments.filter({ hasText: 'The small ones run out.' }).first()).toBeVisible();
  await done.click();
  await expect(colleague.getByText('Done by Rosa Delgado')).toBeVisible();
  await expect(done).toHaveCount(0);

  await openUntilShown(page, address, page.getByText('Done by Rosa Delgado'));
  await page.getByRole('button', { name: 'Show step: Fit it' }).click();
  await expect(page.getByText('The small ones run out.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
  await openUntilShown(colleague, address, colleague.getByText('Completed', { exact: true }));
});

test('given a step of a team, when one of them takes it, then it waits for nobody else, and the others see who does it (HBK-15)', async ({
  page,
  browser,
}) => {
  const name = unique('Jackets of the regatta');
  const sop = demoId('handbookDocument', 'harbor', 'Hand out and take back life jackets');
  await logIn(page, 'owner');
  await page.goto(`/t/trainings/process-runs/create?process=${sop}`);
  await expect(page.getByRole('heading', { level: 3, name: '2. Fit it' })).toBeVisible();
  await page.getByLabel('Name').fill(name);
  const fitting = page.getByRole('listitem').filter({ hasText: '2. Fit it' });
  await fitting.getByLabel('Assigned to').fill('Boatyard');
  await page.getByRole('option', { name: 'Team: Boatyard' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Team: Boatyard · nobody has taken it yet')).toBeVisible();
  const address = page.url();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await logIn(phone, 'recruiter');
  const take = phone.getByRole('button', { name: 'Take this step' });
  await openUntilShown(phone, address, take);
  await expectAccessible(phone, 'a step that waits for a team');
  await take.click();
  await expect(phone.getByRole('button', { name: 'Give back to the team' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Mark as done' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await logIn(other, 'trainer');
  const step = other.getByRole('listitem', { name: '2. Fit it' });
  await openUntilShown(other, address, step.getByText('Rosa Delgado'));
  await expect(other.getByRole('button', { name: 'Take this step' })).toHaveCount(0);
});
