import { randomUUID } from 'node:crypto';
import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import type { Client } from 'contracts/client/client';
import { expectAccessible } from '#deploy/test/accessible';
import { everyType } from '#deploy/test/interview.fixture';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, type Staff, staff, unique } from '#deploy/test/staff.fixture';

type Made = { id: string };
const send = async (owner: Client, method: 'POST' | 'PATCH', path: string, body: object): Promise<Made> =>
  (await owner.request(method, `/api/tenant/${path}`, { body })).data as Made;

test('given a schedule for a team and a label that follows who joins and repeats every year, when somebody joins the team, or gets the label, then they get the training too', async ({
  page,
}) => {
  const owner = await clientOf('owner');
  const [program, team] = [unique('Knots'), unique('Riggers')];
  const questions = everyType().filter(({ responseType }) => responseType === 'text');
  const steps = [{ id: randomUUID(), name: 'Read', description: 'A bowline holds.', questions }];
  const lesson = await send(owner, 'POST', 'training-lessons', { name: unique('Bowlines'), steps });
  const made = await send(owner, 'POST', 'training-programs', { name: program, lessonIds: [lesson.id] });
  await send(owner, 'POST', `training-programs/${made.id}/publish`, {});
  const { data } = await owner.request('GET', '/api/tenant/users', { query: { range: '[0,99]' } });
  const personOf = (who: Staff) =>
    (data as { id: string; name: string; email: string }[]).find(({ email }) => email === staff[who]);
  const [first, second, third] = [personOf('trainer'), personOf('auditor'), personOf('recruiter')];
  const { id: teamId } = await send(owner, 'POST', 'teams', { name: team, userIds: [first?.id] });

  const label = unique('Climbers');
  const { id: labelId } = await send(owner, 'POST', 'labels', { name: label, scopeId: systemLabelScopes.user });

  // Trainers do not look after users, teams or roles.
  await logIn(page, 'trainer');
  await page.goto('/t/trainings/group-scheduled/create');
  await page.getByRole('combobox', { name: 'Program' }).fill(program);
  await page.getByRole('option', { name: program }).click();
  await page.getByRole('combobox', { name: 'Teams' }).fill(team);
  await page.getByRole('option', { name: team }).click();
  await page.getByRole('combobox', { name: 'Everybody with these labels' }).fill(label);
  await page.getByRole('option', { name: label }).click();
  await expect(page.getByText('1 person will get this training:')).toBeVisible();
  await page.getByLabel('Also for people who join later').check();
  await page.getByLabel('Repetition in months (optional)').fill('12');
  await expectAccessible(page, 'the form of a schedule');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: program })).toBeVisible();
  await expect(page.getByText('Every 12 months')).toBeVisible();
  const people = page.getByRole('table');
  await expect(people.getByText(first?.name ?? '', { exact: true })).toBeVisible();
  await expect(people.getByText(second?.name ?? '', { exact: true })).toHaveCount(0);
  await expect(page.getByTitle(label)).toBeVisible();
  await send(owner, 'PATCH', `teams/${teamId}`, { userIds: [first?.id, second?.id] });
  await send(owner, 'POST', `users/${third?.id}/labels`, { add: [labelId] });
  await expect(async () => {
    await page.reload();
    for (const person of [second, third])
      await expect(people.getByText(person?.name ?? '', { exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass();

  await page.getByRole('button', { name: 'Cancel schedule' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(page.getByText('Training canceled')).toBeVisible();
});
