import { DEMO_PASSWORD } from '#deploy/seed/register';
import { expect, test } from '#deploy/test/journey';
import { clientOf, unique } from '#deploy/test/staff.fixture';

test('given somebody at work, when a right is taken from their role, then their next request is refused, the screen says so and offers it no more', async ({
  page,
}) => {
  const owner = await clientOf('owner');
  const make = async (resource: string, body: object) =>
    ((await owner.request('POST', `/api/tenant/${resource}`, { body })).data as { id: string }).id;
  const permissions = ['tenant.jobs.read', 'tenant.candidates.read'];
  const role = await make('roles', { name: unique('Reader'), permissions });
  const email = `${unique('reader').replace(' ', '-')}@harbor.example`;
  await make('users', { name: 'Nils Reader', email, password: DEMO_PASSWORD, roles: [role] });

  await page.goto('/a/login');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();

  await owner.request('PATCH', `/api/tenant/roles/${role}`, { body: { permissions: ['tenant.jobs.read'] } });
  await menu.getByRole('link', { name: 'Candidates' }).click();

  await expect(page).toHaveURL(/\/e\/access-denied$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
  await page.goto('/t/recruiting/jobs');
  await expect(menu.getByRole('link', { name: 'Jobs' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Candidates' })).toHaveCount(0);
});

test('given a form that is filled in, when the right to save it is taken away, then the refusal says why and what was typed stays', async ({
  page,
}) => {
  const owner = await clientOf('owner');
  const name = unique('Maker');
  const permissions = ['tenant.jobs.read', 'tenant.jobs.create'];
  const role = (await owner.request('POST', '/api/tenant/roles', { body: { name, permissions } })).data as {
    id: string;
  };
  const email = `${name.replace(' ', '-').toLowerCase()}@harbor.example`;
  const body = { name, email, password: DEMO_PASSWORD, roles: [role.id] };
  await owner.request('POST', '/api/tenant/users', { body });
  await page.goto('/a/login/%2Ft%2Frecruiting%2Fjobs%2Fcreate');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const title = page.getByLabel(/^Title/);
  await title.fill('Night watch');

  await owner.request('PATCH', `/api/tenant/roles/${role.id}`, { body: { permissions: ['tenant.jobs.read'] } });
  await page.getByRole('main').locator('button[type=submit]').click();

  await expect(page.getByText('Not Authorized.')).toBeVisible();
  await expect(title).toHaveValue('Night watch');
  await expect(page).toHaveURL(/\/t\/recruiting\/jobs\/create$/);
});
