import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Permission } from 'contracts/kernel/permission';
import type { ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { DEFAULT_ARRANGEMENT, without } from './arrangement.ts';
import { Dashboard } from './Dashboard.tsx';

/** Charts and the grid are programs of their own, which a busy machine takes long to load. */
vi.setConfig({ testTimeout: 30_000 });

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

const jobId = '018f6a10-0000-7000-8000-000000000004';
const answers: Record<string, unknown> = {
  'my-settings': { dashboard: null },
  'reports/interviews-consolidated': {
    data: [{ interview_status: 'approved', job_title: 'Pilot', updated_at: '2026-03-02', interviews_count: 7 }],
    meta: { time_zone: 'UTC', jobs: [{ id: jobId, title: 'Pilot' }], open_interviews: [] },
  },
  'reports/jobs-consolidated': { data: [{ id: jobId, source_name: 'indeed' }] },
  'reports/candidates-consolidated': { data: { candidates_count: 3 } },
  'reports/hires-consolidated': { data: { hires_count: 2, hire_seconds: 23 * 86_400 } },
  'reports/training-programs-consolidated': { data: { training_programs_count: 4 } },
  'reports/training-schedules-consolidated': {
    data: [{ schedule_status: 'open', updated_at: '2026-03-18', schedules_count: 5 }],
    meta: { time_zone: 'America/Chicago' },
  },
};
const all: Permission[] = [
  'tenant.interviews.read',
  'tenant.jobs.read',
  'tenant.candidates.read',
  'tenant.pendingHires.read',
  'tenant.training.programs.read',
  'tenant.training.schedules.read',
];
const period = '2026-03-01,2026-03-03';
const moments = { 'filter[period]': '2026-03-01T00:00:00.000Z,2026-03-03T23:59:59.999Z' };

type Options = {
  permissions?: Permission[];
  at?: string;
  dataProvider?: Partial<ConsoleDataProvider>;
  beside?: ReactNode;
};

const show = async ({ at = `/dashboard?period=${period}`, dataProvider = {}, beside, ...options }: Options = {}) => {
  const ask = vi.fn(async (path: string) => answers[path]);
  const getList = async () => ({ data: [], total: 0 });
  const askMine = (async () => ({ steps: [], total: 0 })) as ConsoleDataProvider['askMine'];
  const page = (
    <>
      {beside}
      <Dashboard />
    </>
  );
  await showConsole(page, {
    permissions: all,
    ...options,
    route: '/dashboard',
    at,
    dataProvider: { ask: ask as ConsoleDataProvider['ask'], askMine, getList, ...dataProvider },
  });
  return { ask, user: userEvent.setup() };
};
const report = async (title: string) => within(await screen.findByRole('region', { name: title }));

describe('dashboard', () => {
  const errors = vi.spyOn(console, 'error');
  beforeEach(() => {
    errors.mockImplementation(() => undefined);
  });
  afterEach(() => {
    errors.mockReset();
  });

  it('given a period in the address, when the dashboard is opened, then its days of the company are asked for and counted', async () => {
    const { ask } = await show();
    expect((await (await report('Interviews')).findByText('7')).textContent).toBe('7');
    expect((await (await report('New candidates')).findByText('3')).textContent).toBe('3');
    expect((await (await report('Hires')).findByText('2')).textContent).toBe('2');
    expect((await (await report('Time to hire (median)')).findByText('23 days')).textContent).toBe('23 days');
    for (const name of ['candidates', 'hires'])
      expect(ask).toHaveBeenCalledWith(`reports/${name}-consolidated`, moments);
  });

  it('given somebody who may read jobs alone, when they look, then no other report is shown or asked for', async () => {
    const { ask } = await show({ permissions: ['tenant.jobs.read'] });
    await report('Jobs by source');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(ask.mock.calls.map(([path]) => path).toSorted()).toEqual(['my-settings', 'reports/jobs-consolidated']);
  });

  it.each<[string, Permission[], RegExp]>([
    ['no right at all', [], /do not have permission to view anything/],
    ['rights to other things', ['tenant.labels.read'], /^Reports count jobs/],
  ])('given a member with %s, when they look, then what is said is true', async (_, permissions, text) => {
    await show({ permissions });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('given a report that fails, when it is asked for again, then it shows; the failure was logged and the others stand', async () => {
    const ask = vi.fn(async (path: string) => answers[path]);
    ask.mockImplementation(async (path) => {
      if (path.startsWith('reports/candidates')) throw new HttpError('Something went wrong!', 500);
      return answers[path];
    });
    const { user } = await show({ dataProvider: { ask: ask as ConsoleDataProvider['ask'] } });
    const candidates = await report('New candidates');
    await candidates.findByText('This report could not be loaded.');
    expect(errors).toHaveBeenCalledWith('The report candidates could not be loaded.', expect.any(HttpError));
    expect(await (await report('Interviews')).findByText('7')).toBeTruthy();
    ask.mockImplementation(async (path) => answers[path]);
    await user.click(candidates.getByRole('button', { name: 'Retry' }));
    expect(await candidates.findByText('3')).toBeTruthy();
  });

  it('given a count, when the list behind it is opened, then its filter is kept and its address is where one arrives', async () => {
    const create = vi.fn(async () => ({ data: { id: 'a-hash' } as never }));
    const { user } = await show({ dataProvider: { create } });
    const byStatus = await report('Interviews by status');
    await user.click(byStatus.getByRole('button', { name: 'Interviews by status as a table' }));
    await user.click(await byStatus.findByRole('button', { name: 'Approved' }));
    expect(create).toHaveBeenCalledWith('saved-filters', {
      data: {
        resource: 'interviews',
        filter: {
          status: 'approved',
          updatedAt_gte: '2026-03-01T00:00:00.000Z',
          updatedAt_lte: '2026-03-03T23:59:59.999Z',
        },
      },
    });
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  it('given two days of one’s own that are too far apart, when they are chosen, then the field says so and no figures of other days stand below; mended, they are asked for', async () => {
    const { ask } = await show();
    await report('New candidates');
    const last = within(await screen.findByRole('group', { name: 'Last day' })).getByRole('textbox', { hidden: true });
    fireEvent.change(last, { target: { value: 'Apr 5, 2026' } });
    expect((await screen.findByRole('alert')).textContent).toBe('Choose at most 31 days');
    expect(screen.queryByRole('region', { name: 'New candidates' })).toBeNull();
    fireEvent.change(last, { target: { value: 'Mar 31, 2026' } });
    await waitFor(() =>
      expect(ask).toHaveBeenCalledWith('reports/jobs-consolidated', {
        'filter[period]': '2026-03-01T00:00:00.000Z,2026-03-31T23:59:59.999Z',
      }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('given today, when it is shown, then totals say that they are of today, and the chart that yesterday stands beside it', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-03T12:00:00.000Z'), toFake: ['Date'] });
    await show({ at: '/dashboard?period=today' });
    expect((await report('Interviews')).getByText('Mar 3, 2026')).toBeTruthy();
    expect((await report('Interviews by day of last update')).getByText('Mar 2 – 3, 2026')).toBeTruthy();
    vi.useRealTimers();
  });

  it('given an arrangement that is not saved, when another page is opened, then one is asked first', async () => {
    const { user } = await show({ beside: <Link to="/elsewhere">Away</Link> });
    await report('Interviews');
    await user.click(screen.getByRole('button', { name: 'Edit dashboard' }));
    await user.click(await screen.findByRole('button', { name: 'Remove New candidates' }));
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(await screen.findByRole('button', { name: 'Stay on page' }));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  it('given a report that is taken away, when it is saved, then the rest is kept; started over, nothing of one’s own is', async () => {
    const put = vi.fn(async (_: string, body: unknown) => body);
    const { user } = await show({ dataProvider: { put: put as unknown as ConsoleDataProvider['put'] } });
    await report('Interviews');
    await user.click(screen.getByRole('button', { name: 'Edit dashboard' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Interviews by day of last update' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Dashboard saved');
    expect(put).toHaveBeenCalledWith('my-settings', {
      dashboard: without(DEFAULT_ARRANGEMENT, 'interviews-over-days'),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit dashboard' }));
    await user.click(screen.getByRole('button', { name: 'Reset to default' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(put).toHaveBeenLastCalledWith('my-settings', { dashboard: null }));
  });

  it('given a step of one report, when it is taken and cancelled, then it was said where the report is, and nothing is kept', async () => {
    const put = vi.fn();
    const { user } = await show({ dataProvider: { put } });
    await report('Interviews');
    await user.click(screen.getByRole('button', { name: 'Edit dashboard' }));
    await user.click(await screen.findByRole('button', { name: 'Move or resize Jobs by source' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make taller' }));
    expect(screen.getByText('Jobs by source: column 9, row 3, 4 wide, 6 high')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Edit dashboard' })).toBeTruthy();
    expect(put).not.toHaveBeenCalled();
  });

  it('given a server that refuses, when the dashboard is saved, then it is said, and what was arranged stays', async () => {
    const put = vi.fn(async () => {
      throw new HttpError('Something went wrong!', 500);
    });
    const { user } = await show({ dataProvider: { put } });
    await report('Interviews');
    await user.click(screen.getByRole('button', { name: 'Edit dashboard' }));
    await user.click(await screen.findByRole('button', { name: 'Remove New candidates' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Error updating dashboard')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'New candidates' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });
});
