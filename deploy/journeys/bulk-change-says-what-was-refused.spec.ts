import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn } from '#deploy/test/staff.fixture';
import { openFromMenu } from '#deploy/test/story.fixture';

type Row = { id: string; candidateName: string; jobTitle: string };

test('given three chosen interviews of which one is not of this company, when their status is changed at once, then the others have it and the refused one is named with its reason', async ({
  page,
}) => {
  const foreign = await (await clientOf('stranger')).request('GET', '/api/tenant/interviews', {
    query: { range: '[0,0]' },
  });
  const [foreignId] = (foreign.data as Row[]).map(({ id }) => id);
  await logIn(page, 'recruiter');
  await openFromMenu(page, 'interviews');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Created');
  await expect(page.getByRole('table').getByText('Reviewed', { exact: true })).toHaveCount(0);
  const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Change status' }).click();

  // A row that went to another company in the meantime cannot be made by hand: its id goes into the request instead.
  await page.route('**/api/tenant/interviews/status', (route) => {
    const body = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...body, ids: [...body.ids, foreignId] }) });
  });
  const dialog = page.getByRole('dialog', { name: 'Change the status of 2 interviews' });
  await dialog.getByText('Reviewed', { exact: true }).click();
  await dialog.getByLabel('Comment').fill('Seen all of them in one go.');
  await dialog.getByRole('button', { name: 'Change status' }).click();

  const result = page.getByRole('dialog', { name: '1 interview could not be changed' });
  await expect(result.getByText('2 interviews were changed.')).toBeVisible();
  await expect(result.getByRole('listitem')).toHaveText(new RegExp(`${foreignId}.*Record not found`));
  await result.getByRole('button', { name: 'Close' }).click();
  await expect(result).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('given interviews over the API, when many are moved to what only the system sets, then every one is refused with the same reason and stays', async () => {
  const recruiter = await clientOf('recruiter');
  const query = { range: '[0,4]', sort: '["updatedAt","ASC"]' };
  const list = async () => (await recruiter.request('GET', '/api/tenant/interviews', { query })).data as Row[];
  const before = await list();
  const ids = before.map(({ id }) => id);
  const { data } = await recruiter.request('POST', '/api/tenant/interviews/status', {
    body: { ids, status: 'answered' },
  });
  expect(data).toMatchObject({
    changed: [],
    refused: ids.map((id) => ({ id, code: 'interview-status-set-by-system' })),
  });
  expect(await list()).toEqual(before);
});
