import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import { permissionsOf } from 'contracts/identity/membership/membership.roles';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { exampleJobId, exampleUserId } from 'contracts/kernel/examples';
import type { Permission } from 'contracts/kernel/permission';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleMember } from '#admin-ui/test/member.fixture';
import { users } from './user.resource.ts';

const yard = { id: exampleJobId, name: 'Yard', userIds: [exampleUserId] };
const user = exampleMember;
const look = { backgroundColor: '#9b1c1c', fontColor: '#ffffff' };
const labels = [
  { id: 'aid', name: 'First aider', scopeId: systemLabelScopes.user, ...look },
  { id: 'urgent', name: 'Urgent', scopeId: systemLabelScopes.candidate, ...look },
];

const open = async (options: { user?: Partial<MemberView>; permissions?: Permission[] } = {}) => {
  const record = { ...user, ...options.user };
  const update = vi.fn<ConsoleDataProvider['update']>(async () => ({ data: record as never }));
  const send = vi.fn<ConsoleDataProvider['send']>(async () => ({ data: record as never }));
  const rows: Record<string, unknown[]> = {
    teams: [yard],
    users: [record, { ...user, id: 'next', name: 'Tom' }],
    labels,
  };
  await showConsole(pageAt(users, ':id/edit'), {
    permissions: options.permissions ?? permissionsOf(['Owner']),
    dataProvider: {
      update: update as never,
      send: send as never,
      ask: (async () => []) as never,
      getOne: async () => ({ data: record as never }),
      getList: async (resource) => ({ data: (rows[resource] ?? []) as never, total: 2 }),
      getMany: async (resource) => ({ data: (rows[resource] ?? []) as never }),
    },
    route: '/settings/users/:id/edit',
    at: `/settings/users/${record.id}/edit`,
  });
  await screen.findByRole('heading', { level: 1, name: 'Rosa Delgado' });
  await screen.findByRole('button', { name: 'Save' });
  return { update, send, events: userEvent.setup() };
};
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the page of a user', () => {
  it('given a type and a team, when chosen and saved, then these are sent with what was there', async () => {
    const { update, events } = await open();
    await events.click(screen.getByRole('radio', { name: /^Training only/ }));
    expect(screen.getByText('Only the training permissions of these roles apply.')).toBeTruthy();
    await events.click(screen.getByRole('combobox', { name: /^Teams/ }));
    await events.click(await screen.findByRole('option', { name: 'Yard' }));
    await events.click(save());
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data).toEqual({
      roles: ['Trainer'],
      permissions: [],
      type: 'training-only',
      teams: [yard.id],
    });
  });

  it('given a training-only user, when permissions beyond the roles are looked at, then those of training alone can be given', async () => {
    await open({ user: { type: 'training-only', teams: [yard.id] } });
    const group = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Whole group: ${name}` });
    expect([group('Training').disabled, group('Jobs').disabled]).toEqual([false, true]);
  });

  it('given who may not change teams, when the form is shown, then there is no choice of teams in it', async () => {
    await open({ permissions: ['tenant.users.read', 'tenant.users.update', 'tenant.teams.read'] });
    expect(screen.queryByRole('combobox', { name: /^Teams/ })).toBeNull();
    expect(save()).toBeTruthy();
  });

  it('given labels of users and of others, when one is put on, then those of users alone are offered, and it is sent (AUT-70)', async () => {
    const { send, events } = await open();
    await events.click(screen.getByRole('combobox', { name: 'Add label' }));
    await events.click(await screen.findByRole('option', { name: 'First aider' }));
    expect(screen.queryByRole('option', { name: 'Urgent' })).toBeNull();
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.calls[0]?.[1]).toEqual({ id: user.id, action: 'labels', body: { add: ['aid'] } });
  });

  it('given somebody in teams, when they are deactivated, then a successor may be named, and is sent', async () => {
    const { send, events } = await open({ user: { teams: [yard.id] } });
    await events.click(screen.getByRole('button', { name: 'More actions' }));
    await events.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    expect(await screen.findByText('Takes their place in: Yard.')).toBeTruthy();
    await events.click(screen.getByRole('combobox', { name: 'Hand over to' }));
    await events.click(await screen.findByRole('option', { name: /Tom/ }));
    await events.click(screen.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.calls[0]?.[1]).toEqual({ id: user.id, action: 'deactivate', body: { handOverTo: 'next' } });
  });

  it('given somebody in no team, when they are deactivated, then nobody is asked for', async () => {
    const { send, events } = await open();
    await events.click(screen.getByRole('button', { name: 'More actions' }));
    await events.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    expect(screen.queryByRole('combobox', { name: 'Hand over to' })).toBeNull();
    await events.click(screen.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(send.mock.calls[0]?.[1]).toMatchObject({ action: 'deactivate', body: {} }));
  });
});
