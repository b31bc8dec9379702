import { screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { interviews } from '#admin-ui/recruiting/interview/interview.resource';
import { displayZone } from '#admin-ui/shared/display-zone';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleInterview } from '#admin-ui/test/interview.fixture';

const hash = '018f6a10-0000-7000-8000-00000000000a';
const filter = {
  status: 'approved',
  updatedAt_gte: '2026-03-01T00:00:00.000Z',
  updatedAt_lte: '2026-03-03T23:59:59.999Z',
};

const show = (dataProvider: Partial<ConsoleDataProvider>) =>
  showConsole(pageAt(interviews, 'filter/:hash/pk'), {
    permissions: ['tenant.interviews.read'],
    route: '/recruiting/interviews/filter/:hash/pk',
    at: `/recruiting/interviews/filter/${hash}/pk`,
    dataProvider: { getMany: async () => ({ data: [] }), ...dataProvider },
  });
const saved = (resource: string) => async () => ({ data: { id: hash, resource, filter } as never });

describe('list under a saved filter', () => {
  it('given a saved filter, when its address is opened, then the list stands under it, says so and leads out of it', async () => {
    const getList = vi.fn(async () => ({ data: [exampleInterview] as never, total: 1 }));
    await show({ getOne: saved('interviews'), getList });

    await screen.findByRole('link', { name: 'Ada Nakamura' });
    expect(getList).toHaveBeenCalledWith('interviews', expect.objectContaining({ filter }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Interviews, filtered');
    expect(screen.getByText(/^Only Approved · Mar 1 – 3, 2026 \(UTC\)$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clear filter' }).getAttribute('href')).toBe('/recruiting/interviews');
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  });

  it('given the days of a company and somebody of another time zone, when its list is opened, then both days and rows are by the clocks of the company', async () => {
    displayZone.set('Pacific/Auckland');
    const changed = { ...exampleInterview, updatedAt: '2026-03-03T22:00:00.000Z' };
    await show({ getOne: saved('interviews'), getList: async () => ({ data: [changed] as never, total: 1 }) });

    expect((await screen.findByText('Mar 3, 2026, 10:00 pm')).title).toBe('Mar 3, 2026, 10:00 pm (UTC)');
    displayZone.set(null);
  });

  it.each([
    [
      'no filter',
      async () => Promise.reject(new HttpError('This filter does not exist.', 404, { code: 'filter-not-found' })),
    ],
    ['a filter of another list', saved('candidates')],
  ])('given the hash of %s, when it is opened, then there is none, and a way to the whole list', async (_, getOne) => {
    const getList = vi.fn();
    await show({ getOne: getOne as ConsoleDataProvider['getOne'], getList });

    expect(await screen.findByText('This filter does not exist')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/recruiting/interviews');
    expect(getList).not.toHaveBeenCalled();
  });
});
