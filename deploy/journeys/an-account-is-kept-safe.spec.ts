import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { linkMailedTo } from '#deploy/test/account-mails.fixture';
import { expect, test } from '#deploy/test/journey';
import { drawNewcomers, type Newcomers, PASSWORD, signUpCompany } from '#deploy/test/newcomers.fixture';

const NEW_PASSWORD = 'a longer walk around the lake';

const fillLogin = async (page: Page, { owner }: Newcomers, password: string): Promise<void> => {
  await page.goto('/a/login');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

test('given a forgotten password, when a new one is chosen by the link in the mail, then the old one, the link and the other device are out', async ({
  page: device,
  browser,
}) => {
  const newcomers = drawNewcomers();
  await signUpCompany(device, newcomers);
  const page = await (await browser.newContext()).newPage();
  await page.goto('/a/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(newcomers.owner.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();

  const link = await linkMailedTo(newcomers.owner.email, '/a/reset-password/');
  await page.goto(link);
  await page.getByLabel(/^New password/).fill(NEW_PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();

  await device.goto('/t/recruiting/jobs');
  await expect(device).toHaveURL(/\/a\/login/);
  await fillLogin(page, newcomers, PASSWORD);
  await expect(page.getByText('Incorrect email address or password.')).toBeVisible();
  await fillLogin(page, newcomers, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/t\//);

  const late = await (await browser.newContext()).newPage();
  await late.goto(link);
  await expect(late.getByRole('heading', { level: 1, name: 'Invalid password reset link' })).toBeVisible();
});

test('given logins that ask for a code, when somebody has the password alone, then they stay out, and a recovery code lets its owner in once', async ({
  page,
  browser,
}) => {
  const newcomers = drawNewcomers();
  await signUpCompany(page, newcomers);
  await page.goto('/t/user/security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const panel = page.getByRole('region', { name: 'Two-factor authentication' });
  await panel.getByLabel(/password/i).fill(PASSWORD);
  await panel.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await panel.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await panel.getByLabel(/^Code/).fill(code);
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await expect(panel.getByText('Save these recovery codes')).toBeVisible();
  const [recovery = ''] = await panel.getByRole('listitem').allTextContents();
  await panel.getByRole('button', { name: 'I have saved them' }).click();
  await expect(panel.getByText('On', { exact: true })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await fillLogin(other, newcomers, PASSWORD);
  await other.getByLabel(/^Code/).fill('000000');
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.getByRole('alert')).toHaveText('This code is incorrect or was already used.');
  await other.getByLabel(/^Code/).fill(recovery);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other).toHaveURL(/\/t\//);

  const third = await (await browser.newContext()).newPage();
  await fillLogin(third, newcomers, PASSWORD);
  await third.getByLabel(/^Code/).fill(recovery);
  await third.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(third.getByRole('alert')).toHaveText('This code is incorrect or was already used.');
});
