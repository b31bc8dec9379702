import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { task } from 'contracts/automation/task/task.entity';
import type { Permission } from 'contracts/kernel/permission';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import type { GetListParams } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Dashboard } from '#admin-ui/reporting/report/Dashboard.tsx';
import { showConsole } from '#admin-ui/test/console.harness.tsx';

const owner: Permission[] = ['tenant.jobs.create', 'tenant.jobs.read', 'tenant.interviews.read'];
const sorts = { jobs: job.sorts, interviews: interview.sorts, tasks: task.sorts } as const;
type Totals = { published: number; interviews: number; untouched: number };

const show = (totals: Totals, permissions = owner) => {
  const getList = vi.fn(async (resource: keyof typeof sorts, { filter = {}, sort }: GetListParams) => {
    if (!(sorts[resource] as readonly string[]).includes(sort?.field ?? ''))
      throw new Error(`The API does not sort ${resource} by this.`);
    if (resource === 'tasks') return { data: [], total: 0 };
    return {
      data: [],
      total: resource === 'jobs' ? totals.published : filter.status ? totals.untouched : totals.interviews,
    };
  });
  return showConsole(<Dashboard />, {
    permissions,
    dataProvider: {
      ask: (async (path: string) =>
        path === 'my-settings' ? { dashboard: null } : new Promise(() => undefined)) as ConsoleDataProvider['ask'],
      getList: getList as unknown as ConsoleDataProvider['getList'],
    },
  });
};
const step = async (title: string) => (await screen.findByText(title)).textContent;

describe('first steps of a company', () => {
  it('given a company that has just begun, when its dashboard is opened, then the steps stand in the place of reports', async () => {
    await show({ published: 0, interviews: 0, untouched: 0 });
    expect(await step('Create and publish a job')).not.toContain('done');
    expect(screen.queryByRole('combobox', { name: 'Period' })).toBeNull();
  });

  it('given a published job, when the dashboard is opened, then that step is done and the next is not', async () => {
    await show({ published: 1, interviews: 0, untouched: 0 });
    expect(await step('Create and publish a job')).toContain('done');
    expect(await step('Share your public page')).not.toContain('done');
  });

  it('given somebody who applied, when the dashboard is opened, then deciding is left, above the reports', async () => {
    await show({ published: 1, interviews: 1, untouched: 1 });
    expect(await step('Share your public page')).toContain('done');
    expect(await step('Follow the interviews and decide')).not.toContain('done');
    expect(screen.getByRole('combobox', { name: 'Period' })).toBeTruthy();
  });

  it.each<[string, Totals, Permission[]]>([
    ['a company that has decided', { published: 1, interviews: 2, untouched: 1 }, owner],
    [
      'somebody who may not create jobs',
      { published: 0, interviews: 0, untouched: 0 },
      ['tenant.jobs.read', 'tenant.interviews.read'],
    ],
  ])('given %s, when the dashboard is opened, then it shows reports alone', async (_, totals, permissions) => {
    await show(totals, permissions);
    expect(await screen.findByRole('combobox', { name: 'Period' })).toBeTruthy();
    expect(screen.queryByText('Get started')).toBeNull();
  });

  it('given the steps, when they are hidden, then the reports are there', async () => {
    await show({ published: 0, interviews: 0, untouched: 0 });
    await userEvent.click(await screen.findByRole('button', { name: 'Hide these steps' }));
    expect(await screen.findByRole('combobox', { name: 'Period' })).toBeTruthy();
  });
});
