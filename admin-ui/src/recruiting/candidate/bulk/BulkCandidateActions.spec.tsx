import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { derivedId } from 'contracts/kernel/id';
import type { Permission } from 'contracts/kernel/permission';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { candidates } from '#admin-ui/recruiting/candidate/candidate.resource';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleInterview } from '#admin-ui/test/interview.fixture';

const person = (firstName: string) => ({
  ...{ id: derivedId(firstName), firstName, lastName: 'Berg', email: `${firstName}@mail.example`, phone: '' },
  ...{ labelIds: [], erased: false, createdAt: '2026-03-01T09:00:00.000Z', updatedAt: '2026-03-01T09:00:00.000Z' },
});
const people = [person('Ada'), person('Bo')];
const label = {
  id: derivedId('label'),
  name: 'Urgent',
  scopeId: null,
  backgroundColor: '#9b1c1c',
  fontColor: '#ffffff',
};
const mayAll: Permission[] = [
  ...(['tenant.candidates.read', 'tenant.candidates.update', 'tenant.labels.read'] as const),
  ...(['tenant.interviews.read', 'tenant.interviews.update'] as const),
];

/** A company with more people than a page shows. */
const TOTAL = 1_200;
type ListRequest = { filter: { status?: string[] }; pagination: { page: number; perPage: number } };
const show = async (send: ReturnType<typeof vi.fn>, interviews: { status: string }[] = []) => {
  const getList = async (resource: string, { filter, pagination }: ListRequest) => {
    if (resource === 'labels') return { data: [label], total: 1 };
    if (resource === 'interviews') {
      const data = interviews.filter(({ status }) => filter.status?.includes(status));
      return { data, total: data.length };
    }
    if (pagination.perPage < 500) return { data: people, total: TOTAL };
    const first = (pagination.page - 1) * pagination.perPage;
    const count = Math.max(0, Math.min(pagination.perPage, TOTAL - first));
    return { data: Array.from({ length: count }, (_, at) => ({ id: derivedId(`${first + at}`) })), total: TOTAL };
  };
  const getMany = async () => ({ data: people });
  await showConsole(pageAt(candidates, ''), {
    permissions: mayAll,
    dataProvider: { getList, getMany, send } as unknown as Partial<ConsoleDataProvider>,
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  return user;
};
const bodies = (send: ReturnType<typeof vi.fn>) => send.mock.calls.map(([, { body }]) => body);

describe('what is done with many candidates', () => {
  it('given a label that is taken off many, when some are refused, then they are named with the reason', async () => {
    const refused = [{ id: people[1]?.id, code: 'erased', detail: 'erased' }];
    const send = vi.fn(async () => ({ data: { changed: [people[0]?.id], refused } }));
    const user = await show(send);
    await user.click(screen.getByRole('button', { name: 'Remove label' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove a label from 2 candidates' }));
    await user.click(dialog.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'Urgent' }));
    await user.click(dialog.getByRole('button', { name: 'Remove label' }));
    const answer = within(await screen.findByRole('dialog', { name: '1 candidate was left out' }));
    expect(await answer.findByText('Bo Berg')).toBeTruthy();
    expect(answer.getByText(/This person’s data has been erased/)).toBeTruthy();
    expect(bodies(send)).toEqual([{ ids: people.map(({ id }) => id), remove: [label.id] }]);
  });

  it('given more people than a page shows, when all are ticked and labelled, then they are worked on 500 at a time', async () => {
    const send = vi.fn(async (_: string, { body }: { body: { ids: string[] } }) => ({
      data: { changed: body.ids, refused: [] },
    }));
    const user = await show(send as never);
    await user.click(screen.getByRole('button', { name: 'Select all 1,200 that match' }));
    expect(await screen.findByText('1200 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add label' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a label to 1200 candidates' }));
    await user.click(dialog.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'Urgent' }));
    await user.click(dialog.getByRole('button', { name: 'Add label' }));
    expect(await screen.findByText('Done for 1200 candidates')).toBeTruthy();
    expect(bodies(send as never).map(({ ids }: { ids: string[] }) => ids.length)).toEqual([500, 500, 200]);
  });

  it('given people with interviews, when they are rejected, then those that nothing was decided about are', async () => {
    const send = vi.fn(async () => ({ data: { changed: [exampleInterview.id], refused: [] } }));
    const interviews = [
      { ...exampleInterview, status: 'answered' },
      { ...exampleInterview, id: derivedId('decided'), status: 'approved' },
    ];
    const user = await show(send, interviews);
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const question = within(await screen.findByRole('dialog', { name: 'Reject Ada Nakamura?' }));
    await user.click(question.getByRole('button', { name: 'Reject' }));
    expect(bodies(send)).toEqual([{ ids: [exampleInterview.id], status: 'rejected', comment: '', reasonId: null }]);
  });
});
