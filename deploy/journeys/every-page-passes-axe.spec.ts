import type { Page } from '@playwright/test';
import type { Client } from 'contracts/client/client';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { demoId } from '#deploy/seed/demo-id';
import { expectAccessible, expectAccessibleInEachSize, SIZES, visit } from '#deploy/test/accessible';
import { identityPages, linkPages } from '#deploy/test/identity-pages.fixture';
import { expect, test } from '#deploy/test/journey';
import { candidateClient, clientOf, logIn, logInAsCandidate } from '#deploy/test/staff.fixture';

type Row = { id: string };
/** Of the demo's candidate, who is offered times. */
const interviewOfApplicant = interviewIdOf(
  applicationIdOf(demoId('user', '', 'candidate@harbor.example'), demoId('job', 'harbor', 'apprentice-boatbuilder')),
);
const liveAgreed = demoId('liveInterview', 'harbor', 'An afternoon at the bench');
const liveHeld = demoId('liveInterview', 'harbor', 'A look at the tool room');
const openTraining = demoId('publicTraining', 'harbor', 'Safe on the docks');
const openLesson = demoId('trainingLesson', 'harbor', 'Life jackets and the dock');
const openInterview = demoId('openInterview', 'harbor', 'Crew for the summer regatta');

/** A mail of which there is one: its list is empty in a fresh demo. */
const mailId = async (owner: Client, interviewId: string): Promise<string> => {
  const change = (status: string) =>
    owner.request('POST', `/api/tenant/interviews/${interviewId}/status`, { body: { status } });
  await change('considered');
  await change('reviewed');
  let mails: Row[] = [];
  await expect(async () => {
    mails = (await owner.request('GET', '/api/tenant/mails')).data as Row[];
    expect(mails).not.toEqual([]);
  }).toPass();
  return mails[0]?.id ?? '';
};

/** Addresses of every kind of page behind the login, each of something that the demo has and no other journey counts on. */
const consolePages = async (): Promise<string[]> => {
  const owner = await clientOf('owner');
  const first = async (resource: string, row = 8) => {
    const query = { range: `[${row},${row}]`, sort: '["updatedAt","ASC"]' };
    const { data } = await owner.request('GET', `/api/tenant/${resource}`, { query });
    return (data as Row[])[0]?.id;
  };
  const [job, candidate, interview] = [await first('jobs'), await first('candidates'), await first('interviews')];
  const [template, questionSet] = [await first('job-templates', 0), await first('question-sets', 0)];
  const { data: market } = await owner.request('GET', '/api/tenant/marketplace-candidates');
  const listing = (market as Row[])[0]?.id;
  const { data: reviews } = await owner.request('GET', '/api/tenant/interview-reviews');
  const [{ interviewId: reviewed, jobId: compared } = {}] = reviews as Partial<
    Record<'interviewId' | 'jobId', string>
  >[];
  const mail = await mailId(owner, interview ?? '');
  const [contract, contractTemplate] = [await first('contracts', 0), await first('contract-templates', 0)];
  const [program, lesson] = [await first('training-programs', 0), await first('training-lessons', 0)];
  const [schedule, lessonOf] = [
    demoId('trainingSchedule', 'harbor', 'First week at the harbor'),
    demoId('trainingLesson', 'harbor', 'Life jackets and the dock'),
  ];
  const procedure = demoId('handbookDocument', 'harbor', 'Hand out and take back life jackets');
  const policy = demoId('handbookDocument', 'harbor', 'Code of conduct');
  const processRun = demoId('processRun', 'harbor', 'Docks of the north shore');
  const boatyard = demoId('team', 'harbor', 'Boatyard');
  const { data: learned } = await owner.request('GET', '/api/tenant/training-reviews', { query: { state: 'done' } });
  const assignment = (learned as { lines: Row[] }).lines[0]?.id;
  const emailTemplate = await first('email-templates', 0);
  const [webhook, rule] = [await first('webhooks', 0), await first('event-actions', 0)];
  const certificate = await first('training-certificates', 0);
  const publicTraining = await first('public-trainings', 0);
  return [
    '/t/tasks',
    '/t/tasks/create',
    `/t/tasks/${demoId('task', 'harbor', 'Call Amara about the oak she would bring')}/view`,
    `/t/tasks/${demoId('task', 'harbor', 'Count the life jackets before the season')}/edit`,
    '/t/settings/email-template',
    '/t/settings/email-template/create',
    `/t/settings/email-template/${emailTemplate}/edit`,
    '/t/settings/product-mail',
    '/t/settings/product-mail/create?mail=note-mention',
    '/t/dashboard',
    '/t/recruiting/jobs',
    '/t/recruiting/jobs/create',
    `/t/recruiting/jobs/${job}/view`,
    `/t/recruiting/jobs/${job}/edit`,
    `/t/recruiting/jobs/${compared}/compare`,
    '/t/recruiting/job-templates',
    '/t/recruiting/job-templates/create',
    `/t/recruiting/job-templates/${template}/edit`,
    '/t/recruiting/question-sets',
    '/t/recruiting/question-sets/create',
    `/t/recruiting/question-sets/${questionSet}/edit`,
    '/t/recruiting/questions',
    '/t/recruiting/questions/create',
    '/t/recruiting/candidates',
    '/t/recruiting/candidates/duplicates',
    '/t/recruiting/candidates/create',
    `/t/recruiting/candidates/${candidate}/view`,
    `/t/recruiting/candidates/${candidate}/as-of`,
    `/t/recruiting/candidates/${candidate}/edit`,
    '/t/recruiting/marketplace_candidates',
    `/t/recruiting/marketplace_candidates/${listing}/edit`,
    '/t/recruiting/marketplace_purchases',
    '/t/recruiting/interviews',
    '/t/recruiting/interviews?filter=%7B%22status%22%3A%22pending%22%7D',
    '/t/recruiting/interviews/board',
    `/t/recruiting/interviews/${interview}/view`,
    `/t/recruiting/interviews/${reviewed}/view`,
    `/t/recruiting/interviews/${reviewed}/review`,
    '/t/recruiting/open-interviews',
    '/t/recruiting/open-interviews/create',
    `/t/recruiting/open-interviews/${openInterview}/view`,
    `/t/recruiting/open-interviews/${openInterview}/edit`,
    `/t/recruiting/open-interviews/${openInterview}/compare`,
    '/t/recruiting/live-interviews',
    '/t/recruiting/live-interviews/create',
    `/t/recruiting/live-interviews/${liveAgreed}/view`,
    `/t/recruiting/live-interviews/${liveHeld}/view`,
    `/t/recruiting/live-interviews/${liveAgreed}/edit`,
    '/t/recruiting/contracts',
    '/t/recruiting/contracts/create',
    `/t/recruiting/contracts/${contract}/view`,
    '/t/recruiting/contract-batches',
    '/t/recruiting/contract-batches/create',
    `/t/recruiting/contract-batches/${demoId('contractBatch', 'harbor', 'Rules of the boatyard')}/view`,
    '/t/recruiting/contract-templates',
    '/t/recruiting/contract-templates/create',
    `/t/recruiting/contract-templates/${contractTemplate}/view`,
    `/t/recruiting/contract-templates/${contractTemplate}/edit`,
    '/t/reporting/audit-log',
    `/t/reporting/audit-log/interview/${interview}`,
    '/t/development/mails',
    `/t/development/mails/${mail}/view`,
    '/t/settings/company/edit',
    '/t/settings/company/domains',
    '/t/home',
    '/t/user/profile',
    '/t/settings',
    '/t/settings/navigation-mode',
    '/t/settings/teams',
    '/t/settings/teams/create',
    '/t/settings/rejection-reasons',
    '/t/settings/candidate-sources',
    '/t/settings/labels',
    '/t/settings/labels/create',
    '/t/settings/label-scopes',
    '/t/settings/webhooks',
    '/t/settings/webhooks/create',
    '/t/settings/webhooks/guide',
    `/t/settings/webhooks/${webhook}/view`,
    `/t/settings/webhooks/${webhook}/edit`,
    '/t/settings/event-actions',
    '/t/settings/event-actions/create',
    `/t/settings/event-actions/${rule}/view`,
    `/t/settings/event-actions/${rule}/edit`,
    '/t/settings/api-keys',
    '/t/settings/api-keys/create',
    '/t/settings/file-explorer',
    `/t/settings/file-explorer/${systemFolders.policies}`,
    `/t/settings/file-explorer/${systemFolders.trash}`,
    '/t/settings/quarantine',
    '/t/storage/usage',
    '/t/trainings/programs',
    '/t/trainings/programs/import',
    '/t/trainings/programs/create',
    `/t/trainings/programs/${program}/view`,
    `/t/trainings/programs/${program}/edit`,
    `/t/trainings/programs/${program}/compare?from=1`,
    `/t/trainings/lessons/${lessonOf}/compare?from=1`,
    '/t/trainings/processes-and-sops',
    '/t/trainings/processes-and-sops/create?template=onboarding',
    '/t/trainings/processes-and-sops/import',
    `/t/trainings/processes-and-sops/${procedure}/view`,
    `/t/trainings/processes-and-sops/${procedure}/read`,
    `/t/trainings/processes-and-sops/${procedure}/compare?from=1`,
    `/t/teams/${boatyard}/processes-and-sops`,
    '/t/trainings/process-runs',
    `/t/trainings/process-runs/create?process=${procedure}`,
    `/t/trainings/process-runs/${processRun}/view`,
    `/t/trainings/process-runs/${processRun}/edit`,
    '/t/trainings/policies',
    '/t/trainings/policies/create',
    '/t/trainings/policies/files',
    '/t/trainings/policies/matrix',
    '/t/trainings/policies/import',
    `/t/trainings/policies/${policy}/view`,
    `/t/trainings/policies/${policy}/read`,
    '/t/user/documents',
    `/t/trainings/processes-and-sops/${procedure}/edit`,
    '/t/trainings/lessons',
    '/t/trainings/lessons/wizard',
    `/t/trainings/lessons/${lesson}/view`,
    `/t/trainings/lessons/wizard/${lesson}`,
    '/t/trainings/group-scheduled',
    '/t/trainings/group-scheduled/create',
    `/t/trainings/group-scheduled/${schedule}/edit`,
    '/t/trainings/assignments',
    '/t/trainings/user/training',
    '/t/trainings/matrix',
    '/t/trainings/rating',
    '/t/trainings/rating/create',
    `/t/trainings/rating/${await first('rating-types', 0)}/edit`,
    '/t/trainings/public',
    '/t/trainings/public/create',
    `/t/trainings/public/${publicTraining}/view`,
    `/t/trainings/public/${publicTraining}/edit`,
    `/t/trainings/review/${schedule}/edit`,
    `/t/trainings/evaluation-schedule/${schedule}/training/${assignment}/feedback`,
    '/t/trainings/certificates',
    `/t/trainings/certificates/${certificate}/view`,
    '/t/employee/certificates',
    '/t/trainings/video-responses',
    '/t/trainings/video-responses/training',
    `/t/trainings/video-responses/${assignment}/edit`,
    `/t/trainings/review/${schedule}/show`,
    '/t/employee/schedule',
    `/t/employee/schedule/${schedule}/training/${program}`,
    `/t/employee/schedule/${schedule}/training/${program}/lesson/${lessonOf}`,
  ];
};

const openPages = [
  '/a/login',
  '/a/sign-up',
  '/a/sign-up/candidate',
  '/api/docs',
  '/e/access-denied',
  '/e/page-not-found',
  '/no/such/page',
  '/p/verify',
  '/p/certificates/not-one-of-ours',
  '/test/video-player',
  '/test/video-recorder',
];

/** Of a job that is open, and what a candidate sees of it. */
const openJob = async (page: Page): Promise<{ id: string; slug: string }> => {
  const answer = await page.request.get('/api/public/jobs');
  return (await answer.json()).jobs[0];
};
const candidatePages = (id: string): string[] => [
  '/c/jobs/open',
  `/c/jobs/show/${id}`,
  '/c/interviews/mine',
  `/c/interviews/live/${interviewOfApplicant}`,
  '/c/hires',
  '/c/contracts',
  '/c/profile',
  '/c/profile/resume-optimizer',
  '/c/profile/marketplace',
  '/c/profile/security',
  '/c/trainings',
  `/c/trainings/${openTraining}`,
  `/c/trainings/${openTraining}/lessons/${openLesson}`,
  `/a/join-training/${openTraining}`,
  `/a/apply-from-source/${id}/company-page`,
  `/a/apply-to-interview/${openInterview}/company-page`,
];

test.describe.configure({ mode: 'parallel' });

test('given the pages without a login, when axe looks at each wide and narrow, in light and dark, then it finds nothing, and each has a language, a title and one h1', async ({
  page,
}) => {
  for (const address of [...openPages, ...linkPages]) await visit(page, address);
});

/** Parts of the console, each small enough for one journey; the last has what no other has. */
const PARTS = [
  { name: 'recruiting', paths: /^\/t\/recruiting/ },
  { name: 'training', paths: /^\/t\/(trainings|employee|teams)/ },
  { name: 'settings', paths: /^\/t\/settings/ },
  { name: 'all else of the console', paths: /^/ },
];
const partOf = (address: string) => PARTS.find(({ paths }) => paths.test(address));

for (const part of PARTS)
  test(`given every page of ${part.name}, when axe looks at each wide and narrow, in light and dark, then it finds nothing, and each has a language, a title and one h1`, async ({
    page,
  }) => {
    await logIn(page, 'owner');
    const addresses = (await consolePages()).filter((address) => partOf(address) === part);
    expect(addresses).not.toEqual([]);
    for (const address of addresses) await visit(page, address);
  });

test('given every page about people, rights and one’s own account, when axe looks at each wide and narrow, in light and dark, then it finds nothing, and each has a language, a title and one h1', async ({
  page,
}) => {
  await logIn(page, 'owner');
  for (const address of await identityPages()) await visit(page, address);
});

test('given every page of the portal, when axe looks at each wide and narrow, in light and dark, then it finds nothing, and each has a language, a title and one h1', async ({
  page,
}) => {
  const candidate = await candidateClient();
  const body = { companyId: demoId('tenant', 'harbor', '') };
  await candidate.request('POST', `/api/candidate/public-trainings/${openTraining}/join`, { body });
  const started = `/api/candidate/trainings/${openTraining}/lessons/${openLesson}/start`;
  await candidate.request('POST', started, { body: {} });
  await logInAsCandidate(page);
  for (const address of candidatePages((await openJob(page)).id)) await visit(page, address);
});

test('given the public pages, when axe looks at each wide and narrow, in light and dark, then it finds nothing', async ({
  page,
}) => {
  const { slug } = await openJob(page);
  for (const address of [
    ...['/p/harbor', '/p/harbor?q=nothing-like-it', `/${slug}`, '/p/nobody-of-this-name'],
    `/p/harbor/interviews/${openInterview}`,
    '/p/harbor/trainings/safe-on-the-docks',
    '/p/harbor/embedded-trainings/safe-on-the-docks',
  ]) {
    await page.goto(address);
    await expectAccessibleInEachSize(page, address);
  }
});

for (const viewport of SIZES) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('given what opens over a page, when axe looks at dialog, menu and refusal in light and dark, then it finds nothing', async ({
      page,
    }) => {
      await page.goto('/a/login');
      await page.getByLabel(/^Email/).fill('nobody@harbor.example');
      await page.getByLabel(/^Password/).fill('not the password');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'refused login');

      await logIn(page, 'owner');
      await page.goto('/t/recruiting/jobs');
      await page.getByRole('main').getByRole('link', { name: 'Lead boatbuilder' }).click();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'dialog');

      const file = demoId('file', 'harbor', 'Paid time off.pdf');
      await page.goto(`/t/settings/file-explorer/${systemFolders.policies}?file=${file}`);
      await expect(page.getByRole('img', { name: /Page 1 of 1/ })).toBeVisible();
      await expectAccessible(page, 'file with its preview');

      await page.goto('/t/recruiting/jobs/create');
      await page.getByRole('button', { name: 'Create job' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'form with a fault');

      const opener = page.getByRole('button', { name: 'Open menu' });
      if (await opener.isVisible()) await opener.click();
      await page.getByRole('button', { name: /Ingrid Halvorsen/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, 'menu', { inMenu: true });
    });
  });
}
