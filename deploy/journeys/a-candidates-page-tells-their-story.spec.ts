import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

const RESUME = ['Skills', 'Lofting, Epoxy', 'Summary', 'Builds wooden boats.'].join('\n');

test('given a candidate, when a recruiter looks through their timeline, reads their résumé and erases them, then each is told, and the certificate says that nothing can be read', async ({
  page,
}) => {
  const lastName = unique('Thorvald');
  const owner = await clientOf('owner');
  const body = { firstName: 'Sunniva', lastName, email: 'sunniva@mail.example', city: 'Oslo' };
  const { id } = (await owner.request('POST', '/api/tenant/candidates', { body })).data as { id: string };
  await owner.request('PATCH', `/api/tenant/candidates/${id}`, { body: { city: 'Bergen' } });

  await logIn(page, 'owner');
  await page.goto(`/t/recruiting/candidates/${id}/view`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem')).toHaveCount(2);
  await timeline.getByText('1 field changed').click();
  await expect(timeline.getByRole('row', { name: 'City Oslo Bergen' })).toBeVisible();

  await timeline.getByRole('listitem').last().getByRole('link', { name: 'See as of then' }).click();
  await expect(page.getByText(/This is how the record was on/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('Oslo');
  await page.getByRole('link', { name: 'Back to today' }).click();
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('Bergen');

  const more = page.getByRole('button', { name: 'More actions' }).first();
  await more.click();
  await page.getByRole('menuitem', { name: 'Read a résumé' }).click();
  const dialog = page.getByRole('dialog', { name: 'Read a résumé' });
  const buffer = Buffer.from(RESUME);
  await dialog.getByLabel('Choose file').setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer });
  await dialog
    .getByRole('row', { name: /Skills/ })
    .getByRole('radio')
    .first()
    .check();
  await dialog.getByRole('button', { name: 'Use 1 field' }).click();
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('Builds wooden boats.');
  await expect(page.getByRole('region', { name: 'Profile' })).not.toContainText('Lofting');

  await more.click();
  await page.getByRole('menuitem', { name: 'Erase personal data' }).click();
  await page.getByLabel(`Type “Sunniva ${lastName}” to confirm`).fill(`Sunniva ${lastName}`);
  await page.getByRole('button', { name: 'Erase personal data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Erasure certificate' })).toBeVisible();
  await expect(page.getByText('no personal data of this person can be read')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(lastName);
});
