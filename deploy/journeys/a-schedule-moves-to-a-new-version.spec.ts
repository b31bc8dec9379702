import { randomUUID } from 'node:crypto';
import type { Client } from 'contracts/client/client';
import { expectAccessible } from '#deploy/test/accessible';
import { everyType } from '#deploy/test/interview.fixture';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, staff, unique } from '#deploy/test/staff.fixture';

type Made = { id: string };
const send = async (owner: Client, method: 'POST' | 'PATCH', path: string, body: object): Promise<Made> =>
  (await owner.request(method, `/api/tenant/${path}`, { body })).data as Made;
const written = () =>
  everyType()
    .filter(({ responseType }) => responseType === 'text')
    .map((question) => ({ ...question, text: 'What is a hull?', points: 10 }));

test('given somebody in the midst of a training, when its schedule is moved to the version that was published since, then what changes is read first, and they go on in that one', async ({
  page,
}) => {
  const owner = await clientOf('owner');
  const [program, hulls, sails] = [unique('Boats'), unique('Hulls'), unique('Sails')];
  const steps = [{ id: randomUUID(), name: 'Read', description: 'A hull floats.', questions: written() }];
  const lesson = await send(owner, 'POST', 'training-lessons', { name: hulls, steps });
  const made = await send(owner, 'POST', 'training-programs', { name: program, lessonIds: [lesson.id] });
  await send(owner, 'POST', `training-programs/${made.id}/publish`, { note: 'First' });
  const { data } = await owner.request('GET', '/api/tenant/users', { query: { range: '[0,99]' } });
  const learner = (data as { id: string; email: string }[]).find(({ email }) => email === staff.owner);
  const schedule = await send(owner, 'POST', 'training-schedules', {
    ...{ programId: made.id, users: [learner?.id], startsAt: new Date(Date.now() - 1_000).toISOString() },
  });

  await logIn(page, 'owner');
  await expect(async () => {
    await page.goto('/t/employee/schedule');
    await expect(page.getByRole('link', { name: program })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByRole('link', { name: program }).click();
  await page.getByRole('link', { name: /^Start: / }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('textbox').fill('It keeps the water out, which is what it is for.');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByText('Answered')).toBeVisible();

  const changed = [{ ...steps[0], questions: [{ ...steps[0]?.questions[0], text: 'What is a keel?' }] }];
  await send(owner, 'PATCH', `training-lessons/${lesson.id}`, { steps: changed });
  const another = [{ id: randomUUID(), name: 'Look', questions: written() }];
  const { id: added } = await send(owner, 'POST', 'training-lessons', { name: sails, steps: another });
  await send(owner, 'PATCH', `training-programs/${made.id}`, { lessonIds: [lesson.id, added] });
  await send(owner, 'POST', `training-programs/${made.id}/publish`, { note: 'Keels and sails' });

  await page.goto(`/t/trainings/programs/${made.id}/view`);
  await page.getByRole('link', { name: 'Compare version 2' }).click();
  await expect(page.getByText(`2. ${sails} (Version 1)`)).toBeVisible();
  await expectAccessible(page, 'two versions of a program');
  await page.getByRole('link', { name: hulls }).click();
  await expect(page.getByText('? What is a keel?')).toBeVisible();
  await expect(page.getByText('? What is a hull?')).toBeVisible();
  await expectAccessible(page, 'two versions of a lesson');

  await page.goto(`/t/trainings/programs/${made.id}/view`);
  const older = page.getByRole('region', { name: 'Schedules with an older version' });
  await expect(older.getByText('Version 1 · 1 person')).toBeVisible();
  await older.getByRole('link').click();
  await page.getByRole('button', { name: 'Move to version 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to version 2?' });
  await expect(dialog.getByText('1 person has started', { exact: false })).toBeVisible();
  await expect(dialog.getByText('1 answer no longer counts', { exact: false })).toBeVisible();
  await expectAccessible(page, 'what a move changes');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Move 1 person' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Move to version 2' })).toBeHidden();
  await expect(async () => {
    const { data: moved } = await owner.request('GET', `/api/tenant/training-schedules/${schedule.id}`);
    expect(moved).toMatchObject({ programVersion: 2, movingChunk: null });
  }).toPass();

  await page.goto(`/t/employee/schedule/${schedule.id}/training/${made.id}`);
  await expect(page.getByText(sails)).toBeVisible();
  await page.getByRole('link', { name: /^Continue: / }).click();
  await expect(page.getByText('What is a keel?')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('');
  await expect(async () => {
    const { data: mails } = await owner.request('GET', '/api/tenant/mails', { query: { range: '[0,99]' } });
    const subjects = (mails as { subject: string }[]).map(({ subject }) => subject);
    expect(subjects).toContain(`Updated training: ${program}`);
  }).toPass();
});
