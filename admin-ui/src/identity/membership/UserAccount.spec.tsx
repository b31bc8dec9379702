import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { permissionsOf } from 'contracts/identity/membership/membership.roles';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { exampleUserId } from 'contracts/kernel/examples';
import type { Permission } from 'contracts/kernel/permission';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleMember } from '#admin-ui/test/member.fixture';
import { users } from './user.resource.ts';

const user: MemberView = { ...exampleMember, id: '018f6a10-0000-7000-8000-0000000000a7' };

const open = async (options: { user?: Partial<MemberView>; permissions?: Permission[]; refusal?: Error } = {}) => {
  let record = { ...user, ...options.user };
  const update = vi.fn<ConsoleDataProvider['update']>(async () => ({ data: record as never }));
  const send = vi.fn<ConsoleDataProvider['send']>(async () => {
    if (options.refusal) throw options.refusal;
    return { data: {} as never };
  });
  await showConsole(pageAt(users, ':id/edit'), {
    permissions: options.permissions ?? permissionsOf(['Owner']),
    dataProvider: {
      update: update as never,
      send: send as never,
      ask: (async () => []) as never,
      getOne: async () => ({ data: record as never }),
      getList: async () => ({ data: [], total: 0 }),
      getMany: async () => ({ data: [] }),
    },
    route: '/settings/users/:id/edit',
    at: `/settings/users/${record.id}/edit`,
  });
  await screen.findByRole('heading', { level: 1, name: 'Rosa Delgado' });
  const grow = () => {
    record = { ...record, version: record.version + 1 };
  };
  return { update, send, grow, events: userEvent.setup() };
};
const button = (name: string) => screen.queryByRole('button', { name });
const LINK = 'Send password reset link';
const ours = ['Change email address', 'Set new password'];

describe('the account of a user', () => {
  it('given an account that is the company’s alone, when its name is changed and saved, then the name alone is sent as changed', async () => {
    const { update, events } = await open();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await events.clear(name);
    await events.type(name, ' Rosa Lind ');
    await events.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(update.mock.calls[0]?.[1].data).toMatchObject({ name: 'Rosa Lind', roles: ['Trainer'] }),
    );
  });

  it('given a new password, when it is too short or refused, then the field says why; else it is sent', async () => {
    const refusal = new HttpError('Too easy', 422, { errors: { password: 'This password is among the most used' } });
    const { send, events } = await open({ refusal });
    await events.click(await screen.findByRole('button', { name: 'Set new password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New password for Rosa Delgado' }));
    const set = dialog.getByRole<HTMLButtonElement>('button', { name: 'Set password' });
    expect(set.disabled).toBe(true);
    await events.type(dialog.getByLabelText('New password'), 'short{Enter}');
    expect(dialog.getByRole('alert')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    await events.type(dialog.getByLabelText('New password'), '-but-longer');
    await events.type(dialog.getByLabelText(/^Confirm password/), 'short-but-{Enter}');
    expect(dialog.getByText('Confirmation does not match')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    await events.type(dialog.getByLabelText(/^Confirm password/), 'longer');
    await events.click(set);
    expect((await dialog.findByRole('alert')).textContent).toBe('This password is among the most used');
    const body = { password: 'short-but-longer' };
    expect(send.mock.calls[0]?.[1]).toEqual({ id: user.id, action: 'password', body });
  });

  it('given another address, when it is asked for, then it is sent; one that waits is told of', async () => {
    const { send, events } = await open({ user: { pendingEmail: 'rosa@new.example' } });
    expect(screen.getByText('Waiting for confirmation from both addresses: rosa@new.example')).toBeTruthy();
    await events.click(await screen.findByRole('button', { name: 'Change email address' }));
    await events.type(await screen.findByLabelText('New email address'), 'rosa@pier.example{Enter}');
    const body = { email: 'rosa@pier.example' };
    await waitFor(() => expect(send.mock.calls[0]?.[1]).toEqual({ id: user.id, action: 'email-change', body }));
    expect(await screen.findByText('Links sent to both addresses')).toBeTruthy();
  });

  it('given a name that was typed and not saved, when a link is sent meanwhile, then it stands, and is saved from the version of then', async () => {
    const { update, send, events, grow } = await open();
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await events.type(name, ' Lind');
    grow();
    await events.click(screen.getByRole('button', { name: LINK }));
    await events.click(await screen.findByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(send).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(name.value).toBe('Rosa Delgado Lind');
    await events.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(update.mock.calls[0]?.[1]).toMatchObject({ previousData: { version: 4 } }));
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ name: 'Rosa Delgado Lind' });
  });

  it('given an account that is used elsewhere too, when shown, then a sentence says whose it is, and only a link can be sent', async () => {
    const { send, events } = await open({ user: { isOurs: false } });
    expect(await screen.findByText(/^This account is also used outside this company\./)).toBeTruthy();
    expect([...ours.map(button), screen.queryByRole('textbox', { name: 'Name' })]).toEqual([null, null, null]);
    await events.click(screen.getByRole('button', { name: LINK }));
    await events.click(await screen.findByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(send.mock.calls[0]?.[1]).toEqual({ id: user.id, action: 'reset-link' }));
  });

  it('given somebody who may do more, when shown to who may edit users, then nothing can be done about their account', async () => {
    const permissions: Permission[] = ['tenant.users.read', 'tenant.users.update', 'tenant.jobs.read'];
    await open({ user: { roles: ['Owner'] }, permissions });
    expect(await screen.findByText(/^You cannot change this account/)).toBeTruthy();
    expect([...ours, LINK].map(button)).toEqual([null, null, null]);
  });

  it('given one’s own account, when shown, then its own pages are named', async () => {
    await open({ user: { id: exampleUserId } });
    const pages = await screen.findByRole('link', { name: 'your account settings' });
    expect(pages.getAttribute('href')).toBe('/user/profile');
    expect([...ours, LINK].map(button)).toEqual([null, null, null]);
  });

  it('given who may only read users, when shown, then there is nothing to change', async () => {
    await open({ permissions: ['tenant.users.read'] });
    expect([...ours, LINK, 'Save'].map(button)).toEqual([null, null, null, null]);
  });
});
