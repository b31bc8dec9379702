import { DEMO_PASSWORD } from '#deploy/seed/register';
import { expect, test } from '#deploy/test/journey';
import { press, tabTo, type } from '#deploy/test/keyboard';
import { staff, unique } from '#deploy/test/staff.fixture';

test('given a keyboard and no mouse, when a recruiter goes from the login to a decision, then the tab key reaches every control, and it is in view', async ({
  page,
}) => {
  const job = unique('Caulker');
  const lastName = unique('Ostrander');

  await page.goto('/a/login');
  await type(page, page.getByLabel(/^Email/), staff.recruiter);
  await type(page, page.getByLabel(/^Password/), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await press(page, page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jobs' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();

  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await press(page, page.getByRole('link', { name: 'New job' }));
  await type(page, page.getByLabel(/^Title/), job);
  await press(page, page.getByRole('button', { name: 'Create job' }));
  await expect(page.getByRole('heading', { level: 1, name: job })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();

  await press(page, page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Candidates' }));
  await press(page, page.getByRole('link', { name: 'New candidate' }));
  await type(page, page.getByLabel(/^First name/), 'Tove');
  await type(page, page.getByLabel(/^Last name/), lastName);
  await type(page, page.getByLabel(/^Email/), 'tove.ostrander@mail.example');
  await press(page, page.getByRole('button', { name: 'Add candidate' }));
  await expect(page.getByRole('heading', { level: 1, name: `Tove ${lastName}` })).toBeVisible();

  const opening = page.getByRole('button', { name: 'Open interview' });
  await press(page, opening);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opening).toBeFocused();
  await page.keyboard.press('Enter');
  await type(page, dialog.getByRole('combobox'), job);
  await expect(dialog.getByRole('option', { name: job })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Open interview' }));
  await expect(page).toHaveURL(/\/interviews\/[0-9a-f-]{36}\/view$/);

  await tabTo(page, page.getByRole('radio', { name: 'Reviewed' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Considered' })).toBeChecked();
  await type(page, page.getByLabel('Comment'), 'Quick hands, quiet head.');
  await press(page, page.getByRole('button', { name: 'Change status' }));
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByText('Quick hands, quiet head.')).toBeVisible();

  await press(page, page.getByRole('button', { name: /Rosa Delgado/ }));
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/a\/login/);
});
