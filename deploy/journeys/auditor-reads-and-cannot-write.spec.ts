import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn } from '#deploy/test/staff.fixture';
import { openFromMenu } from '#deploy/test/story.fixture';

test('given an auditor, when they go through the console, then they read everything and are offered nothing to change', async ({
  page,
}) => {
  await logIn(page, 'auditor');
  // But tasks for themselves, as everybody (docs/product.md AUT-29).
  const writing = /^(New(?! task)|Edit|Remove|Publish|Unpublish|Open interview(?!s)|Change status|Add comment|Erase)/;
  const expectNothingToChange = async () => {
    await expect(page.getByRole('main').getByRole('button', { name: writing })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: writing })).toHaveCount(0);
  };

  for (const place of ['jobs', 'candidates', 'interviews'] as const) {
    await openFromMenu(page, place);
    const first = page.getByRole('table').getByRole('link').first();
    const name = (await first.textContent()) ?? '';
    await expectNothingToChange();
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('region').first()).toBeVisible();
    await expectNothingToChange();
  }

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Entity' }).selectOption('Interview');
  const row = page.getByRole('row', { name: /Interview status changed/ }).first();
  await row.getByRole('button').click();
  await expect(page.getByText('Added', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Full history' }).first().click();
  await expect(page.getByRole('region', { name: 'Events' }).getByText('Interview opened')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'State at a point in time' }).getByText('Status', { exact: true }),
  ).toBeVisible();
});

test('given an auditor, when they go to a page for writing by its address, then access is denied', async ({ page }) => {
  await logIn(page, 'auditor');
  for (const path of ['jobs/create', 'candidates/create']) {
    await page.goto(`/t/recruiting/${path}`);
    await expect(page).toHaveURL(/\/e\/access-denied$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
  }
});

test('given an auditor and a trainer, when they send commands without the right, then each is refused as forbidden', async () => {
  const auditor = await clientOf('auditor');
  const { data } = await auditor.request('GET', '/api/tenant/interviews', { query: { range: '[0,0]' } });
  const [interview] = data as { id: string; jobId: string; candidateId: string }[];
  for (const client of [auditor, await clientOf('trainer')]) {
    for (const [method, path, body] of [
      ['POST', 'jobs', { title: 'A job of my own' }],
      ['POST', `jobs/${interview?.jobId}/publish`, undefined],
      ['POST', 'candidates', { firstName: 'A', lastName: 'B', email: 'a@b.example' }],
      ['DELETE', `candidates/${interview?.candidateId}`, undefined],
      ['POST', `interviews/${interview?.id}/status`, { status: 'rejected' }],
    ] as const) {
      await expect(client.request(method, `/api/tenant/${path}`, { body })).rejects.toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    }
  }
});
