import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Permission } from 'contracts/kernel/permission';
import { describe, expect, it, vi } from 'vitest';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleJob } from '#admin-ui/test/job.fixture';
import { jobs } from './job.resource.ts';

const show = async (permissions: Permission[], send = vi.fn(async () => ({ data: {} as never }))) => {
  await showConsole(pageAt(jobs, ':id/view'), {
    permissions,
    dataProvider: { getOne: async () => ({ data: exampleJob as never }), send },
    route: '/recruiting/jobs/:id/view',
    at: `/recruiting/jobs/${exampleJob.id}/view`,
  });
  await screen.findByRole('heading', { level: 1, name: 'Dock Supervisor' });
  return { send, user: userEvent.setup() };
};

describe('job page', () => {
  it('given somebody who may only read, when it is opened, then no action is there', async () => {
    await show(['tenant.jobs.read']);

    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Interviews' })).toBeNull();
  });

  it('given somebody who may change jobs but not remove them, when it is opened, then removing is not offered', async () => {
    await show(['tenant.jobs.read', 'tenant.jobs.update']);

    expect(screen.getByRole('button', { name: 'Publish' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });

  it('given an unpublished job, when publishing it is confirmed, then that command is sent', async () => {
    const { send, user } = await show(['tenant.jobs.read', 'tenant.jobs.update']);

    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const question = await screen.findByRole('dialog', { name: 'Publish this job?' });
    expect(send).not.toHaveBeenCalled();
    expect(question.textContent).toContain('/dock-supervisor');
    await user.click(within(question).getByRole('button', { name: 'Publish' }));

    expect(send).toHaveBeenCalledWith('jobs', { id: exampleJob.id, action: 'publish' });
    await screen.findByText('Job published');
  });
});
