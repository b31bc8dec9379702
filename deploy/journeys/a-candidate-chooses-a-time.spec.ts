import { type Client, createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { createMemorySession } from 'contracts/client/session';
import { register } from 'contracts/identity/registration/registration.endpoints';
import { submitApplication } from 'contracts/recruiting/application/application.endpoints';
import { job } from 'contracts/recruiting/job/job.entity';
import { expectAccessible } from '#deploy/test/accessible';
import { comeAs } from '#deploy/test/interview.fixture';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

const baseUrl = process.env.ONRECORD_URL ?? '';
/** Years that no machine's clock has reached, so that a time is always still to come. */
const YEAR = '2090';

type Mail = { to: string | null; subject: string | null; text: string | null };

/** A mail of the company to somebody, once it is there. */
const mailTo = async (owner: Client, to: string, subject: RegExp): Promise<Mail> => {
  let found: Mail | undefined;
  await expect(async () => {
    const query = { range: '[0,49]', sort: '["createdAt","DESC"]' };
    const { data } = await owner.request('GET', '/api/tenant/mails', { query });
    found = (data as Mail[]).find((mail) => mail.to === to && subject.test(mail.subject ?? ''));
    expect(found).toBeDefined();
  }).toPass();
  return found as Mail;
};

test('given an interview, when staff offer three times, then the candidate takes one on a phone, staff see it and move it, and the candidate is told', async ({
  page,
  browser,
}) => {
  const owner = await clientOf('owner');
  const jobTitle = unique('Sailmaker');
  const { data: made } = await owner.call(job.endpoints.create, { body: { title: jobTitle } });
  await owner.call(job.endpoints.own.PublishJob, { params: { id: made.id } });
  const session = createMemorySession();
  const candidate = createClient({ baseUrl, session, positions: createMemoryPositions() });
  const email = `${unique('tove').replace(' ', '.')}@mail.example`;
  const person = { firstName: 'Tove', lastName: 'Sandvik', email, password: 'a long walk by the lake' };
  const body = { type: 'candidate' as const, ...person, employerContact: true as const };
  session.store((await candidate.call(register, { body })).data.token);
  const { interviewId } = (await candidate.call(submitApplication, { body: { jobId: made.id } })).data;

  await logIn(page, 'owner');
  // The interview follows from the application a moment later.
  await expect(async () => {
    await page.goto(`/t/recruiting/interviews/${interviewId}/view`);
    await expect(page.getByRole('heading', { level: 1, name: 'Tove Sandvik' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`Interview for ${jobTitle}`);
  const type = async (at: number, day: string) => {
    const field = page.getByRole('group', { name: 'Time', exact: true }).nth(at);
    await field.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type(`May${day}${YEAR}1000AM`);
    await expect(field.getByRole('spinbutton', { name: 'Minutes' })).toHaveText('00');
  };
  for (const [at, day] of ['10', '11', '12'].entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add time' }).click();
    await type(at, day);
  }
  await page.getByLabel('Place or link').fill('Sail loft, second floor');
  await expectAccessible(page, 'times to choose from');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Waiting for choice')).toBeVisible();
  const invitation = await mailTo(owner, email, /^Choose a time for your interview/);
  expect(invitation.text).toContain(`/c/interviews/live/${interviewId}`);

  const asCandidate = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: 'America/Chicago',
  });
  const phone = await asCandidate.newPage();
  await comeAs(phone, session.token() ?? '');
  await phone.goto('/c/interviews/mine');
  await phone.getByRole('link', { name: 'Interview appointment' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Your interview' })).toBeVisible();
  await expect(phone.getByRole('button', { name: /^Choose .*May/ })).toHaveCount(3);
  await expectAccessible(phone, 'times on a phone');
  await phone.getByRole('button', { name: /May 11/ }).click();
  await expect(phone.getByText('You said you’ll be there.')).toBeVisible();
  await expect(phone.getByText('Sail loft, second floor')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/May 11, 2090/)
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`Interview for ${jobTitle}`);
  await type(0, '20');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/May 20, 2090/)
      .first(),
  ).toBeVisible();

  const told = await mailTo(owner, email, /^Changed: interview with/);
  expect(told.text).toContain('May 20, 2090');
  await phone.reload();
  await expect(phone.getByText(/May 20/)).toBeVisible();
  await expect(phone.getByText('Are you coming?')).toBeVisible();
  await phone.getByRole('button', { name: 'No, I can’t make it' }).click();
  await expect(phone.getByText(/You said you can’t make it/)).toBeVisible();
  await asCandidate.close();
  await page.reload();
  await expect(page.getByText('The candidate cannot come at this time.')).toBeVisible();
});
