import { pdfOf } from '#deploy/seed/library/pdf';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, logInAsCandidate, unique } from '#deploy/test/staff.fixture';
import { MB } from '#deploy/test/uploads.fixture';

test('given a candidate who puts a document on their profile, when staff of a company they applied to open their page, then it is shown there, until the candidate deletes it', async ({
  page,
  browser,
}) => {
  const name = `${unique('Letter')}.pdf`;
  const mimeType = 'application/pdf';
  await logInAsCandidate(page);
  await page.goto('/c/profile');
  const card = page.getByRole('region', { name: 'Documents' });
  const input = card.getByLabel('Document', { exact: true });
  await input.setInputFiles({ name, mimeType, buffer: Buffer.alloc(5 * MB + 1) });
  await expect(card.getByRole('alert')).toHaveText('Maximum size exceeded. This file did not pass size validation.');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect(card.getByRole('alert')).toHaveText('Invalid file type');
  await card.getByRole('button', { name: 'Remove: notes.txt' }).click();

  await card.getByLabel('Type of document').selectOption('Cover letter');
  await input.setInputFiles({ name, mimeType, buffer: pdfOf('To Harbor & Pine', ['I plane by hand.']) });
  const row = card.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Cover letter');
  await expect(page.getByText('File uploaded.')).toBeVisible();
  await expect(row.getByRole('button', { name: `Download: ${name}` })).toBeVisible();

  const owner = await clientOf('owner');
  const query = { filter: JSON.stringify({ q: 'candidate@harbor.example' }) };
  const [{ id }] = (await owner.request('GET', '/api/tenant/candidates', { query })).data as [{ id: string }];
  const staff = await (await browser.newContext()).newPage();
  await logIn(staff, 'owner');
  await staff.goto(`/t/recruiting/candidates/${id}/view`);
  await staff.getByRole('button', { name: `Open ${name}` }).click();
  const dialog = staff.getByRole('dialog', { name });
  await expect(dialog.getByText('I plane by hand.')).toBeAttached();
  await expect(dialog.getByText('Cover letter')).toBeVisible();

  await row.getByRole('button', { name: `Delete: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('File deleted.')).toBeVisible();
  await expect(async () => {
    await staff.reload();
    await expect(staff.getByRole('heading', { name: 'Documents' })).toBeVisible();
    await expect(staff.getByRole('button', { name: `Open ${name}` })).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});
