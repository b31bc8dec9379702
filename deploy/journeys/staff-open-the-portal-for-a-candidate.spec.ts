import { linkMailedTo } from '#deploy/test/account-mails.fixture';
import { expect, test } from '#deploy/test/journey';
import { logIn, unique } from '#deploy/test/staff.fixture';
import { addCandidate } from '#deploy/test/story.fixture';

const PASSWORD = 'six herons under the pier';

test('given a password that staff have set, when the candidate confirms their address, then they can log in with it, and not before', async ({
  page: staff,
  browser,
}) => {
  const tail = unique('').trim();
  const person = { firstName: 'Signe', lastName: `Holm ${tail}`, email: `signe.${tail}@mail.example` };
  await logIn(staff, 'owner');
  await addCandidate(staff, { ...person, job: '', comment: '' });
  await staff.getByRole('button', { name: 'More' }).click();
  await staff.getByRole('menuitem', { name: 'Give portal access' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel(/^Password/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await expect(staff.getByText('Password set.')).toBeVisible();

  const candidate = await (await browser.newContext()).newPage();
  const logInAsCandidate = async () => {
    await candidate.goto('/a/login');
    await candidate.getByLabel(/^Email/).fill(person.email);
    await candidate.getByLabel(/^Password/).fill(PASSWORD);
    await candidate.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await logInAsCandidate();
  await expect(candidate.getByRole('alert')).toBeVisible();

  await candidate.goto(await linkMailedTo(person.email, '/a/portal-access/'));
  await expect(candidate.getByRole('heading', { level: 1 })).toContainText('has set up portal access for you');
  await candidate.getByRole('checkbox').check();
  await candidate.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(candidate.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();
  await logInAsCandidate();
  await expect(candidate).toHaveURL(/\/c\/interviews\/mine/);
  await staff.reload();
  await staff.getByRole('button', { name: 'More' }).click();
  await expect(staff.getByRole('menuitem', { name: 'Give portal access' })).toHaveCount(0);
});
