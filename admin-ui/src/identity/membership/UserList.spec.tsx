import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import type { Permission } from 'contracts/kernel/permission';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleMember } from '#admin-ui/test/member.fixture';
import { users } from './user.resource.ts';

const label = {
  ...{ id: 'aid', name: 'First aider', scopeId: systemLabelScopes.user },
  ...{ backgroundColor: '#9b1c1c', fontColor: '#ffffff' },
};
const people = [
  { ...exampleMember, labelIds: [label.id] },
  { ...exampleMember, id: 'next', name: 'Tom Reed' },
];

const show = async (permissions: Permission[], send = vi.fn()) => {
  const rows: Record<string, unknown[]> = { users: people, labels: [label] };
  await showConsole(pageAt(users, ''), {
    permissions,
    dataProvider: {
      getList: async (resource: string) => ({ data: rows[resource] ?? [], total: (rows[resource] ?? []).length }),
      getMany: async (resource: string) => ({ data: rows[resource] ?? [] }),
      ask: async () => [],
      send,
    } as unknown as Partial<ConsoleDataProvider>,
  });
  await screen.findByText('Tom Reed');
  return userEvent.setup();
};

describe('the list of users', () => {
  it('given people with labels, when a label is put on many, then it is asked for by its name, and who was left out is named (AUT-71)', async () => {
    const refused = [{ id: 'next', code: 'labels-too-many', detail: 'labels-too-many' }];
    const send = vi.fn(async () => ({ data: { changed: [people[0]?.id], refused } }));
    const user = await show(['tenant.users.read', 'tenant.users.update', 'tenant.labels.read'], send);
    expect(await screen.findByTitle('First aider')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.click(screen.getByRole('button', { name: 'Add label' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a label to 2 users' }));
    await user.click(dialog.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'First aider' }));
    await user.click(dialog.getByRole('button', { name: 'Add label' }));
    const answer = within(await screen.findByRole('dialog', { name: '1 user was left out' }));
    expect(await answer.findByText('Tom Reed')).toBeTruthy();
    expect(answer.getByText('You can add up to 50 labels.')).toBeTruthy();
    expect(send.mock.calls).toMatchObject([['users', { body: { ids: people.map(({ id }) => id), add: ['aid'] } }]]);
  });

  it('given who may send contracts and not change users, when rows are ticked, then no label can be put on', async () => {
    const user = await show(['tenant.users.read', 'tenant.contracts.create', 'tenant.labels.read']);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    expect(await screen.findByText('2 selected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add label' })).toBeNull();
  });

  it('given who may only look, when the list is shown, then nothing can be ticked', async () => {
    await show(['tenant.users.read']);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
