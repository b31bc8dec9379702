import { expectAccessible } from '#deploy/test/accessible';
import { expect, test } from '#deploy/test/journey';
import { logIn } from '#deploy/test/staff.fixture';

const PHONE = { width: 390, height: 844 };

test('given a template, when it is sent to a team and a candidate, then each has a contract of their own, and all are voided at once', async ({
  page,
}) => {
  await logIn(page, 'owner');
  await page.goto('/t/recruiting/contract-batches');
  await expect(page.getByRole('row', { name: /Rules of the boatyard.*Finished/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Send to many people' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Send to many people' })).toBeVisible();
  const choose = async (field: string, typed: string, option: RegExp) => {
    await page.getByRole('combobox', { name: field }).fill(typed);
    await page.getByRole('option', { name: option }).click();
  };
  await choose('Template', 'Rules of', /Rules of the boatyard/);
  await choose('Everybody in these teams', 'Lodges', /Lodges/);
  await choose('Users', 'Tomasz', /Tomasz Wieczorek/);
  await choose('Candidates', 'Petra', /Petra Vidmar/);
  await expectAccessible(page, 'form of a bulk send');

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Check and send' }).click();
  const preview = page.getByRole('dialog', { name: 'Check before you send: Rules of the boatyard' });
  await expect(preview.getByText('3 of 3 people get a contract')).toBeVisible();
  await expect(preview.locator('[data-page="1"][data-drawn]')).toContainText('wears a life jacket');
  await expectAccessible(page, 'preview of a bulk send');
  await preview.getByRole('button', { name: 'Send 3 contracts' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Rules of the boatyard' })).toBeVisible();
  await expect(page.getByText('3 of 3 contracts sent.')).toBeVisible();
  await expectAccessible(page, 'bulk send');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Void all unsigned contracts' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill('The old rules were sent.');
  await dialog.getByRole('button', { name: 'Void all unsigned contracts' }).click();
  await expect(page.getByText('3 contracts voided.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Petra Vidmar/ })).toBeVisible();
});
