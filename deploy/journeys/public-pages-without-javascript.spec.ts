import { expect, test } from '#deploy/test/journey';
import { clientOf, unique } from '#deploy/test/staff.fixture';

test.use({ javaScriptEnabled: false });

type Job = { id: string; slug: string };

const publish = async (title: string) => {
  const recruiter = await clientOf('recruiter');
  const body = {
    title,
    location: 'Grand Marais',
    country: 'US',
    description: 'You keep the light.\n\n- by night\n- by day',
  };
  const { data } = await recruiter.request('POST', '/api/tenant/jobs', { body });
  const job = data as Job;
  await recruiter.request('POST', `/api/tenant/jobs/${job.id}/publish`);
  return { job, unpublish: () => recruiter.request('POST', `/api/tenant/jobs/${job.id}/unpublish`) };
};

test('given a browser without JavaScript, when a company is looked up, then its jobs are found, read and gone once they are closed', async ({
  page,
  request,
}) => {
  const title = unique('Keeper of the light');
  const { job, unpublish } = await publish(title);
  await expect(async () => {
    await page.goto('/p/harbor');
    await page.getByLabel('Search jobs').fill(title);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\?q=/);
    expect(await page.getByText('1 job found').count()).toBe(1);
  }).toPass();

  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/${job.slug}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'by night' })).toBeVisible();
  const [posting] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(posting ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    hiringOrganization: { '@type': 'Organization', name: 'Harbor & Pine' },
  });
  const apply = page.getByRole('link', { name: /^Apply now/ }).first();
  await expect(apply).toHaveAttribute('href', `/a/apply-from-source/${job.id}/company-page`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('<loc>');

  await unpublish();
  await expect.poll(async () => (await request.get(`/${job.slug}`)).status()).toBe(410);
  expect((await request.get(`/api/public/jobs/${job.slug}`)).status()).toBe(410);
});

test('given a job that was never published, when its address is opened, then nothing tells that it exists', async ({
  request,
}) => {
  const recruiter = await clientOf('recruiter');
  const { data } = await recruiter.request('POST', '/api/tenant/jobs', { body: { title: unique('Silent role') } });
  expect((await request.get(`/${(data as Job).slug}`)).status()).toBe(404);
  expect((await request.get(`/api/public/jobs/${(data as Job).slug}`)).status()).toBe(404);
});
