import { randomUUID } from 'node:crypto';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { questionSet } from 'contracts/recruiting/question/question-set.entity';
import { inviteToInterview } from 'contracts/recruiting/response/response.endpoints';
import { expectAccessible } from '#deploy/test/accessible';
import { linkMailedTo } from '#deploy/test/account-mails.fixture';
import { expect, test } from '#deploy/test/journey';
import { clientOf, unique } from '#deploy/test/staff.fixture';

/** Somebody whom the company entered itself, who has no account, is invited to answer. */
const inviteStranger = async (email: string) => {
  const owner = await clientOf('owner');
  const questions = [{ id: randomUUID(), ...questionDefaults, text: 'Why boats?', responseType: 'text' as const }];
  const set = await owner.call(questionSet.endpoints.create, { body: { name: unique('Questions'), questions } });
  const steps = [{ id: randomUUID(), name: 'First interview', questionSetId: set.data.id, questionSetRevision: 1 }];
  const title = unique('Sailmaker');
  const { data: made } = await owner.call(job.endpoints.create, { body: { title, steps } });
  await owner.call(job.endpoints.own.PublishJob, { params: { id: made.id } });
  const person = { firstName: 'Sunniva', lastName: 'Aas', email };
  const { data: known } = await owner.call(candidate.endpoints.create, { body: person });
  const body = { jobId: made.id, candidateId: known.id };
  const { data: begun } = await owner.call(interview.endpoints.create, { body });
  await owner.call(inviteToInterview, { params: { id: begun.id }, body: {} });
  return { interviewId: begun.id, title };
};

test('given a stranger whom a company invited, when they sign up by the link of the mail, then they are told to confirm their address, and its link leads to the questions', async ({
  page,
}) => {
  const email = `${unique('sunniva').replace(' ', '.')}@mail.example`;
  const { interviewId, title } = await inviteStranger(email);
  await page.goto(`/c/interviews/apply/${interviewId}`);
  await page.getByRole('link', { name: 'Create an account to apply for jobs' }).click();
  await page.getByLabel(/^First name/).fill('Sunniva');
  await page.getByLabel(/^Last name/).fill('Aas');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill('a long walk by the lake');
  await page.getByLabel(/^Confirm password/).fill('a long walk by the lake');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Confirm your email address first' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page, 'an interview before the address is confirmed');
  const link = await linkMailedTo(email, '/a/verify-email/');
  expect(link).toContain(encodeURIComponent(`/c/interviews/apply/${interviewId}`));
  const mailed = await page.context().newPage();
  await mailed.goto(link);
  await mailed.getByRole('button', { name: 'Confirm email address' }).click();
  await mailed.getByRole('link', { name: 'Continue' }).click();
  await expect(mailed.getByRole('button', { name: 'Begin interview' })).toBeVisible();
  await expect(mailed.getByText(title)).toBeVisible();

  await mailed.goto('/c/interviews/mine');
  await expect(mailed.getByRole('heading', { level: 3, name: title })).toBeVisible();
});
