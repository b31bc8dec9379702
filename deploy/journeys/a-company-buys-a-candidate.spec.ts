import { openUntilShown } from '#deploy/test/accessible';
import { expect, test } from '#deploy/test/journey';
import { drawNewcomers, PASSWORD, signUpCompany } from '#deploy/test/newcomers.fixture';
import { clientOf } from '#deploy/test/staff.fixture';
import { english as words } from '#deploy/test/words.fixture';

test('given somebody who lets companies find them, when a company buys them with its last credit, then it has them as a candidate and can buy nobody else, and when they leave no other company finds them', async ({
  browser,
  baseURL,
}) => {
  const newcomers = drawNewcomers();
  const { company, candidate, subdomain } = newcomers;
  const title = `Keeper of bees ${subdomain}`;
  const open = async () => (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const [owner, person] = [await open(), await open()];

  await person.goto('/a/sign-up/candidate');
  await person.getByLabel(words.candidate.firstName).fill(candidate.firstName);
  await person.getByLabel(words.candidate.lastName).fill(candidate.lastName);
  await person.getByLabel(words.candidate.email).fill(candidate.email);
  await person.getByLabel(words.password).fill(PASSWORD);
  await person.getByLabel(words.apply.confirmPassword).fill(PASSWORD);
  await person.getByRole('checkbox').check();
  await person.getByRole('button', { name: words.apply.signUp }).click();
  await expect(person).toHaveURL(/\/a\/candidate-created/);

  await person.goto('/c/profile');
  await person.getByRole('link', { name: 'Open the marketplace' }).click();
  await expect(person.getByRole('heading', { name: 'You are not in the marketplace' })).toBeVisible();
  await person.getByLabel(/^Work you are looking for/).fill(`${title}, ${candidate.email}`);
  await person.getByLabel(/^Skills/).fill('Hives, Honey');
  await person.getByLabel(/^City/).fill('Bayfield');
  await person.getByLabel(/^Country/).selectOption('US');
  await person.getByLabel(/^About you/).fill(`Ask ${candidate.firstName} about swarms.`);
  await person.getByRole('button', { name: 'Join the marketplace' }).click();
  await expect(person.getByText('Agree to join')).toBeVisible();
  await person.getByRole('checkbox').check();
  await person.getByRole('button', { name: 'Join the marketplace' }).click();
  await expect(person.getByText(/^Leave email addresses, links and phone numbers out/)).toBeVisible();
  await person.getByLabel(/^Work you are looking for/).fill(title);
  await person.getByRole('button', { name: 'Join the marketplace' }).click();
  await expect(person.getByRole('heading', { name: 'You are in the marketplace' })).toBeVisible();

  await signUpCompany(owner, newcomers);
  await owner.goto('/t/recruiting/marketplace_candidates');
  await owner.getByRole('button', { name: '100 credits left' }).click();
  await owner.getByLabel('Limit per month').fill('1');
  await owner.getByRole('button', { name: 'Save limits' }).click();
  await expect(owner.getByRole('button', { name: '1 credit left' })).toBeVisible();
  const row = owner.getByRole('main').getByRole('link', { name: title });
  await owner.getByRole('searchbox').fill(subdomain);
  await row.click();
  await expect(owner.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(owner.getByRole('main')).toContainText('Hives, Honey');
  for (const hidden of [candidate.lastName, candidate.email, 'swarms'])
    await expect(owner.getByRole('main')).not.toContainText(hidden);
  await owner.getByRole('button', { name: 'Add to shortlist' }).click();
  await expect(owner.getByRole('button', { name: 'Remove from shortlist' })).toBeVisible();
  const masked = owner.url();

  await owner.getByRole('button', { name: 'Buy', exact: true }).click();
  await expect(owner.getByRole('dialog')).toContainText('1 credit is left to use now.');
  await owner.getByRole('button', { name: 'Buy with 1 credit' }).click();
  await expect(owner.getByText('Candidate bought')).toBeVisible();
  const record = owner.getByRole('main').getByRole('link', { name: 'Open candidate' }).first();
  await openUntilShown(owner, masked, record);
  await record.click();
  await expect(
    owner.getByRole('heading', { level: 1, name: `${candidate.firstName} ${candidate.lastName}` }),
  ).toBeVisible();
  await expect(owner.getByRole('main')).toContainText(candidate.email);
  await expect(owner.getByRole('main')).toContainText('about swarms');

  await owner.goto('/t/recruiting/marketplace_candidates');
  await owner.getByRole('searchbox').fill('Boatyard');
  await owner.getByRole('main').getByRole('link', { name: 'Boatyard foreman' }).click();
  await owner.getByRole('button', { name: 'Buy', exact: true }).click();
  await expect(owner.getByRole('dialog')).toContainText('No credits are left to use now.');
  await expect(owner.getByRole('button', { name: 'Buy with 1 credit' })).toBeDisabled();

  const other = await clientOf('stranger');
  const found = async () => {
    const query = { filter: JSON.stringify({ q: subdomain }) };
    return (await other.request('GET', '/api/tenant/marketplace-candidates', { query })).data as { title: string }[];
  };
  expect((await found()).map((one) => one.title)).toEqual([title]);
  await openUntilShown(person, '/c/profile/marketplace', person.getByText(company));
  await person.getByRole('button', { name: 'Leave the marketplace…' }).click();
  await person.getByRole('dialog').getByRole('button', { name: 'Leave now' }).click();
  await expect(person.getByRole('heading', { name: 'You are not in the marketplace' })).toBeVisible();
  await expect(async () => expect(await found()).toEqual([])).toPass();
  await openUntilShown(owner, '/t/recruiting/marketplace_purchases', owner.getByText(candidate.lastName).first());
});
