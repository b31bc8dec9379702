import { pdfOf } from '#deploy/seed/library/pdf';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

test('given a candidate without an account, when staff keep a document with them, then it is shown, found by its words, renamed, and taken away', async ({
  page,
}) => {
  const word = unique('marquetry')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  const owner = await clientOf('owner');
  const body = { firstName: 'Ida', lastName: unique('Holm'), email: `${crypto.randomUUID()}@mail.example` };
  const { data } = await owner.request('POST', '/api/tenant/candidates', { body });
  const { id } = data as { id: string };

  await logIn(page, 'owner');
  await page.goto(`/t/recruiting/candidates/${id}/documents`);
  const panel = page.getByRole('region', { name: 'Documents' });
  await expect(panel.getByText('No documents yet.')).toBeVisible();
  const buffer = pdfOf('Certificate', [`Ida knows ${word}.`]);
  await panel.getByLabel('Add documents').setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer });
  await panel.getByRole('button', { name: 'Open scan.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'scan.pdf' });
  await expect(dialog.getByText(`Ida knows ${word}.`)).toBeAttached();

  await dialog.getByRole('button', { name: 'Edit document' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit document' });
  await edit.getByLabel('Name').fill('Course 2026.pdf');
  await edit.getByRole('combobox', { name: 'Type of document' }).click();
  await page.getByRole('option', { name: 'Certificate' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  const opened = panel.getByRole('button', { name: 'Open Course 2026.pdf' });
  await expect(opened).toContainText('Certificate');

  const query = { filter: JSON.stringify({ inDocuments: word }) };
  await expect(async () => {
    const found = (await owner.request('GET', '/api/tenant/candidates', { query })).data as { id: string }[];
    expect(found.map((one) => one.id)).toEqual([id]);
  }).toPass();

  await opened.click();
  await page.getByRole('dialog', { name: 'Course 2026.pdf' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove Course 2026.pdf?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByText('No documents yet.')).toBeVisible();
});
