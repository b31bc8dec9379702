import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { choiceQuestion, lessonStep } from 'command-service/test/lesson.fixture';
import type { Client } from 'contracts/client/client';
import { demoId } from '#deploy/seed/demo-id';
import { expectAccessible, openUntilShown } from '#deploy/test/accessible';
import { linkMailedTo } from '#deploy/test/account-mails.fixture';
import { filmOf, hasFfmpeg } from '#deploy/test/film.fixture';
import { expect, test } from '#deploy/test/journey';
import { PASSWORD } from '#deploy/test/newcomers.fixture';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';
import { send, senderAt } from '#deploy/test/uploads.fixture';

const PHONE = { width: 390, height: 844 };
const FILM_SECONDS = 6;
const PARTNER = 'https://partner.example';
const STRANGER = 'https://stranger.example';

type Made = { id: string };
const make = async (owner: Client, path: string, body: object = {}): Promise<Made> =>
  (await owner.request('POST', `/api/tenant/${path}`, { body })).data as Made;

/** A film of the library that has come and can be shown. */
const filmInLibrary = async (owner: Client): Promise<string> => {
  const sender = await senderAt(process.env.ONRECORD_URL ?? '');
  const { fileId } = await send(sender, filmOf(FILM_SECONDS), { name: `${unique('Knots')}.webm` });
  await expect(async () => {
    const { data } = await owner.request('GET', `/api/tenant/files/${fileId}`);
    expect(data).toMatchObject({ status: 'completed', type: 'video' });
  }).toPass();
  return String(fileId);
};

/** A training that everybody may join, with a film that is to be watched and a question. */
const openTraining = async (name: string, slug: string): Promise<void> => {
  const owner = await clientOf('owner');
  const film = { videoFileId: await filmInLibrary(owner), videoSeconds: FILM_SECONDS, requiredPercent: 50 };
  const question = choiceQuestion(`${name}: which knot holds?`, 4);
  const steps = [
    { ...lessonStep(`Watch ${name}`, { questions: [] }), ...film, description: 'How a **bowline** is tied.' },
    lessonStep(`Answer ${name}`, { questions: [question] }),
  ];
  const lesson = await make(owner, 'training-lessons', { name: `${name}: the bowline`, steps });
  const description = 'What guests learn *before* they sail.';
  const certificate = { hasCertificate: true, passPercent: 50, certificateMonths: 12, renewsCertificate: true };
  const program = await make(owner, 'training-programs', { name, description, lessonIds: [lesson.id], ...certificate });
  await make(owner, `training-programs/${program.id}/publish`);
  const link = { programId: program.id, slug, isListed: true, embedOrigins: [PARTNER] };
  const { id } = await make(owner, 'public-trainings', link);
  await make(owner, `public-trainings/${id}/open`);
};

/** Nothing is wider than the phone, and axe finds nothing. */
const expectFits = async (page: Page, where: string): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(PHONE.width);
  await expectAccessible(page, where);
};

const signUp = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel(/^First name/).fill('Wanda');
  await page.getByLabel(/^Last name/).fill('Outsider');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
};

/** From the first page of the training to its last lesson. */
const learn = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name: /^Start: / }).click();
  await page.getByRole('button', { name: 'Start the lesson' }).click();
  await expect(page.getByText('How a bowline is tied.')).toBeVisible();
  await expect(page.locator('strong', { hasText: 'bowline' })).toBeVisible();
  await expectFits(page, 'a lesson with a film');
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('checkbox', { name: 'right' }).check();
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByText('You need to watch at least 50% of the lesson video')).toBeVisible();
  await page.getByRole('button', { name: 'Previous step' }).click();
  const film = page.locator('video');
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  await expect(page.getByText(/(?:[5-9]\d|100)% watched, 50% required/)).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('button', { name: 'Finish lesson' }).click();
  await expect(page.getByText('You have completed this training.')).toBeVisible();
  await expectFits(page, `${name}, completed`);
};

test('given a stranger with a phone, when they follow the link of a public training, then they sign up, confirm their address, learn, and prove it with their certificate; the trainer sees by which link they came', async ({
  page,
  browser,
  baseURL,
}) => {
  test.skip(!hasFfmpeg, 'ffmpeg is not installed');
  const tail = randomUUID().slice(0, 6);
  const [name, slug] = [`Knots for guests ${tail}`, `knots-${tail}`];
  const email = `wanda.${tail}@mail.example`;
  await openTraining(name, slug);

  const context = await browser.newContext({
    ...{ viewport: PHONE, ...(baseURL && { baseURL }) },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const phone = await context.newPage();
  await openUntilShown(phone, `/p/harbor/trainings/${slug}/boat-fair`, phone.getByRole('heading', { level: 1, name }));
  await expectFits(phone, 'the page of a public training');
  await phone.getByRole('link', { name: 'Start the training' }).click();
  await expect(phone).toHaveURL(/\/a\/join-training\/[0-9a-f-]{36}\/boat-fair/);
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectFits(phone, 'where a training is joined');
  const joining = phone.url();
  await signUp(phone, email);
  await expect(phone).toHaveURL(/\/a\/candidate-created/);
  await phone.goto(await linkMailedTo(email, '/a/verify-email/'));
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await phone.goto(joining);
  await phone.getByRole('button', { name: 'Join the training' }).click();
  await expect(phone.getByRole('link', { name: /^Start: / })).toBeVisible();
  await expectFits(phone, 'a training that was joined');
  await learn(phone, name);

  const download = phone.getByRole('button', { name: 'Download certificate' });
  await openUntilShown(phone, new URL(phone.url()).pathname, download);
  await phone.getByRole('button', { name: 'Copy verification link' }).click();
  await expect(phone.getByText('Link copied')).toBeVisible();
  const proof = await phone.evaluate(() => navigator.clipboard.readText());
  const anybody = await (await browser.newContext()).newPage();
  await anybody.goto(new URL(proof).pathname);
  await expect(anybody.getByText('This certificate is valid')).toBeVisible();
  await expect(anybody.getByText('Wanda Outsider')).toBeVisible();

  await logIn(page, 'trainer');
  const link = page.getByRole('main').getByRole('link', { name });
  await openUntilShown(page, '/t/trainings/public', link);
  await link.click();
  const learner = page.getByRole('row').filter({ hasText: 'Wanda Outsider' });
  await expect(learner.getByText('boat-fair')).toBeVisible();
  await expect(learner.getByText('Completed')).toBeVisible();
  await context.close();
});

test('given a training that one site may show in a frame, when pages of that site and of another do, then the one shows it and leads to it in a tab of its own, and the other shows nothing', async ({
  browser,
  baseURL,
}) => {
  const owner = await clientOf('owner');
  const id = demoId('publicTraining', 'harbor', 'Safe on the docks');
  const training = (await owner.request('GET', `/api/tenant/public-trainings/${id}`)).data as {
    slug: string;
    embedOrigins: string[];
    programName: string;
  };
  const embedOrigins = [...new Set([...training.embedOrigins, PARTNER])];
  await owner.request('PUT', `/api/tenant/public-trainings/${id}`, { body: { embedOrigins } });
  const address = `${baseURL}/p/harbor/embedded-trainings/${training.slug}/partner`;
  await expect(async () => {
    expect((await fetch(address)).headers.get('content-security-policy')).toContain(PARTNER);
  }).toPass();

  // Public sites may lead to this machine.
  const context = await browser.newContext({ permissions: ['local-network-access'] });
  for (const site of [PARTNER, STRANGER])
    await context.route(`${site}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<h1>Our site</h1><iframe src="${address}"></iframe>` }),
    );
  const allowed = await context.newPage();
  await allowed.goto(`${PARTNER}/courses`);
  const frame = allowed.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: training.programName })).toBeVisible();
  expect(await context.cookies(address)).toEqual([]);
  const opening = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Start the training' }).click();
  await expect(await opening).toHaveURL(new RegExp(`${baseURL}/a/join-training/${id}/partner`));

  const refused = await context.newPage();
  await refused.goto(`${STRANGER}/courses`);
  await expect.poll(() => refused.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(refused.frameLocator('iframe').getByText(training.programName)).toHaveCount(0);
  await context.close();
});
