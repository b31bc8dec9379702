import type { Page } from '@playwright/test';
import { pdfOf } from '#deploy/seed/library/pdf';
import { openUntilShown } from '#deploy/test/accessible';
import { linkMailedTo } from '#deploy/test/account-mails.fixture';
import { expect, test } from '#deploy/test/journey';
import { drawNewcomers, meet, openApplicantsInterview } from '#deploy/test/newcomers.fixture';

const PAPERS = 'A copy of your passport';
const SHOES = 'Size of your shoes';

/** The company's usual checklist: two things that the candidate brings. */
const writeChecklist = async (page: Page): Promise<void> => {
  await page.goto('/t/settings/hiring-checklists/create');
  await page.getByLabel(/^Name/).fill('Everybody');
  await page.getByRole('checkbox', { name: 'Default checklist' }).check();
  for (const [place, title, kind] of [
    [1, PAPERS, 'Document'],
    [2, SHOES, 'Question to answer'],
  ] as const) {
    await page.getByRole('button', { name: 'Add item' }).click();
    const item = page.getByRole('listitem', { name: `Item ${place}` });
    await item.getByLabel(/^What is to be done/).fill(title);
    await item.getByLabel(/^Type/).selectOption(kind);
    await item.getByLabel(/^Assigned to/).selectOption('Candidate');
    await item.getByRole('checkbox', { name: 'Required before hiring' }).check();
  }
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Hiring checklist created')).toBeVisible();
};

test('given an approved interview, when the candidate brings what is asked, the hire is approved and they are hired, then they come into the company as a user', async ({
  browser,
  baseURL,
}) => {
  const newcomers = drawNewcomers();
  const { candidate, company, job } = newcomers;
  const name = `${candidate.firstName} ${candidate.lastName}`;
  const [owner, person] = await meet(browser, baseURL ?? '', newcomers);
  await writeChecklist(owner);

  await openApplicantsInterview(owner, newcomers);
  await owner.getByText('Approved', { exact: true }).click();
  await owner.getByRole('button', { name: 'Change status' }).click();
  await expect(owner.getByText('Status changed')).toBeVisible();
  const link = owner.getByRole('main').getByRole('link', { name });
  await openUntilShown(owner, '/t/recruiting/pending-hires', link);
  await link.click();
  await expect(owner.getByRole('checkbox', { name: PAPERS })).not.toBeChecked();
  const hire = owner.url();

  await owner.getByRole('link', { name: 'Edit' }).click();
  const firstDay = owner.getByRole('group', { name: 'First day' });
  await firstDay.getByRole('spinbutton', { name: 'Month' }).click();
  await owner.keyboard.type('06152031');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Jun 15, 2031').first()).toBeVisible();
  await owner.getByRole('button', { name: 'Ask candidate' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Ask candidate' }).click();
  await expect(owner.getByText('Sent to the candidate')).toBeVisible();

  await openUntilShown(person, '/c/hires', person.getByRole('heading', { name: `${job} at ${company}` }));
  const papers = person.getByRole('listitem').filter({ hasText: PAPERS });
  await papers.getByText('Upload a document', { exact: true }).click();
  const file = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: pdfOf('Passport', [name]) };
  await papers.getByLabel(`Upload a document: ${PAPERS}`, { exact: true }).setInputFiles(file);
  await papers.getByRole('button', { name: `Send this document: ${PAPERS}` }).click();
  await expect(papers.getByText('passport.pdf')).toBeVisible();
  await person.getByLabel(`Your answer: ${SHOES}`).fill('Forty-two');
  await person.getByRole('button', { name: 'Send answer' }).click();
  await expect(person.getByText('There is nothing you need to do right now.')).toBeVisible();

  await openUntilShown(owner, hire, owner.getByText('Forty-two'));
  await owner.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(owner.getByText('Hire approved')).toBeVisible();
  await owner.getByRole('button', { name: 'Hire', exact: true }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Recruiter/ }).check();
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click();
  await expect(owner.getByRole('main').getByText('Hired', { exact: true }).first()).toBeVisible();

  await person.goto(await linkMailedTo(candidate.email, '/a/invitation/'));
  await expect(person.getByRole('heading', { level: 1, name: `Join ${company}` })).toBeVisible();
  await person.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(person).toHaveURL(/\/t\//);
  await person.goto('/t/recruiting/jobs');
  await expect(person.getByRole('link', { name: 'New job' })).toBeVisible();
  await openUntilShown(owner, hire, owner.getByText('Hired. They are now a user of the company.'));
});
