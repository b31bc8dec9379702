import type { Locator, Page } from '@playwright/test';
import { docxOf } from '#deploy/seed/library/docx';
import { pdfOf } from '#deploy/seed/library/pdf';
import { expect, test } from '#deploy/test/journey';
import { logIn, unique } from '#deploy/test/staff.fixture';

const folderList = (page: Page) => page.getByRole('list', { name: 'Folders' }).last();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const makeFolder = async (page: Page, name: string) => {
  await press(page, 'New folder');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await press(page, 'Create');
  await expect(folderList(page).getByRole('link', { name })).toBeVisible();
};

/** Drops a file of this computer onto an element. */
const dropOnto = async (page: Page, target: Locator, file: { name: string; bytes: Buffer; type: string }) => {
  const dataTransfer = await page.evaluateHandle(
    ({ name, type, text }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
      return transfer;
    },
    { ...file, text: file.bytes.toString('base64') },
  );
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
};

test('given files of a folder, when they are looked at, dragged and searched for, then tiles stay tiles, documents are readable and each is where it was put', async ({
  page,
}) => {
  const [place, inner] = [unique('Knots'), unique('Splices')];
  const [pdf, docx] = [`${unique('Bowline')}.pdf`, `${unique('Eye splice')}.docx`];
  const paragraphs = Array.from({ length: 60 }, (_, line) => `Line ${line + 1} of the bowline.`);
  await logIn(page, 'owner');
  await page.goto('/t/settings/file-explorer');
  await makeFolder(page, place);
  await folderList(page).getByRole('link', { name: place }).click();
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
  await makeFolder(page, inner);
  const mimeType = 'application/pdf';
  await page
    .getByLabel('Choose files to upload')
    .setInputFiles({ name: pdf, mimeType, buffer: pdfOf('The bowline', paragraphs) });
  await dropOnto(page, folderList(page).getByRole('link', { name: inner }), {
    name: docx,
    bytes: docxOf('Eye splice', ['Tuck each strand three times.']),
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
  const row = page.getByRole('link', { name: pdf });
  await expect(row).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upload status' }).getByText('Completed')).toHaveCount(2);

  await press(page, 'Tiles');
  await expect(page.getByRole('listitem').filter({ has: row })).toContainText('PDF');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tiles' })).toHaveAttribute('aria-pressed', 'true');
  await row.click();
  const drawer = page.getByRole('dialog', { name: pdf });
  await expect(drawer.getByRole('img', { name: 'Page 1 of 3' })).toBeVisible();
  await expect(drawer.getByText('Line 1 of the bowline.')).toBeAttached();
  for (const next of [2, 3]) {
    await drawer.getByRole('button', { name: 'Next page' }).click();
    await expect(drawer.getByRole('img', { name: `Page ${next} of 3` })).toBeVisible();
  }
  await expect(drawer.getByText('Line 60 of the bowline.')).toBeAttached();
  await drawer.getByRole('button', { name: 'Close' }).click();

  await page
    .getByRole('listitem')
    .filter({ has: row })
    .dragTo(folderList(page).getByRole('link', { name: inner }));
  await expect(row).toHaveCount(0);
  await press(page, 'Undo');
  await expect(row).toBeVisible();

  await page.goto('/t/settings/file-explorer');
  await page.getByRole('combobox', { name: 'Where to look' }).selectOption('All folders');
  await page.getByRole('searchbox', { name: 'Search the library' }).fill(docx);
  // What was typed is sought a little later, on a list of its own.
  await expect(page).toHaveURL(/Eye/);
  await page.getByRole('link', { name: docx }).click();
  await expect(page.getByRole('region', { name: docx })).toContainText('Tuck each strand three times.');
  await expect(page.getByRole('dialog').getByRole('link', { name: inner })).toBeVisible();
});
