import { expectNoViolation } from '#deploy/test/accessible';
import { expect, test } from '#deploy/test/journey';
import { drawNewcomers, PASSWORD, signUpCompany } from '#deploy/test/newcomers.fixture';
import { logInAsPlatformAdmin } from '#deploy/test/platform-admins.fixture';
import { logIn } from '#deploy/test/staff.fixture';
import { publishJob } from '#deploy/test/story.fixture';

test('given the owner of a company at work, when a platform admin suspends it, then they are told so by one page, and all is back once it is reinstated', async ({
  browser,
  baseURL,
}) => {
  const newcomers = drawNewcomers();
  const { company, subdomain, job } = newcomers;
  const open = async () => (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const [owner, platformAdmin, stranger] = [await open(), await open(), await open()];
  await signUpCompany(owner, newcomers);
  await publishJob(owner, { job });
  await stranger.goto(`/p/${subdomain}`);
  await expect(stranger.getByRole('link', { name: job })).toBeVisible();

  await logInAsPlatformAdmin(platformAdmin);
  await platformAdmin.getByRole('searchbox').fill(company);
  await platformAdmin.getByRole('main').getByRole('link', { name: company }).click();
  await platformAdmin.getByRole('button', { name: 'Suspend' }).click();
  const dialog = platformAdmin.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled();
  await dialog.getByLabel(/^Reason/).fill('Unpaid since March.');
  await expectNoViolation(platformAdmin, 'dialog');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(platformAdmin.getByRole('main').getByText('Unpaid since March.')).toBeVisible();

  await owner.getByRole('link', { name: 'Candidates' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Your account has been suspended' })).toBeVisible();
  await expect(owner.getByRole('navigation')).toHaveCount(0);
  await expect(owner.locator('.Toastify__toast')).toHaveCount(0);
  await expectNoViolation(owner, 'suspended page');
  await owner.reload();
  await expect(owner.getByRole('heading', { level: 1, name: 'Your account has been suspended' })).toBeVisible();
  const page = await stranger.goto(`/p/${subdomain}`);
  expect(page?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();

  await owner.getByRole('button', { name: 'Log out' }).click();
  await owner.getByLabel(/^Email/).fill(newcomers.owner.email);
  await owner.getByLabel(/^Password/).fill(PASSWORD);
  await owner.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Your account has been suspended' })).toBeVisible();

  await platformAdmin.getByRole('button', { name: 'Reinstate' }).click();
  await platformAdmin.getByRole('dialog').getByRole('button', { name: 'Reinstate' }).click();
  await expect(platformAdmin.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await owner.getByRole('button', { name: 'Retry' }).click();
  await expect(owner.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await stranger.goto(`/p/${subdomain}`);
  await expect(stranger.getByRole('link', { name: job })).toBeVisible();
  await owner.goto('/t/reporting/audit-log');
  await expect(owner.getByRole('table').getByText('Company suspended')).toBeVisible();
  await expect(owner.getByRole('table').getByText('Lena Lindqvist, platform admin').first()).toBeVisible();
});

test('given somebody who works in a company, when they open the landlord area, then their session is worth nothing there', async ({
  page,
}) => {
  await logIn(page, 'owner');
  await page.goto('/landlord/companies');
  await expect(page.getByRole('heading', { level: 1, name: 'Landlord area' })).toBeVisible();
  await page.getByLabel(/^Email/).fill('admin@harbor.example');
  await page.getByLabel(/^Password/).fill('Onrecord-demo-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Landlord area' })).toBeVisible();
});

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`given the pages of the landlord area, when axe looks at each in ${scheme} at ${width}, then it finds nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/landlord');
    await expect(page.getByRole('heading', { level: 1, name: 'Landlord area' })).toBeVisible();
    await expectNoViolation(page, 'login');
    await logInAsPlatformAdmin(page);
    for (const place of ['companies', 'candidates', 'candidates/create', 'roles', 'permissions', 'parked-rows']) {
      await page.goto(`/landlord/${place}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main').locator('[class*="MuiSkeleton"]')).toHaveCount(0);
      await expectNoViolation(page, place);
    }
    await page.goto('/landlord/roles');
    const opener = page.getByRole('button', { name: /^Details of/ }).or(page.locator('main summary'));
    await opener.first().click();
    await expect(page.getByText('tenant.jobs.create').first()).toBeVisible();
    await expectNoViolation(page, 'a role opened');
    await page.goto('/landlord/candidates');
    await page.locator('main a[href*="/view"]').first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Contact' })).toBeVisible();
    await expectNoViolation(page, 'a candidate');
  });
}
