import { randomUUID } from 'node:crypto';
import { createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { createMemorySession } from 'contracts/client/session';
import { register } from 'contracts/identity/registration/registration.endpoints';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { questionSet } from 'contracts/recruiting/question/question-set.entity';
import { expectAccessible } from '#deploy/test/accessible';
import { comeAs } from '#deploy/test/interview.fixture';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

const baseUrl = process.env.ONRECORD_URL ?? '';

test('given an interview without a job, when staff open it and somebody takes part by its link, then they answer at once, and their answer stands in the comparison', async ({
  page,
  browser,
}) => {
  const owner = await clientOf('owner');
  const set = unique('Regatta questions');
  const text = 'What have you sailed?';
  const questions = [{ id: randomUUID(), ...questionDefaults, text, responseType: 'text' as const }];
  await owner.call(questionSet.endpoints.create, { body: { name: set, questions } });
  const title = unique('Regatta crew');

  await logIn(page, 'owner');
  await page.goto('/t/recruiting/interviews');
  await page.getByRole('link', { name: 'Open interviews' }).click();
  await page.getByRole('link', { name: 'New open interview' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New open interview' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await page.getByRole('textbox', { name: 'Description' }).fill('Three days in ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('July');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('.');
  await page.getByRole('combobox', { name: 'Question set' }).fill(set);
  await page.getByRole('option', { name: set }).click();
  await page.getByRole('textbox', { name: 'Instructions', exact: true }).fill('Take your time.');
  await page.getByRole('button', { name: 'Create open interview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page, 'an open interview');
  const id = /open-interviews\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const publicPath = `/p/harbor/interviews/${id}`;
  expect((await page.request.get(publicPath)).status()).toBe(404);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();

  const session = createMemorySession();
  const candidate = createClient({ baseUrl, session, positions: createMemoryPositions() });
  const email = `${unique('sailor').replace(' ', '.')}@mail.example`;
  const person = { firstName: 'Ilse', lastName: 'Brandt', email, password: 'a long walk by the lake' };
  const body = { type: 'candidate' as const, ...person, employerContact: true as const };
  session.store((await candidate.call(register, { body })).data.token);
  const asCandidate = await browser.newContext();
  const joining = await asCandidate.newPage();
  await comeAs(joining, session.token() ?? '');
  await expect(async () => {
    await joining.goto(publicPath);
    await expect(joining.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(joining, 'the page of an open interview');
  await joining.getByRole('link', { name: 'Take part' }).click();
  await expect(joining.getByText(`You are taking part as Ilse Brandt (${email}).`)).toBeVisible();
  await expectAccessible(joining, 'taking part in an open interview');
  await joining.getByRole('button', { name: 'Take part' }).click();
  await expect(joining).toHaveURL(/\/c\/interviews\/apply\//);
  await expect(joining.getByText('Take your time.')).toBeVisible();
  await joining.getByRole('button', { name: 'Begin interview' }).click();
  await joining.getByLabel('Your answer').fill('A dinghy, and a lugger once.');
  await expect(joining.getByText('Saved', { exact: true })).toBeVisible();
  await joining.getByRole('button', { name: 'Review and submit' }).click();
  await joining.getByRole('button', { name: 'Submit answers' }).click();
  await joining.getByRole('dialog').getByRole('button', { name: 'Submit answers' }).click();
  await joining.goto('/c/interviews/mine');
  await expect(joining.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await asCandidate.close();

  await page.getByRole('link', { name: 'Compare answers' }).click();
  await expect(page.getByText('A dinghy, and a lugger once.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
  await expect.poll(async () => (await page.request.get(publicPath)).status()).toBe(404);
});
