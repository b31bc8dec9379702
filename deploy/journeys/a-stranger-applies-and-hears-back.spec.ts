import { expect, test } from '#deploy/test/journey';
import { drawNewcomers, expectStatus, meet, openApplicantsInterview } from '#deploy/test/newcomers.fixture';
import { considerWithComment } from '#deploy/test/story.fixture';

test('given a company and a person that nobody knows, when one publishes a job and the other applies, then interview, dashboard, mail and portal show it', async ({
  browser,
  baseURL,
}) => {
  const newcomers = drawNewcomers();
  const [owner, stranger] = await meet(browser, baseURL ?? '', newcomers);
  await expectStatus(stranger, newcomers, 'Application received');

  await openApplicantsInterview(owner, newcomers);
  await considerWithComment(owner, { comment: 'Knows the tides.' });
  await expectStatus(stranger, newcomers, 'In the closer choice');

  await owner.goto('/t/dashboard');
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
  await owner.goto('/t/development/mails');
  await expect(owner.getByText(newcomers.candidate.email).first()).toBeVisible();
});

test('given somebody who has applied, when they apply again from another address, then they are told so kindly and nothing is sent', async ({
  browser,
  baseURL,
}) => {
  const newcomers = drawNewcomers();
  const [, stranger] = await meet(browser, baseURL ?? '', newcomers);
  await stranger.goto(`/p/${newcomers.subdomain}`);
  await stranger.getByRole('link', { name: newcomers.job }).click();
  await stranger
    .getByRole('link', { name: /^Apply now/ })
    .first()
    .click();
  await expect(stranger.getByText('You have applied for this job')).toBeVisible();
});
