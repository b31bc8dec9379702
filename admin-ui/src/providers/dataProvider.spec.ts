import { problemError } from 'contracts/client/problem-error';
import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from './client.ts';
import { createDataProvider } from './dataProvider.ts';

const over = (data: unknown, headers: Record<string, string> = {}) => {
  const request = vi.fn<ApiClient['request']>(async () => ({ data, status: 200, headers: new Headers(headers) }));
  return { request, dataProvider: createDataProvider({ request }, (key) => key) };
};
const previousData = { id: 'j-1', title: 'Cook', location: 'Bergen', version: 7 };

describe('data provider', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('given a changed field, when a record is updated, then only that is sent, guarded by the version that was read', async () => {
    const { request, dataProvider } = over({ id: 'j-1' });

    await dataProvider.update('jobs', {
      id: 'j-1',
      data: { title: 'Chef', location: 'Bergen' },
      previousData,
    });

    expect(request).toHaveBeenCalledWith('PATCH', '/api/tenant/jobs/j-1', { body: { title: 'Chef' }, ifMatch: 7 });
  });

  it('given a list, when it is read, then it is asked for in the simple-rest dialect under its own name', async () => {
    const { request, dataProvider } = over([{ id: 'j-1' }], { 'content-range': 'jobs 0-0/120' });

    const { total, meta } = await dataProvider.getList('jobs', {
      filter: { status: 'published' },
      sort: { field: 'title', order: 'ASC' },
      pagination: { page: 2, perPage: 25 },
    });

    const url = new URL(String(request.mock.calls[0]?.[1]), 'http://localhost');
    expect(url.pathname).toBe('/api/tenant/jobs');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      filter: '{"status":"published"}',
      range: '[25,49]',
      sort: '["title","ASC"]',
    });
    expect([total, meta]).toEqual([120, { isAtLeast: false }]);
  });

  it('given a list that is counted no further, when it is read, then that is known', async () => {
    const { dataProvider } = over([{ id: 'j-1' }], { 'content-range': 'jobs 0-0/1000', 'x-total-at-least': 'true' });
    const asked = { filter: {}, sort: { field: 'title', order: 'ASC' }, pagination: { page: 1, perPage: 25 } } as const;
    expect(await dataProvider.getList('jobs', asked)).toMatchObject({ total: 1_000, meta: { isAtLeast: true } });
  });

  it.each([
    ['reporting/audit-log', 'occurredAt'],
    ['interviews', 'updatedAt'],
    ['candidates', 'createdAt'],
  ])('given a period, when %s is read, then bounds of %s are asked for in its place', async (resource, time) => {
    vi.stubGlobal('localStorage', { getItem: () => null });
    const { request, dataProvider } = over([], { 'content-range': 'audit-log */0' });

    await dataProvider.getList(resource, {
      filter: { period: '2026-03-01,2026-03-02', entity: 'job' },
      sort: { field: time, order: 'DESC' },
      pagination: { page: 1, perPage: 25 },
    });

    const url = new URL(String(request.mock.calls[0]?.[1]), 'http://localhost');
    expect(Object.keys(JSON.parse(url.searchParams.get('filter') ?? '{}')).sort()).toEqual(
      [`${time}_gte`, `${time}_lte`, 'entity'].toSorted(),
    );
  });

  it('given many ids, when they are deleted, then one call names them all', async () => {
    const { request, dataProvider } = over(['a', 'b']);

    await dataProvider.deleteMany('candidates', { ids: ['a', 'b'] });

    expect(request).toHaveBeenCalledExactlyOnceWith('DELETE', '/api/tenant/candidates', {
      query: { filter: '{"id":["a","b"]}' },
    });
  });

  it('given a command, when it is sent, then it is posted to its record', async () => {
    const { request, dataProvider } = over({ id: 'i-1' });

    await dataProvider.send('interviews', { id: 'i-1', action: 'status', body: { status: 'approved' } });

    expect(request).toHaveBeenCalledWith('POST', '/api/tenant/interviews/i-1/status', { body: { status: 'approved' } });
  });

  it('given a refusal, when anything is called, then React-Admin gets an error that it knows', async () => {
    const { request, dataProvider } = over(null);
    request.mockRejectedValue(problemError({ type: '', title: '', status: 404, code: 'job-not-found' }));

    await expect(dataProvider.getOne('jobs', { id: 'j-1' })).rejects.toBeInstanceOf(HttpError);
  });
});
