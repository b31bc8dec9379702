import type { Page } from '@playwright/test';
import { candidate as candidates } from 'contracts/recruiting/candidate/candidate.entity';
import { interview as interviews } from 'contracts/recruiting/interview/interview.entity';
import { job as jobs } from 'contracts/recruiting/job/job.entity';
import { expectAccessibleInEachSize } from '#deploy/test/accessible';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

/** Wide enough for all ten columns. */
const ALL_COLUMNS = { width: 3_000, height: 900 };

/** A job of this journey alone with some interviews, and its board. */
const openBoard = async (page: Page, firstNames: readonly string[]) => {
  const recruiter = await clientOf('recruiter');
  const { data: job } = await recruiter.call(jobs.endpoints.create, { body: { title: unique('Rigger') } });
  const lastName = unique('Board');
  for (const firstName of firstNames) {
    const person = { firstName, lastName, email: `${firstName}.${lastName.replace(' ', '.')}@mail.example`, phone: '' };
    const { data } = await recruiter.call(candidates.endpoints.create, { body: person });
    await recruiter.call(interviews.endpoints.create, { body: { candidateId: data.id, jobId: job.id } });
  }
  await logIn(page, 'recruiter');
  await page.goto(`/t/recruiting/interviews/board?filter=${encodeURIComponent(JSON.stringify({ jobId: job.id }))}`);
  const column = (status: string) => page.getByRole('region', { name: status, exact: true });
  const card = (firstName: string, status: string) =>
    column(status)
      .getByRole('listitem')
      .filter({ hasText: `${firstName} ${lastName}` });
  for (const firstName of firstNames) await expect(card(firstName, 'Created')).toBeVisible();
  return { column, card, nameOf: (firstName: string) => `${firstName} ${lastName}` };
};

test('given a board, when cards are dragged, alone and together, then they have the new status, and undone the one before', async ({
  page,
}) => {
  await page.setViewportSize(ALL_COLUMNS);
  const { column, card, nameOf } = await openBoard(page, ['Ada', 'Bo', 'Cleo']);
  const created = column('Created');
  await expect(created.getByText('3 interviews')).toBeVisible();

  await card('Ada', 'Created').dragTo(column('Reviewed'));
  await expect(card('Ada', 'Reviewed')).toBeVisible();
  await expect(created.getByText('2 interviews')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeVisible();
  await expect(card('Ada', 'Created')).toBeVisible();

  for (const name of ['Bo', 'Cleo'])
    await created.getByRole('checkbox', { name: new RegExp(`^Select ${nameOf(name)}`) }).check();
  await card('Bo', 'Created').dragTo(column('Rejected'));
  const dialog = page.getByRole('dialog', { name: 'Reject 2 candidates?' });
  await dialog.getByRole('radio', { name: 'Position filled' }).check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  for (const name of ['Bo', 'Cleo']) await expect(card(name, 'Rejected').getByText('Position filled')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

  await expectAccessibleInEachSize(page, 'the board');
});

test('given a column out of sight, when a card is held at the edge of the board, then the board moves until it can be dropped there, and back', async ({
  page,
}) => {
  const { column, card } = await openBoard(page, ['Flora']);
  const [created, discarded] = [column('Created'), column('Discarded')];
  await expect(discarded).not.toBeInViewport();
  const boxOf = async (name: string) => {
    const box = await column(name).boundingBox();
    if (!box) throw new Error(`There is no column ${name}.`);
    return box;
  };
  const { y } = await boxOf('Created');
  const [left, right] = [(await boxOf('Created')).x + 4, 1_280 - 4];
  await card('Flora', 'Created').hover();
  await page.mouse.down();
  await page.mouse.move(right - 200, y + 90, { steps: 4 });
  await page.mouse.move(right, y + 90, { steps: 4 });
  await expect(discarded).toBeInViewport({ ratio: 0.9 });
  const target = await boxOf('Discarded');
  await page.mouse.move(target.x + target.width / 2, y + 120, { steps: 4 });
  await expect(discarded).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(card('Flora', 'Discarded')).toBeVisible();

  await card('Flora', 'Discarded').hover();
  await page.mouse.down();
  await page.mouse.move(left + 200, y + 90, { steps: 4 });
  await page.mouse.move(left, y + 90, { steps: 4 });
  await expect(created).toBeInViewport({ ratio: 0.9 });
  await page.mouse.up();
  await expect(card('Flora', 'Discarded')).toBeVisible();
});

test('given a status that the system sets, when a card is dragged over it, then it says why it takes none, and the card stays', async ({
  page,
}) => {
  const { column, card } = await openBoard(page, ['Dora']);
  const answered = column('Answered');
  await answered.scrollIntoViewIfNeeded();
  const box = await answered.boundingBox();
  await card('Dora', 'Created').hover();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 90, { steps: 4 });
  await expect(answered.getByText(/set automatically/)).toBeVisible();
  await page.mouse.up();
  await expect(answered.getByText(/set automatically/)).toHaveCount(0);
  await expect(card('Dora', 'Created')).toBeVisible();
});

test('given the keyboard alone, when a card is picked up and dropped, then it has the new status, and Undo is a key away', async ({
  page,
}) => {
  const { column, card, nameOf } = await openBoard(page, ['Edda']);
  await page.getByRole('button', { name: `Move ${nameOf('Edda')}` }).focus();
  await page.keyboard.press('Enter');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(column('Considered')).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await expect(card('Edda', 'Considered')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(card('Edda', 'Created')).toBeVisible();
});
