import { expect, test } from '#deploy/test/journey';
import { drawNewcomers, signUpCompany } from '#deploy/test/newcomers.fixture';
import { publishJob } from '#deploy/test/story.fixture';

test('given a company that changes its subdomain, when strangers come by the old host, then they find it at the new one, and apply at the product', async ({
  browser,
  baseURL,
}) => {
  const newcomers = drawNewcomers();
  const { company, job, subdomain } = newcomers;
  const renamed = `${subdomain}-harbour`;
  const product = new URL(baseURL ?? '');
  const at = (name: string) => `http://${name}.localhost:${product.port}`;
  const owner = await (await browser.newContext({ baseURL })).newPage();
  await signUpCompany(owner, newcomers);
  await publishJob(owner, { job });

  await owner.goto('/t/settings/company/domains');
  await expect(owner.getByRole('link', { name: `${subdomain}.localhost` })).toBeVisible();
  await owner.getByRole('button', { name: 'Change subdomain' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Subdomain' }).fill('admin');
  await owner.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Subdomain' }).fill(renamed);
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('link', { name: `${renamed}.localhost` })).toBeVisible();
  await expect(owner.getByText(`${subdomain}. Links to them still work.`)).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await expect(async () => {
    await stranger.goto(at(subdomain));
    expect(stranger.url()).toBe(`${at(renamed)}/`);
  }).toPass();
  await expect(stranger.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await stranger.goto(`${product.origin}/p/${subdomain}`);
  await expect(stranger).toHaveURL(`${product.origin}/p/${renamed}`);
  await stranger.goto(at(renamed));
  await stranger.getByRole('link', { name: job }).click();
  await expect(stranger).toHaveURL(new RegExp(`^${at(renamed)}/ferry-mate`));
  await stranger
    .getByRole('link', { name: /^Apply now/ })
    .first()
    .click();
  await expect(stranger).toHaveURL(new RegExp(`^${product.origin}/a/apply-from-source/[0-9a-f-]{36}/company-page$`));
  await expect(stranger.getByText(job).first()).toBeVisible();
});
