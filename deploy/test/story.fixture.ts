import { expect, type Page } from '@playwright/test';
import { openUntilShown } from './accessible.ts';
import { english, type Words } from './words.fixture.ts';

/** The steps from a job to a decision, each from the console's menu, as one person takes them with a mouse. */
export type Story = { job: string; firstName: string; lastName: string; email: string; comment: string };

export const openFromMenu = async (page: Page, place: keyof Words['menu'], words: Words = english): Promise<void> => {
  const opener = page.getByRole('button', { name: words.openMenu });
  const link = page
    .getByRole('navigation', { name: words.mainMenu })
    .getByRole('link', { name: words.menu[place], exact: true });
  await expect(opener.or(link)).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: words.menu[place] })).toBeVisible();
};

export const publishJob = async (page: Page, { job }: Pick<Story, 'job'>, words: Words = english): Promise<void> => {
  await openFromMenu(page, 'jobs', words);
  await page.getByRole('link', { name: words.job.create }).first().click();
  await page.getByLabel(words.job.title).fill(job);
  await page.getByRole('button', { name: words.job.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: job })).toBeVisible();
  await page.getByRole('button', { name: words.job.publish, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.job.publish, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(words.job.published, { exact: true }).first()).toBeVisible();
};

export const addCandidate = async (page: Page, story: Story, words: Words = english): Promise<void> => {
  await openFromMenu(page, 'candidates', words);
  await page.getByRole('link', { name: words.candidate.create }).click();
  await page.getByLabel(words.candidate.firstName).fill(story.firstName);
  await page.getByLabel(words.candidate.lastName).fill(story.lastName);
  await page.getByLabel(words.candidate.email).fill(story.email);
  await page.getByRole('button', { name: words.candidate.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${story.firstName} ${story.lastName}` })).toBeVisible();
};

/** From the candidate's page, for the job of the story. */
export const openInterview = async (page: Page, { job }: Story, words: Words = english): Promise<void> => {
  await page.getByRole('button', { name: words.interview.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: words.interview.job }).fill(job);
  await dialog.getByRole('option', { name: job }).click();
  await dialog.getByRole('button', { name: words.interview.open }).click();
  await expect(page).toHaveURL(/\/interviews\/[0-9a-f-]{36}\/view$/);
  await expect(page.getByRole('main').getByText(words.interview.created, { exact: true }).first()).toBeVisible();
};

/** From the interview's page. */
export const considerWithComment = async (
  page: Page,
  { comment }: Pick<Story, 'comment'>,
  words: Words = english,
): Promise<void> => {
  await page.getByText(words.interview.considered, { exact: true }).click();
  await page.getByLabel(words.interview.comment).fill(comment);
  await page.getByRole('button', { name: words.interview.change }).click();
  const log = page.getByRole('region', { name: words.interview.log });
  await expect(log.getByText(comment)).toBeVisible();
  await expect(log.getByText(words.interview.considered)).toBeVisible();
};

/** The row of the story in the list of interviews, found by its name. */
export const findInterview = async (page: Page, story: Story, words: Words = english): Promise<void> => {
  await openFromMenu(page, 'interviews', words);
  await page.getByRole('searchbox').fill(`${story.firstName} ${story.lastName}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: `${story.firstName} ${story.lastName}` })).toBeVisible();
  await expect(main.getByText(words.interview.considered, { exact: true }).last()).toBeVisible();
};

/** The mail that the candidate got, once it was written. */
export const findMail = async (page: Page, story: Story, words: Words = english): Promise<void> => {
  await openUntilShown(page, '/t/development/mails', page.getByText(story.email));
  await expect(page.getByRole('heading', { level: 1, name: words.menu.mailbox })).toBeVisible();
};
