import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '#deploy/test/accessible';
import { linkMailedTo } from '#deploy/test/account-mails.fixture';
import { expect, test } from '#deploy/test/journey';
import { logIn, unique } from '#deploy/test/staff.fixture';

const PHONE = { width: 390, height: 844 };

/** The page of somebody who signs, on a phone, by the link of their newest mail. */
const openLink = async (browser: Browser, email: string, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: PHONE, baseURL });
  const page = await context.newPage();
  await page.goto(await linkMailedTo(email, '/c/sign'));
  await expect(page.getByRole('heading', { level: 1, name: 'Sign contract: please sign to proceed' })).toBeVisible();
  await expect(page.locator('[data-page="1"][data-drawn]')).toBeVisible();
  return page;
};

const draw = async (page: Page): Promise<void> => {
  const paper = page.getByRole('group', { name: 'How do you want to sign?' }).locator('canvas[data-ready]');
  await paper.scrollIntoViewIfNeeded();
  const box = await paper.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  await page.mouse.move(box.x + 40, box.y + 90);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 40, { steps: 8 });
  await page.mouse.move(box.x + 200, box.y + 120, { steps: 8 });
  await page.mouse.up();
};

/** Turns the phone and back: what was drawn stays (docs/product.md SIG-37). */
const turn = async (page: Page): Promise<void> => {
  const paper = page.locator('canvas[data-ready]');
  const inked = () =>
    paper.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return { width, ink: data.some((value, at) => at % 4 === 3 && value > 0) };
    });
  const { width } = await inked();
  for (const size of [{ width: PHONE.height, height: PHONE.width }, PHONE]) {
    await page.setViewportSize(size);
    await expect(async () => {
      const after = await inked();
      expect([after.width === width, after.ink]).toEqual([size.width === PHONE.width, true]);
    }).toPass();
  }
};

test('given a template, when a contract is sent to two in order and both sign on a phone, then the finished file is verified, and a changed byte is not', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = unique('Mooring agreement');
  const tail = unique('').trim();
  const [first, second] = [`ada.${tail}@mail.example`, `bo.${tail}@mail.example`];
  await logIn(page, 'owner');
  await page.goto('/t/recruiting/contract-templates/create');
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await page
    .getByLabel(/^Text/)
    .fill('# Terms\n\nThe boat of {{ candidate.first_name }} lies at berth 12 of {{ company.name }}.');
  await page.getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('listitem', { name: 'Signer 2' }).getByLabel(/^Role/).fill('Harbor master');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.locator('[data-page="1"][data-drawn]')).toBeVisible();
  const field = page.locator('[data-field="signature"]').first();
  await field.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('button', { name: 'Save fields' }).click();
  await expect(page.getByText('Fields saved')).toBeVisible();

  await page.getByRole('link', { name: 'Send for signature' }).click();
  for (const [role, person, email] of [
    ['Employee', 'Ada Silva', first],
    ['Harbor master', 'Bo Lind', second],
  ] as const) {
    const group = page.getByRole('group', { name: role });
    await group.getByLabel(/^Name/).fill(person);
    await group.getByLabel(/^Email/).fill(email);
  }
  const look = () => page.getByRole('button', { name: 'Check and send' }).click();
  const preview = page.getByRole('dialog', { name: `Check before you send: ${name}` });
  const send = preview.getByRole('button', { name: 'Send for signature' });
  await look();
  await expect(preview.getByText('Candidate: First name – Choose a candidate in the form')).toBeVisible();
  await expect(preview.locator('[data-page="1"][data-drawn]')).toContainText('[candidate.first_name]');
  await expect(send).toBeDisabled();
  await preview.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByRole('combobox', { name: 'Candidate' }).fill('Linnea');
  await page.getByRole('option', { name: /Linnea Dahlberg/ }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await look();
  await expect(preview.locator('[data-page="1"][data-drawn]')).toContainText('The boat of Linnea lies');
  await expectAccessible(page, 'preview of a contract');
  const placesOf = (theirs: string) =>
    preview.locator(`[data-page="2"] [data-field]${theirs}`).evaluateAll((marks) => marks.length);
  expect([await placesOf('[data-theirs]'), await placesOf(':not([data-theirs])')]).toEqual([3, 3]);
  await preview.getByRole('button', { name: 'Next signer' }).click();
  await expect(preview.getByText('Signs as number 2 of 2')).toBeVisible();
  const shown = await preview.getByText(/SHA-256: [0-9a-f]{64}/).textContent();
  const sending = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/tenant/contracts'),
  );
  await send.click();
  const { document } = await (await sending).json();
  expect(shown).toContain(document.sha256);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const ada = await openLink(browser, first, baseURL ?? '');
  await expectAccessible(ada, 'page to sign');
  await ada.getByRole('button', { name: 'Sign contract' }).click();
  await expect(ada.getByText('Sign here first.')).toBeVisible();
  await draw(ada);
  await turn(ada);
  await ada.getByRole('button', { name: 'Finish later' }).click();
  await ada.reload();
  await expect(ada.getByRole('img', { name: 'Your signature as it will look' })).toBeVisible();
  await ada.getByRole('checkbox', { name: /^I agree to sign/ }).check();
  await ada.getByRole('button', { name: 'Sign contract' }).click();
  await expect(ada.getByRole('heading', { name: 'You have signed' })).toBeVisible();

  const bo = await openLink(browser, second, baseURL ?? '');
  await bo.getByRole('radio', { name: 'Type' }).check();
  await bo.getByRole('checkbox', { name: /^I agree to sign/ }).check();
  await bo.getByRole('button', { name: 'Sign contract' }).click();
  await expect(bo.getByRole('heading', { name: 'You have signed' })).toBeVisible();

  await expect(async () => {
    await bo.reload();
    await expect(bo.getByRole('heading', { name: 'Signed by everybody' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const saving = bo.waitForEvent('download');
  await bo.getByRole('button', { name: 'Download signed document' }).click();
  const pdf = await readFile(await (await saving).path());

  await ada.goto('/p/verify');
  const verify = (buffer: Buffer) =>
    ada.getByLabel('Choose a PDF').setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer });
  await verify(pdf);
  await expect(ada.getByRole('heading', { name: 'This is the signed document' })).toBeVisible();
  await expectAccessible(ada, 'verification');
  const changed = Buffer.from(pdf);
  changed[500] = (changed[500] ?? 0) ^ 1;
  await verify(changed);
  await expect(ada.getByRole('heading', { name: 'This document was changed' })).toBeVisible();
});
