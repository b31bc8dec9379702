import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Permission } from 'contracts/kernel/permission';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { erasedInterview, exampleInterview } from '#admin-ui/test/interview.fixture';
import { interviews } from './interview.resource.ts';

const rows = { data: [exampleInterview, erasedInterview] as never, total: 2 };
const reading: Permission[] = ['tenant.interviews.read'];
const changing: Permission[] = [...reading, 'tenant.interviews.update'];

const show = async (permissions: Permission[], dataProvider: Partial<ConsoleDataProvider> = {}) => {
  await showConsole(pageAt(interviews, ''), {
    permissions,
    dataProvider: { getList: async () => rows, getMany: async () => ({ data: rows.data }), ...dataProvider },
  });
  return userEvent.setup();
};

describe('interview list', () => {
  it('given interviews, when they are listed, then each is a link, and an erased person is called so', async () => {
    await show(reading);

    const link = await screen.findByRole('link', { name: 'Ada Nakamura' });
    expect(link.getAttribute('href')).toBe(`/recruiting/interviews/${exampleInterview.id}/view`);
    expect(screen.getByRole('link', { name: 'erased person' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('given somebody who may change them, when they are listed, then every checkbox says what it selects', async () => {
    await show(changing);

    await screen.findByRole('link', { name: 'Ada Nakamura' });
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Select all rows on this page',
      'Select Ada Nakamura, Dock Supervisor',
      'Select erased person, Dock Supervisor',
    ]);
  });

  it('given a change of many, when one is refused, then the answer says which and why', async () => {
    const send = vi.fn(async () => ({
      data: {
        changed: [exampleInterview.id],
        refused: [{ id: erasedInterview.id, code: 'erased', detail: 'erased' }],
      } as never,
    }));
    const user = await show(changing, { send });

    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Change status' }));
    const question = within(screen.getByRole('dialog'));
    await user.click(question.getByRole('radio', { name: 'Rejected' }));
    await user.click(question.getByRole('button', { name: 'Change status' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Reject 2 candidates?' })).getByText('Reject'));

    expect(send).toHaveBeenCalledWith('interviews', {
      action: 'status',
      body: { ids: [exampleInterview.id, erasedInterview.id], status: 'rejected', comment: '', reasonId: null },
    });
    const answer = within(await screen.findByRole('dialog', { name: '1 interview could not be changed' }));
    expect(answer.getByText(/1 interview was changed/)).toBeTruthy();
    expect(answer.getByText(/This person’s data has been erased/)).toBeTruthy();
  });

  it('given a list that cannot be loaded, when it is asked for again, then its rows show', async () => {
    let isDown = true;
    const getList = async (resource: string) => {
      if (isDown && resource === 'interviews')
        throw new HttpError('Something went wrong!', 500, { code: 'internal-error' });
      return rows;
    };
    const user = await show(reading, { getList });

    await screen.findByText('The list could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('link', { name: 'Ada Nakamura' })).toBeTruthy();
  });

  it('given no interviews at all, when the list is opened, then it says what to do', async () => {
    await show([...reading, 'tenant.candidates.read'], { getList: async () => ({ data: [], total: 0 }) });

    expect(await screen.findByText('No interviews yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to candidates' })).toBeTruthy();
  });
});
