import { expectAccessible } from '#deploy/test/accessible';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

type Row = { id: string };

test('given candidates who got a label, when a rule for it is tried, saved, turned on and changed, then it says beforehand what it does', async ({
  page,
}) => {
  const owner = await clientOf('owner');
  const made = async (path: string, body: object) =>
    ((await owner.request('POST', `/api/tenant/${path}`, { body })).data as Row).id;
  const [called, wanted, other] = [unique('Called'), unique('Wanted'), unique('Other')];
  const calledId = await made('labels', { name: called });
  await made('labels', { name: wanted });
  await made('labels', { name: other });
  const person = async (lastName: string) => {
    const id = await made('candidates', {
      firstName: 'Wanda',
      lastName,
      email: `${lastName.toLowerCase().replaceAll(' ', '.')}@mail.example`,
    });
    await owner.request('POST', `/api/tenant/candidates/${id}/labels`, { body: { add: [calledId] } });
    return id;
  };
  const [before, after] = [unique('Before'), unique('After')];
  await person(before);
  await logIn(page, 'owner');

  // Written, and tried before it is saved: nothing is done by that.
  const name = unique('Rule');
  await page.goto('/t/settings/event-actions/create');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'When' }).selectOption({ label: 'Label added to a candidate' });
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Label' });
  await page.getByRole('combobox', { name: 'Values' }).fill(called);
  await page.getByRole('option', { name: called }).click();
  await page
    .getByRole('spinbutton', { name: 'Run after' })
    .or(page.getByRole('textbox', { name: 'Run after' }))
    .fill('0');
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ label: 'minutes' });
  await page.getByRole('button', { name: 'Add action' }).click();
  await page.getByRole('combobox', { name: 'Action', exact: true }).selectOption({ label: 'Add a label' });
  await page.getByRole('combobox', { name: 'Label', exact: true }).click();
  await page.getByRole('option', { name: wanted }).click();
  const tried = page.getByRole('region', { name: 'What it would have done' });
  await tried.getByRole('button', { name: 'Show what it would have done' }).click();
  await expect(tried.getByText('This would have acted once.')).toBeVisible();
  await expect(tried.getByText(`Wanda ${before}`)).toBeVisible();
  await expect(tried.getByText('Would be done')).toBeVisible();
  await expectAccessible(page, page.url());
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Nothing yet')).toBeVisible();

  // Turned on, it does so, and its log says what.
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await person(after);
  await expect(page.getByText(`Wanda ${after}`)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(`Wanda ${before}`)).toHaveCount(0);

  // A change of it is compared with what it does now, before it is saved.
  await page.getByRole('link', { name: 'Edit' }).click();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(tried.getByText('Without your changes: 2 times.')).toBeVisible();
});
