import type { Client } from 'contracts/client/client';
import { expectAccessible } from '#deploy/test/accessible';
import { everyType } from '#deploy/test/interview.fixture';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, staff, unique } from '#deploy/test/staff.fixture';

type Made = { id: string };
const make = async (owner: Client, path: string, body: object): Promise<string> =>
  ((await owner.request('POST', `/api/tenant/${path}`, { body })).data as Made).id;

test('given a rule about whoever starts a training, when somebody does, then its log and their page say what it did', async ({
  page,
}) => {
  const owner = await clientOf('owner');
  const [name, program] = [unique('Follow beginners'), unique('Knots')];
  const template = unique('Good luck');
  await make(owner, 'email-templates', {
    ...{ name: template, subject: 'Good luck, {{ user.name }}', content: '{{ training.name }}: {{ training.link }}' },
  });
  const questions = everyType().filter(({ responseType }) => responseType === 'multiple-choice');
  const steps = [{ id: crypto.randomUUID(), name: 'Read', description: 'Read this.', questions }];
  const lessonId = await make(owner, 'training-lessons', { name: unique('Bowline'), steps });
  const programId = await make(owner, 'training-programs', { name: program, lessonIds: [lessonId] });
  await make(owner, `training-programs/${programId}/publish`, {});

  await logIn(page, 'owner');
  await page.goto('/t/settings/event-actions/create');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'When' }).selectOption({ label: 'Training started' });
  await page.getByRole('checkbox', { name: 'On', exact: true }).check();
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Program' });
  await page.getByRole('combobox', { name: 'Values' }).fill(program);
  await page.getByRole('option', { name: program }).click();
  await page
    .getByRole('textbox', { name: 'Run after' })
    .or(page.getByRole('spinbutton', { name: 'Run after' }))
    .fill('0');
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ label: 'minutes' });
  await page.getByRole('button', { name: 'Add action' }).click();
  await page.getByRole('combobox', { name: 'Action', exact: true }).selectOption({ label: 'Send an email' });
  await page.getByRole('combobox', { name: 'Email template' }).fill(template);
  await page.getByRole('option', { name: template }).click();
  await page.getByRole('combobox', { name: 'Recipient' }).selectOption({ label: 'The person concerned' });
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const { data } = await owner.request('GET', '/api/tenant/users', { query: { range: '[0,99]' } });
  const trainer = (data as { id: string; name: string; email: string }[]).find(({ email }) => email === staff.trainer);
  const wanted = { programId, users: [trainer?.id], startsAt: new Date(Date.now() - 1_000).toISOString() };
  const scheduleId = await make(owner, 'training-schedules', wanted);
  const learner = await clientOf('trainer');
  const start = `/api/employee/schedules/${scheduleId}/lessons/${lessonId}/start`;
  await expect
    .poll(
      () =>
        learner.request('POST', start, { body: {} }).then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  await expect(page.getByRole('link', { name: trainer?.name ?? '' }).first()).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: trainer?.name ?? '' })
      .getByText('Done'),
  ).toBeVisible();
  await expectAccessible(page, page.url());

  await page.goto(`/t/settings/users/${trainer?.id}/edit`);
  await expect(page.getByRole('link', { name })).toBeVisible();
});
