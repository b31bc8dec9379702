import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

test('given a source of the company’s own, when staff choose it for an interview, correct it and filter by it, then it is called by its name', async ({
  page,
}) => {
  const owner = await clientOf('owner');
  const made = async (path: string, body: object) =>
    ((await owner.request('POST', `/api/tenant/${path}`, { body })).data as { id: string }).id;
  const [fair, lastName] = [unique('Fair'), unique('Lind')];
  await made('candidate-sources', { name: fair });
  const title = unique('Rigger');
  await made('jobs', { title });
  const id = await made('candidates', { firstName: 'Ida', lastName, email: `${crypto.randomUUID()}@mail.example` });

  await logIn(page, 'owner');
  await page.goto(`/t/recruiting/candidates/${id}/view`);
  await page.getByRole('button', { name: 'Open interview' }).first().click();
  const opening = page.getByRole('dialog', { name: 'Open an interview' });
  await opening.getByRole('combobox', { name: 'Job' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await opening.getByRole('combobox', { name: 'Source' }).fill('refer');
  await page.getByRole('option', { name: 'Referral' }).click();
  await opening.getByRole('button', { name: 'Open interview' }).click();
  const facts = page.getByRole('main');
  await expect(facts.getByText('Referral', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Change source' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where did this candidate come from?' });
  await dialog.getByRole('combobox', { name: 'Source' }).fill(fair);
  await page.getByRole('option', { name: fair }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(facts.getByText(fair, { exact: true })).toBeVisible();

  await page.goto('/t/recruiting/candidates');
  await page.getByRole('combobox', { name: 'Source' }).selectOption(fair);
  await expect(page.getByRole('row', { name: new RegExp(lastName) })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});
