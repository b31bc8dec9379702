import { expectAccessible } from '#deploy/test/accessible';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

test('given a description, when it is written on with headings, lists and links, then the page shows them and what was there stays as it stood', async ({
  page,
}) => {
  const recruiter = await clientOf('recruiter');
  const before = '*  Tar\n*  Rope\n\nWe sail at six.';
  const body = { title: unique('Sailmaker'), description: before };
  const { id } = (await recruiter.request('POST', '/api/tenant/jobs', { body })).data as { id: string };
  await logIn(page, 'recruiter');
  await page.goto(`/t/recruiting/jobs/${id}/edit`);
  const text = page.getByRole('textbox', { name: 'Description' });
  await expect(text.getByText('We sail at six.')).toBeVisible();
  await expectAccessible(page, 'a description that is written');

  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  const formatting = page.getByRole('toolbar', { name: 'Formatting: Description' });
  await formatting.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('Your days');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ask ');
  await formatting.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Link address').fill('crew@harbor.example');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.keyboard.type(', 1 < 2.');
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page).toHaveURL(new RegExp(`${id}/view$`));

  await expect(page.getByRole('heading', { name: 'Your days' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'crew@harbor.example' })).toBeVisible();
  const { description } = (await recruiter.request('GET', `/api/tenant/jobs/${id}`)).data as { description: string };
  const written = '### Your days\n\nAsk [crew@harbor.example](mailto:crew@harbor.example), 1 < 2.';
  expect(description).toBe(`${before}\n\n${written}`);
});
