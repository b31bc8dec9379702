import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

test('given two admins who edit one role, when the second saves after the first, then they are told so kindly, and what they typed is kept', async ({
  page,
  context,
}) => {
  const owner = await clientOf('owner');
  const name = unique('Yard manager');
  const body = { name, description: 'As it was', permissions: ['tenant.jobs.read'] };
  const { data } = await owner.request('POST', '/api/tenant/roles', { body });
  const { id } = data as { id: string };
  await logIn(page, 'owner');
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(`/t/settings/roles/${id}/edit`);
    await expect(tab.getByLabel('Description')).toHaveValue('As it was');
  }

  await page.getByLabel('Description').fill('Of the first');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Of the first')).toBeVisible();

  await second.getByLabel('Description').fill('Of the second');
  const candidates = second.getByRole('checkbox', { name: /Candidates/ }).first();
  await candidates.check();
  const answer = second.waitForResponse((response) => response.request().method() === 'PATCH');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await answer).status()).toBe(412);
  const alert = second.getByRole('alert').filter({ hasText: 'Someone else changed this record' });
  await expect(alert).toBeFocused();
  await expect(second.getByLabel('Description')).toHaveValue('Of the second');
  await expect(candidates).toBeChecked();

  second.once('dialog', (dialog) => void dialog.accept());
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(second.getByLabel('Description')).toHaveValue('Of the first');
  await second.getByLabel('Description').fill('Of both');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.getByText('Of both')).toBeVisible();
});
