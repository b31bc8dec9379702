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
  await page.goto(`/t/recruiting/jobs/${id}/edit#description`);
  const text = page.getByRole('textbox', { name: 'Description' });
  await expect(text.getByText('We sail at six.')).toBeVisible();
  await expectAccessible(page, 'a description that is written');

  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  const formatting = page.getByRole('toolbar', { name: 'Formatting: Description' });
  await formatting.getByRole('button', { name: 'Heading', exact: true }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('Your days');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ask ');
  await formatting.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Link address').fill('crew@harbor.example');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type(', 1 < 2.');
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page).toHaveURL(new RegExp(`${id}/view$`));

  await expect(page.getByRole('heading', { name: 'Your days' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'crew@harbor.example' })).toBeVisible();
  const { description } = (await recruiter.request('GET', `/api/tenant/jobs/${id}`)).data as { description: string };
  const written = '### Your days\n\nAsk [crew@harbor.example](mailto:crew@harbor.example), 1 < 2.';
  expect(description).toBe(`${before}\n\n${written}`);
});

test('given a form in steps, when one goes through them, reloads and saves with a fault, then each has its address, the draft is still there, and the step with the fault opens', async ({
  page,
}) => {
  await logIn(page, 'recruiter');
  const title = unique('Caulking lead');
  await page.goto('/t/recruiting/jobs/create');
  await page.getByLabel(/^Title/).fill(title);
  await page.getByRole('button', { name: 'Next: Description' }).click();
  await expect(page).toHaveURL(/create#description$/);
  await page.getByRole('button', { name: 'Next: Location' }).click();
  const kept = page.waitForResponse((answer) => {
    const request = answer.request();
    return request.method() === 'PUT' && answer.url().endsWith('/jobs') && `${request.postData()}`.includes('Grimstad');
  });
  await page.getByRole('textbox', { name: 'Location' }).fill('Grimstad');
  expect((await kept).ok()).toBe(true);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page).toHaveURL(/create#place$/);
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Grimstad');
  await page.getByRole('button', { name: 'Salary and benefits', exact: true }).click();
  await page.getByRole('textbox', { name: 'From' }).fill('plenty');
  await page.getByRole('button', { name: 'Title and address', exact: true }).click();
  await expect(page.getByLabel(/^Title/)).toHaveValue(title);
  await page.getByRole('button', { name: 'Create job' }).click();

  await expect(page.getByRole('textbox', { name: 'From' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Salary and benefits 1 field to correct' })).toBeVisible();
  await expectAccessible(page, 'a step with a fault');
  await page.getByRole('textbox', { name: 'From' }).fill('');
  await page.goBack();
  await page.getByRole('button', { name: 'Create job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Grimstad').first()).toBeVisible();
});
