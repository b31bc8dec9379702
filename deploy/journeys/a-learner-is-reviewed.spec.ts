import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { linksInPdf } from 'command-service/test/pdf-links.fixture';
import type { Client } from 'contracts/client/client';
import { expectAccessible } from '#deploy/test/accessible';
import { everyType } from '#deploy/test/interview.fixture';
import { expect, test } from '#deploy/test/journey';
import { keptTakes } from '#deploy/test/kept-takes.fixture';
import { clientOf, logIn, staff, unique } from '#deploy/test/staff.fixture';

test.use({ permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'] });

type Made = { id: string };
const make = async (owner: Client, path: string, body: object): Promise<Made> =>
  (await owner.request('POST', `/api/tenant/${path}`, { body })).data as Made;

/** A published lesson with a recorded question, a written one and a choice, scheduled for the owner. */
const scheduleFor = async (owner: Client, programName: string) => {
  const points = { audio: 10, text: 10, 'multiple-choice': 5 } as Record<string, number>;
  const questions = everyType()
    .filter(({ responseType }) => responseType in points)
    .map((question) => ({ ...question, points: points[question.responseType] }));
  const step = { id: randomUUID(), name: 'Say and write it', description: 'Read this **first**.', questions };
  const lesson = await make(owner, 'training-lessons', { name: unique('Hulls'), steps: [step] });
  const program = await make(owner, 'training-programs', {
    ...{ name: programName, lessonIds: [lesson.id], hasCertificate: true, passPercent: 80, certificateMonths: 12 },
  });
  await make(owner, `training-programs/${program.id}/publish`, {});
  const { data } = await owner.request('GET', '/api/tenant/users', { query: { range: '[0,99]' } });
  const learner = (data as { id: string; email: string }[]).find(({ email }) => email === staff.owner);
  const wanted = { programId: program.id, users: [learner?.id], startsAt: new Date(Date.now() - 1_000).toISOString() };
  await make(owner, 'training-schedules', wanted);
};

test('given a training with questions that are recorded, written and chosen, when it is answered and reviewed, then its person reads score and feedback, is told by mail, and has a certificate that is proved until it is withdrawn', async ({
  page,
  browser,
}) => {
  const owner = await clientOf('owner');
  const program = unique('First days on the water');
  await scheduleFor(owner, program);

  await logIn(page, 'owner');
  await expect(async () => {
    await page.goto('/t/employee/schedule');
    await expect(page.getByRole('link', { name: program })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByRole('link', { name: program }).click();
  await page.getByRole('link', { name: /^Start: / }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('3 required questions are not answered yet')).toBeVisible();
  await page.getByRole('button', { name: 'Answer with your voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect
    .poll(async () => Math.max(0, ...(await keptTakes(page)).map(({ chunks }) => chunks)))
    .toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Finish answer' }).click();
  await expect(page.getByText('Your answer has been saved.')).toBeVisible();
  await page
    .getByRole('region', { name: /Describe a hull/ })
    .getByRole('textbox')
    .fill('A hull keeps the water out.');
  await page.getByRole('button', { name: 'Save answer' }).first().click();
  await expect(page.getByText('1 required question is not answered yet')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Oak' }).check();
  await page.getByRole('checkbox', { name: 'Larch' }).check();
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expectAccessible(page, 'the lesson of a learner');
  await page.getByRole('button', { name: 'Finish lesson' }).click();
  await expect(page.getByText('5 of 25 points · 2 answers to be reviewed')).toBeVisible();

  const reviewing = await (await browser.newContext()).newPage();
  await logIn(reviewing, 'trainer');
  const waiting = reviewing.getByRole('listitem').filter({ hasText: program });
  await expect(async () => {
    await reviewing.goto('/t/trainings/video-responses');
    await expect(waiting.getByText('2 answers waiting')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectAccessible(reviewing, 'answers to review');
  await waiting.getByRole('link').click();
  const written = reviewing.getByRole('region', { name: /Describe a hull/ });
  const spoken = reviewing.getByRole('region', { name: /Say hello to the crew/ });
  await written.getByLabel('Points (of 10)').fill('7');
  await written.getByLabel('Feedback', { exact: true }).fill('Say which woods it is built of.');
  await expectAccessible(reviewing, 'a review');
  await written.getByRole('button', { name: 'Submit review' }).click();
  await expect(written.getByText('7 of 10 points')).toBeVisible();
  await written.getByRole('button', { name: 'Reopen' }).click();
  await reviewing.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await written.getByLabel('Points (of 10)').fill('8');
  await written.getByRole('button', { name: 'Submit review' }).click();
  await expect(written.getByText('8 of 10 points')).toBeVisible();
  await spoken.getByLabel('Points (of 10)').fill('9');
  await spoken.getByRole('button', { name: 'Submit review' }).click();
  await expect(spoken.getByText('9 of 10 points')).toBeVisible();

  await expect(async () => {
    await page.reload();
    await expect(page.getByText('22 of 25 points')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByRole('link', { name: /^View again: / }).click();
  await expect(page.getByText('Say which woods it is built of.')).toBeVisible();
  await expectAccessible(page, 'a reviewed lesson');
  await expect(async () => {
    const { data } = await owner.request('GET', '/api/tenant/mails', { query: { range: '[0,99]' } });
    const subjects = (data as { subject: string }[]).map(({ subject }) => subject);
    expect(subjects).toContain(`Your answers in ${program} have been reviewed`);
    expect(subjects).toContain(`Your certificate: ${program}`);
  }).toPass();

  await page.goto('/t/employee/schedule');
  await page.getByRole('link', { name: 'My certificates' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download PDF: ${program}` }).click();
  const [proof = ''] = await linksInPdf(await readFile(await (await saving).path()));
  const stranger = await (await browser.newContext()).newPage();
  await page.getByRole('button', { name: `Copy link: ${program}` }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await stranger.goto(new URL(proof).pathname);
  await expect(stranger.getByText('This certificate is valid')).toBeVisible();
  await expect(stranger.getByText('22 of 25 points')).toBeVisible();
  await expectAccessible(stranger, 'a certificate that is valid');
  await stranger.goto(new URL(copied).pathname);
  await expect(stranger.getByText('22 of 25 points')).toBeVisible();

  await page.goto('/t/trainings/certificates');
  await page.getByRole('row').filter({ hasText: program }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: program })).toBeVisible();
  await expectAccessible(page, 'a certificate in the console');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Certificate withdrawn')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('This certificate was withdrawn')).toBeVisible();
  await expect(stranger.getByText(program)).toBeHidden();
});
