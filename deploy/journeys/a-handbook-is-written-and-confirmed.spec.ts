import type { Page } from '@playwright/test';
import { team as teams } from 'contracts/identity/team/team.entity';
import { handbookDocument as documents } from 'contracts/training/handbook/handbook.entity';
import { listRunPeople } from 'contracts/training/process-run/process-run.endpoints';
import { expectAccessible, openUntilShown, settle } from '#deploy/test/accessible';
import { chosen, handbookPages, quietHours } from '#deploy/test/handbook.fixture';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

const PROCEDURES = '/t/trainings/processes-and-sops';
const POLICIES = '/t/trainings/policies';

/** A team of the trainer and the recruiter that no other journey asks anything of. */
const newTeam = async (tail: string): Promise<string> => {
  const [owner, trainer] = [await clientOf('owner'), await clientOf('trainer')];
  const idOf = async (q: string) => {
    const { data } = await trainer.call(listRunPeople, { query: { q } });
    return data[0]?.id ?? '';
  };
  const userIds = [await idOf('Tomasz'), await idOf('Rosa')];
  const { data } = await owner.call(teams.endpoints.create, { body: { name: `Night watch ${tail}`, userIds } });
  return data.id;
};

const importPages = async (page: Page, address: string, pages: readonly { path: string; text: string }[]) => {
  await page.goto(address);
  await page.getByLabel('Choose files').setInputFiles(chosen(pages));
  await page.getByRole('button', { name: 'Import documents' }).click();
  await expect(page).not.toHaveURL(/import/);
};

/** The step of a document that is being written. */
const textOfStep = async (page: Page, name: string) => {
  const step = page.getByRole('listitem', { name: /^Step 1/ });
  await expect(step.getByLabel(/^Name/)).toHaveValue(name);
  return step.getByLabel(/^Text/);
};

test('given a handbook of Markdown, when it comes in, goes out and two people edit one page, then it is the same, and nothing of the first is overwritten (HBK-10, UI-13)', async ({
  page,
  browser,
}) => {
  const tail = unique('').trim();
  const pages = handbookPages(tail);
  const team = await newTeam(tail);
  await logIn(page, 'trainer');
  await importPages(page, `${PROCEDURES}/import?team=${team}`, pages);
  for (const { name } of pages) await expect(page.getByRole('link', { name })).toBeVisible();

  const asked = page.waitForResponse((answer) => answer.url().includes('/handbook-markdown'));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const { files } = (await (await asked).json()) as { files: { path: string; text: string }[] };
  const byPath = (all: readonly { path: string; text: string }[]) =>
    Object.fromEntries(all.map(({ path, text }) => [path, text]));
  expect(byPath(files)).toEqual(byPath(pages));
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('link', { name: pages[1]?.name ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: pages[1]?.name ?? '' })).toBeVisible();
  const edit = page.url().replace(/view$/, 'edit');
  const other = await (await browser.newContext()).newPage();
  await logIn(other, 'owner');
  const steps: Awaited<ReturnType<typeof textOfStep>>[] = [];
  for (const tab of [page, other]) {
    await tab.goto(edit);
    steps.push(await textOfStep(tab, 'Take in the fenders'));
  }
  const [mine, theirs] = steps;
  await mine?.fill('Rinse them with fresh water.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Rinse them with fresh water.').first()).toBeVisible();
  await theirs?.fill('Throw them away.');
  await other.getByRole('button', { name: 'Save' }).click();
  const told = other.getByRole('alert').filter({ hasText: 'Someone else changed this record' });
  await expect(told).toBeVisible();
  await expect(theirs ?? told).toContainText('Throw them away.');
  await openUntilShown(page, edit.replace(/edit$/, 'view'), page.getByText('Rinse them with fresh water.'));
  await expect(page.getByText('Throw them away.')).toHaveCount(0);
});

test('given a policy with a test, when somebody confirms it on a phone and it changes, then the matrix shows which version, and a material change asks again (HBK-5, HBK-6)', async ({
  page,
  browser,
}) => {
  const tail = unique('').trim();
  const policy = quietHours(tail);
  const teamId = await newTeam(tail);
  const trainer = await clientOf('trainer');
  await logIn(page, 'trainer');
  await importPages(page, `${POLICIES}/import`, [policy]);
  await page.getByRole('link', { name: policy.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: policy.name })).toBeVisible();
  const address = page.url();
  const id = /policies\/([0-9a-f-]{36})/.exec(address)?.[1] ?? '';
  const change = (body: object) => trainer.call(documents.endpoints.change, { params: { id }, body });
  await change({ teamId, asksAcknowledgement: true });
  const publish = async (version: number, isMaterial: boolean) => {
    await openUntilShown(page, address, page.getByRole('button', { name: 'Publish' }));
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: `Publish version ${version}?` });
    if (version > 1) await dialog.getByRole('checkbox', { name: 'This is a material change' }).setChecked(isMaterial);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(`Version ${version}`, { exact: true }).first()).toBeVisible();
  };
  await publish(1, true);

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await logIn(phone, 'recruiter');
  const read = address.replace(/view$/, 'read').replace(/\?.*$/, '');
  await openUntilShown(phone, read, phone.getByRole('heading', { name: 'Please confirm' }));
  await expectAccessible(phone, 'a policy to confirm');
  await phone.getByRole('checkbox', { name: 'Midnight' }).check();
  await phone.getByRole('checkbox', { name: 'I have read and understood this document.' }).check();
  await phone.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(phone.getByText('Not enough answers are correct.')).toBeVisible();
  await phone.getByRole('checkbox', { name: 'Midnight' }).uncheck();
  await phone.getByRole('checkbox', { name: 'Ten at night' }).check();
  await phone.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(phone.getByText('You have confirmed version 1.')).toBeVisible();

  const inMatrix = async (status: string) => {
    const cell = async () => {
      await page.goto(`${POLICIES}/matrix`);
      await settle(page);
      const heads = await page.getByRole('columnheader').allTextContents();
      const column = heads.findIndex((head) => head.includes(policy.name));
      const row = page.getByRole('row').filter({ hasText: 'Rosa Delgado' });
      return row.getByRole('cell').or(row.getByRole('rowheader')).nth(column).textContent();
    };
    await expect.poll(cell).toContain(status);
  };
  await inMatrix('Version 1');

  await change({ summary: 'From ten at night nobody runs an engine at the docks, or plays music.' });
  await publish(2, false);
  await inMatrix('Version 1');
  await change({ summary: 'From nine at night nobody runs an engine at the docks.' });
  await publish(3, true);
  await openUntilShown(phone, read, phone.getByRole('heading', { name: 'Please confirm' }));
  await inMatrix('To confirm');

  await openUntilShown(page, address, page.getByRole('link', { name: 'Compare version 1' }));
  await page.getByRole('link', { name: 'Compare version 1' }).click();
  await settle(page);
  await expect(page.getByText('From ten at night nobody runs an engine at the docks.').first()).toBeVisible();
  await expect(page.getByText('From nine at night nobody runs an engine at the docks.').first()).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Version restored as the draft')).toBeVisible();
  await openUntilShown(phone, read, phone.getByText('From nine at night nobody runs an engine at the docks.'));
});
