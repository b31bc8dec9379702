import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleJob } from '#admin-ui/test/job.fixture';
import { jobs } from './job.resource.ts';

/** What the form is made of comes before it is waited for: on a busy machine that takes longer than any test. */
beforeAll(async () => {
  await Promise.all([
    import('./job.ui.tsx'),
    import('#admin-ui/shared/resource/ResourceEdit.tsx'),
    import('#admin-ui/shared/form/DatePickers.tsx'),
    import('contracts/recruiting/job/job.entity'),
  ]);
}, 300_000);

const show = async (
  update: ConsoleDataProvider['update'],
  getOne = vi.fn(async () => ({ data: exampleJob as never })),
  drafts: Partial<ConsoleDataProvider> = {},
) => {
  await showConsole(pageAt(jobs, ':id/edit'), {
    permissions: ['tenant.jobs.read', 'tenant.jobs.update'],
    dataProvider: { getOne, update, ...noDraft, ...drafts },
    route: '/recruiting/jobs/:id/edit',
    at: `/recruiting/jobs/${exampleJob.id}/edit#place`,
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

const step = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Steps of this form' })).getByRole('button', { name });

describe('job editing', () => {
  it('given what is typed and not saved, when it is previewed, then the page is asked for with it', async () => {
    const send = vi.fn(async () => ({ data: { html: '<h1>Page</h1>' } as never }));
    const { user } = await show(vi.fn(), undefined, { ...noDraft, send });
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect((await screen.findByTitle('Preview of the public page')).getAttribute('srcdoc')).toBe('<h1>Page</h1>');
    expect(send).toHaveBeenCalledWith('jobs', {
      action: 'preview',
      body: { values: expect.objectContaining({ location: 'Stavanger', salaryMin: 5_200_050 }), lang: 'en-us' },
    });
  });

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

  it('given a field of another step that the server refuses, when it is saved, then that step opens, says so, and the keyboard is in the field', async () => {
    const { user } = await show(async () => {
      throw new HttpError('Some fields need your attention.', 422, {
        code: 'validation-failed',
        errors: { slug: 'This address is taken by another job, This is too short' },
      });
    });

    await user.click(save());

    const field = await screen.findByRole('textbox', { name: 'Public address' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const fault = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(fault?.textContent).toBe('This address is taken by another job, This is too short');
    expect(step(/1 field to correct/).getAttribute('aria-current')).toBe('step');
    expect(step(/^Location/).getAttribute('aria-current')).toBeNull();
  });

  it('given steps, when somebody goes from one to the next and back, then what they typed stays, and what is wrong is counted at the step they left', async () => {
    const { user, location } = await show(vi.fn());

    await user.click(screen.getByRole('button', { name: 'Next: Salary and benefits' }));
    expect(screen.queryByRole('textbox', { name: 'Location' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Step 4 of 6: Salary and benefits' })),
    );
    for (const name of ['From', 'To'])
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: 'plenty' } });
    await user.click(screen.getByRole('button', { name: 'Back: Location' }));

    expect(location().value).toBe('Stavanger');
    await waitFor(() => expect(step(/Salary and benefits\s*2 fields to correct/)).toBeTruthy());
    await user.click(step(/Salary and benefits/));
    fireEvent.change(screen.getByRole('textbox', { name: 'From' }), { target: { value: '10' } });
    await user.click(step(/Location/));
    await waitFor(() => expect(step(/Salary and benefits\s*1 field to correct/)).toBeTruthy());

    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'To' })));
  });

  it('given somebody who may not see questions, when the form opens, then it has no step for the interview', async () => {
    await show(vi.fn());
    expect(step(/^Hiring team/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Interview/ })).toBeNull();
  });
});
