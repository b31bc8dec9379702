import { isProblemError } from 'contracts/client/problem-error';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn } from '#deploy/test/staff.fixture';
import { openFromMenu } from '#deploy/test/story.fixture';

type Row = { id: string; title?: string; lastName?: string; candidateName?: string };

/** The oldest of each list, which no other journey touches, as somebody of Harbor & Pine sees them. */
const harborRows = async (): Promise<{ job: Row; candidate: Row; interview: Row }> => {
  const recruiter = await clientOf('recruiter');
  const query = { range: '[0,0]', sort: '["updatedAt","ASC"]' };
  const first = async (resource: string) => {
    const { data } = await recruiter.request('GET', `/api/tenant/${resource}`, { query });
    const [row] = data as Row[];
    if (!row) throw new Error(`The demo has no ${resource}.`);
    return row;
  };
  return { job: await first('jobs'), candidate: await first('candidates'), interview: await first('interviews') };
};

test('given the owner of another company, when they open what Harbor & Pine has, then every page says that it does not exist', async ({
  page,
}) => {
  const { job, candidate, interview } = await harborRows();
  await logIn(page, 'stranger');
  const pages = [
    `jobs/${job.id}/view`,
    `jobs/${job.id}/edit`,
    `candidates/${candidate.id}/view`,
    `interviews/${interview.id}/view`,
  ];
  for (const path of pages) {
    await page.goto(`/t/recruiting/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Record not found.' })).toBeVisible();
  }
  await page.goto(`/t/reporting/audit-log/interview/${interview.id}`);
  await expect(page.getByText('Record not found.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Events' }).getByText('Interview opened')).toHaveCount(0);
});

test('given the owner of another company, when they search for a name of Harbor & Pine, then nothing matches', async ({
  page,
}) => {
  const { candidate } = await harborRows();
  await logIn(page, 'stranger');
  await openFromMenu(page, 'candidates');
  await expect(page.getByText('1–8 of 8')).toBeVisible();
  await page.getByRole('searchbox').fill(candidate.lastName ?? '');
  await expect(page.getByText('No results')).toBeVisible();
});

test("given the owner of another company, when they send commands with Harbor & Pine's ids or name, then each is refused and nothing has changed", async () => {
  const { job, candidate, interview } = await harborRows();
  const atHome = await clientOf('stranger');
  const abroad = await clientOf('stranger', { company: 'harbor' });
  const commands = [
    ['PATCH', `jobs/${job.id}`, { title: 'Taken over' }],
    ['POST', `jobs/${job.id}/publish`, undefined],
    ['POST', `jobs/${job.id}/unpublish`, undefined],
    ['DELETE', `jobs/${job.id}`, undefined],
    ['PATCH', `candidates/${candidate.id}`, { lastName: 'Taken over' }],
    ['POST', `candidates/${candidate.id}/erase`, undefined],
    ['DELETE', `candidates/${candidate.id}`, undefined],
    ['POST', `interviews/${interview.id}/status`, { status: 'rejected' }],
    ['POST', 'interviews', { candidateId: candidate.id, jobId: job.id }],
  ] as const;
  for (const [method, path, body] of commands) {
    for (const client of [atHome, abroad]) {
      const refused = await client.request(method, `/api/tenant/${path}`, { body }).catch((error: unknown) => error);
      const expected = client === abroad ? [403] : [404, 422];
      expect(expected, `${method} ${path}`).toContain(isProblemError(refused) ? refused.status : refused);
    }
  }
  const { data: bulk } = await atHome.request('POST', '/api/tenant/interviews/status', {
    body: { ids: [interview.id], status: 'rejected' },
  });
  expect(bulk).toMatchObject({ changed: [], refused: [{ id: interview.id, code: 'not-found' }] });
  expect(await harborRows()).toEqual({ job, candidate, interview });
});
