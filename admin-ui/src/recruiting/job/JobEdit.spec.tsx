import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleJob } from '#admin-ui/test/job.fixture';
import { jobs } from './job.resource.ts';

afterEach(cleanup);

const show = async (
  update: ConsoleDataProvider['update'],
  getOne = vi.fn(async () => ({ data: exampleJob as never })),
  drafts: Partial<ConsoleDataProvider> = {},
) => {
  await showConsole(pageAt(jobs, ':id/edit'), {
    permissions: ['tenant.jobs.read', 'tenant.jobs.update'],
    dataProvider: { getOne, update, ...noDraft, ...drafts },
    route: '/recruiting/jobs/:id/edit',
    at: `/recruiting/jobs/${exampleJob.id}/edit`,
  });
  const location = await screen.findByRole('textbox', { name: 'Location' });
  const user = userEvent.setup();
  await user.clear(location);
  await user.type(location, 'Stavanger');
  return { user, location: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Location' }) };
};
const noDraft: Partial<ConsoleDataProvider> = {
  ask: async () => ({ draft: null }) as never,
  put: async () => ({}) as never,
  discard: async () => undefined,
};
const save = () => screen.getByRole('button', { name: 'Save' });

describe('job editing', () => {
  it('given a salary in whole units, when something else is saved, then the amounts go out in minor units', async () => {
    const update = vi.fn(async () => ({ data: exampleJob as never }));
    const { user } = await show(update);

    await user.click(save());

    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update).toHaveBeenCalledWith(
      'jobs',
      expect.objectContaining({
        data: expect.objectContaining({ location: 'Stavanger', salaryMin: 5_200_050, salaryMax: 6_800_000 }),
        previousData: exampleJob,
      }),
    );
    await screen.findByText('Elsewhere');
  });

  it('given that somebody was faster, when it is saved, then it says so and offers their version', async () => {
    const theirs = { ...exampleJob, location: 'Oslo', version: 4 };
    const getOne = vi.fn(async () => ({ data: exampleJob as never }));
    const { user, location } = await show(async () => {
      throw new HttpError('stale', 412, { code: 'stale-record' });
    }, getOne);

    await user.click(save());
    await screen.findByText(/Someone else changed this record/);
    expect(location().value).toBe('Stavanger');

    getOne.mockResolvedValue({ data: theirs as never });
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(location().value).toBe('Oslo'));
  });

  it('given a draft of this version, when the form opens, then it can be gone on with, and is gone once it is saved', async () => {
    const discard = vi.fn(async () => undefined);
    const update = vi.fn(async () => ({ data: exampleJob as never }));
    const values = { ...exampleJob, location: 'Tromsø' };
    const draft = { values, version: exampleJob.version, updatedAt: '2026-03-02T09:00:00.000Z' };
    const { user, location } = await show(update, undefined, { ask: async () => ({ draft }) as never, discard });

    await user.click(await screen.findByRole('button', { name: 'Continue with it' }));
    await waitFor(() => expect(location().value).toBe('Tromsø'));
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    await user.click(save());

    await waitFor(() => expect(discard).toHaveBeenCalledWith(`form-drafts/jobs.${exampleJob.id}`));
  });

  it('given a draft of an older version, when the form opens, then it is not offered, and what is typed is kept', async () => {
    const put = vi.fn(async () => ({}) as never);
    const draft = { values: {}, version: exampleJob.version - 1, updatedAt: '2026-03-02T09:00:00.000Z' };
    await show(vi.fn(), undefined, { ask: async () => ({ draft }) as never, put });

    await waitFor(() => expect(put).toHaveBeenCalled());
    expect(put).toHaveBeenCalledWith(`form-drafts/jobs.${exampleJob.id}`, {
      values: expect.objectContaining({ location: 'Stavanger' }),
      version: exampleJob.version,
    });
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('given a field that the server refuses, when it is saved, then the reason stands under that field', async () => {
    const { user } = await show(async () => {
      throw new HttpError('Some fields need your attention.', 422, {
        code: 'validation-failed',
        errors: { slug: 'This address is taken by another job, This is too short' },
      });
    });

    await user.click(save());

    const field = screen.getByRole('textbox', { name: 'Public address' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const fault = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(fault?.textContent).toBe('This address is taken by another job, This is too short');
  });
});
