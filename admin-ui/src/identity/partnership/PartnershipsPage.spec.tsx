import { fireEvent, screen, within } from '@testing-library/react';
import type { Permission } from 'contracts/kernel/permission';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '#admin-ui/providers/client';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { PartnershipsPage } from './PartnershipsPage.tsx';

const parent = {
  ...{ id: 'p-1', company: 'Harbor', groupId: 'g-1', group: 'Franchisees' },
  ...{ since: '2026-03-02T09:00:00.000Z', sharesCandidates: true },
};
let parents: (typeof parent)[] = [];
const call = vi.spyOn(client, 'call');
beforeEach(() => {
  parents = [parent];
  call.mockReset();
  call.mockImplementation((async ({ method }: { method: string }) => {
    if (method === 'DELETE') parents = [];
    return { data: method === 'DELETE' ? { id: 'p-1' } : parents };
  }) as never);
});

const show = (permissions: Permission[]) => showConsole(<PartnershipsPage />, { permissions });

describe('partnerships', () => {
  it('given an owner, when they leave a parent and confirm it, then it is gone', async () => {
    await show(['tenant.integrations.subAccounts.partnership.delete']);
    expect(await screen.findByText('Group Franchisees · since Mar 2, 2026 · sees your candidates')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Leave Harbor' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('No partnerships')).toBeTruthy();
  });

  it('given somebody who may only read, when shown, then there is no way to leave', async () => {
    await show([]);
    expect(await screen.findByText('Harbor')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Leave/ })).toBeNull();
  });
});
