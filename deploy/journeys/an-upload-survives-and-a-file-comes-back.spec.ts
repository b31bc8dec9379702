import type { Page, Response, Route } from '@playwright/test';
import { expect, test } from '#deploy/test/journey';
import { logIn, unique } from '#deploy/test/staff.fixture';
import { MB, videoOf } from '#deploy/test/uploads.fixture';

const isPiece = (answer: Response) => answer.request().method() === 'PATCH' && answer.url().includes('/api/uploads/');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();

test('given a video that is uploaded through a reload and a lost network, when it is renamed, moved and trashed, then it is whole, and comes back by undo and from the trash', async ({
  page,
  context,
}) => {
  const [name, renamed, folder] = [`${unique('Launch')}.mp4`, `${unique('Knots')}.mp4`, unique('Training')];
  const file = { name, mimeType: 'video/mp4', buffer: videoOf(30 * MB) };
  await logIn(page, 'owner');
  await page.goto('/t/settings/file-explorer');
  await press(page, 'New folder');
  await page.getByRole('textbox', { name: 'Name' }).fill(folder);
  await press(page, 'Create');
  await expect(page.getByRole('list', { name: 'Folders' }).getByRole('link', { name: folder })).toBeVisible();

  const uploads = page.getByRole('region', { name: 'Upload status' });
  const first = page.waitForResponse(isPiece);
  await page.getByLabel('Choose files to upload').setInputFiles(file);
  await first;
  await context.setOffline(true);
  await press(page, `Pause: ${name}`);
  await context.setOffline(false);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/t/recruiting/jobs');
  await expect(uploads.getByText('Choose the same file again')).toBeVisible();

  const cut = (route: Route) => route.abort('internetdisconnected');
  await context.route('**/api/uploads/**', cut);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/uploads/'));
  await page.getByLabel(`Choose ${name} again`).setInputFiles(file);
  await refused;
  await expect(uploads.getByText('Completed')).toHaveCount(0);
  await context.unroute('**/api/uploads/**', cut);
  await expect(uploads.getByText('Completed')).toBeVisible({ timeout: 30_000 });

  await press(page, 'Clear finished uploads');
  await expect(uploads).toHaveCount(0);
  await page.getByRole('button', { name: 'Account of Ingrid Halvorsen' }).click();
  await page.getByRole('menuitem', { name: 'Upload status' }).click();
  await expect(uploads.getByText('Nothing is being uploaded in this tab.')).toBeVisible();
  await uploads.getByRole('button', { name: 'Close' }).click();
  await expect(uploads).toHaveCount(0);

  await page.getByRole('link', { name: 'Library', exact: true }).first().click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('dialog').getByText('30 MB')).toBeVisible();
  await press(page, 'Rename');
  await page.getByRole('textbox', { name: 'Name' }).fill(renamed);
  await inDialog(page, 'Rename');
  await press(page, 'Move');
  await page.getByRole('dialog').last().getByRole('button', { name: folder, exact: true }).click();
  await inDialog(page, 'Move');
  await page.getByRole('list', { name: 'Folders' }).getByRole('link', { name: folder }).click();
  const row = page.getByRole('link', { name: renamed });
  await row.click();
  await press(page, 'Move to trash');
  await expect(row).toHaveCount(0);
  // Of two messages the newer one is about the trash.
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(row).toBeVisible();

  await page.getByRole('checkbox', { name: `Select ${renamed}` }).check();
  await press(page, 'Move to trash');
  await expect(row).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'Trash' }).click();
  await row.click();
  await press(page, 'Restore');
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: folder, exact: true }).click();
  await expect(row).toBeVisible();
});
