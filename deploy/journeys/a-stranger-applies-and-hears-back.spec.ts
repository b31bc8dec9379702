import { mailTo } from '#deploy/test/account-mails.fixture';
import { expect, test } from '#deploy/test/journey';
import {
  applyAsStranger,
  drawNewcomers,
  expectStatus,
  meet,
  openApplicantsInterview,
  PASSWORD,
  signUpCompany,
} from '#deploy/test/newcomers.fixture';
import { considerWithComment, publishJob } from '#deploy/test/story.fixture';
import { portuguese as words } from '#deploy/test/words.fixture';

test('given a company and a person that nobody knows, when one publishes a job and the other applies, then interview, dashboard, mail and portal show it', async ({
  browser,
  baseURL,
}) => {
  const newcomers = drawNewcomers();
  const [owner, stranger] = await meet(browser, baseURL ?? '', newcomers);
  await expectStatus(stranger, newcomers, 'Application received');

  await openApplicantsInterview(owner, newcomers);
  await considerWithComment(owner, { comment: 'Knows the tides.' });
  await expectStatus(stranger, newcomers, 'Shortlisted');

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
  await expect(stranger.getByText('You have already applied for this job')).toBeVisible();
});

test('given two strangers with phones, one whose browser asks for Portuguese and one whose link does, when they apply for a job with a long name, then all they read is Portuguese, and nothing is wider than the phone', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  const newcomers = drawNewcomers();
  newcomers.job = `Maquinista-${newcomers.subdomain.repeat(4)}`;
  await signUpCompany(owner, newcomers);
  await publishJob(owner, newcomers);
  const wishes = [
    { locale: 'pt-BR', address: `/p/${newcomers.subdomain}` },
    { locale: 'en-US', address: `/p/${newcomers.subdomain}?lang=pt-br` },
  ];
  for (const { locale, address } of wishes) {
    const phone = { viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) };
    const page = await (await browser.newContext({ ...phone, locale })).newPage();
    const { candidate } = drawNewcomers();
    const onPage = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
    await applyAsStranger(page, { ...newcomers, candidate }, { words, address, onPage });
    await expectStatus(page, newcomers, words.apply.received);
    expect((await mailTo(candidate.email, '/a/verify-email/')).subject).toBe('Confirme seu e-mail');

    await page.getByRole('button', { name: /^Conta de/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByLabel(words.email).fill(candidate.email);
    await page.getByLabel(words.password).fill(PASSWORD);
    await page.getByRole('button', { name: words.logIn, exact: true }).click();
    await page.getByRole('link', { name: newcomers.company }).click();
    await expect(page.getByText(words.apply.found)).toBeVisible();
    await page.context().close();
  }
});
