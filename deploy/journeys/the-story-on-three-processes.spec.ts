import { expect, test } from '#deploy/test/journey';
import { drawNewcomers, expectStatus, meet, openApplicantsInterview } from '#deploy/test/newcomers.fixture';
import { type Onrecord, startOnrecord } from '#deploy/test/onrecord.harness';
import { kill } from '#deploy/test/processes.harness';
import { logIn, unique } from '#deploy/test/staff.fixture';
import {
  addCandidate,
  considerWithComment,
  findInterview,
  findMail,
  openInterview,
  publishJob,
} from '#deploy/test/story.fixture';
import { untilReady } from '#deploy/test/until';

let onrecord: Onrecord;
test.beforeAll(async () => {
  onrecord = await startOnrecord({ split: true });
});
test.afterAll(() => onrecord?.discard());

test('given the services as three processes, when each is killed once during the story, then the story goes on and nothing is lost', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: onrecord.url });
  const page = await context.newPage();
  const story = {
    job: unique('Lock keeper'),
    firstName: 'Sunniva',
    lastName: unique('Grahl'),
    email: 'sunniva.grahl@mail.example',
    comment: unique('Would not be hurried by a gale.'),
  };
  await logIn(page, 'recruiter');
  await publishJob(page, story);

  await kill(onrecord, 'command-service');
  await untilReady(onrecord.url);
  await addCandidate(page, story);

  await kill(onrecord, 'projection-service');
  await untilReady(onrecord.url);
  await openInterview(page, story);

  const death = kill(onrecord, 'integration-workers');
  await considerWithComment(page, story);
  await death;
  await untilReady(onrecord.url);
  await findInterview(page, story);
  await findMail(page, story);
  await expect(page.getByRole('main').getByText(story.email)).toHaveCount(1);
  await context.close();
});

test('given the services as three processes, when a stranger finds the job of a new company and applies, then the company decides and the stranger reads it', async ({
  browser,
}) => {
  const newcomers = drawNewcomers();
  const [owner, stranger] = await meet(browser, onrecord.url, newcomers);
  await openApplicantsInterview(owner, newcomers);
  await considerWithComment(owner, { comment: 'Asked the right questions about the tide.' });
  await expectStatus(stranger, newcomers, 'Shortlisted');
});
