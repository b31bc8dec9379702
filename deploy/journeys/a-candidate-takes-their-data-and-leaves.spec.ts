import { readFile } from 'node:fs/promises';
import { openUntilShown } from '#deploy/test/accessible';
import { expect, test } from '#deploy/test/journey';
import { drawNewcomers, meet, openApplicantsInterview, PASSWORD } from '#deploy/test/newcomers.fixture';

test('given somebody who has applied, when they take a copy of their data and erase their account, then it holds what is known of them, and nobody reads it afterwards', async ({
  browser,
  baseURL,
}) => {
  const newcomers = drawNewcomers();
  const { candidate, company, job } = newcomers;
  const [owner, stranger] = await meet(browser, baseURL ?? '', newcomers);
  await openApplicantsInterview(owner, newcomers);
  const interview = owner.url();

  await stranger.goto('/c/profile');
  const downloading = stranger.waitForEvent('download');
  await stranger.getByRole('button', { name: 'Download a copy' }).click();
  const copy = await readFile(await (await downloading).path(), 'utf8');
  for (const known of [candidate.email, candidate.lastName, company, job]) expect(copy).toContain(known);

  await stranger.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = stranger.getByRole('dialog');
  await dialog.getByLabel(/^Enter your password/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Your account has been deleted' })).toBeVisible();

  await stranger.goto('/a/login');
  await stranger.getByLabel(/^Email/).fill(candidate.email);
  await stranger.getByLabel(/^Password/).fill(PASSWORD);
  await stranger.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(stranger.getByRole('alert')).toContainText('Incorrect email address or password');

  await openUntilShown(owner, interview, owner.getByRole('heading', { level: 1, name: 'erased person' }));
  await owner.goto('/t/reporting/audit-log');
  await expect(owner.getByRole('row', { name: /Candidate erased/ }).first()).toBeVisible();
  await expect(owner.getByText(candidate.lastName)).toHaveCount(0);
});
