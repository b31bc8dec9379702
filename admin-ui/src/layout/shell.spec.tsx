import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleUserId } from 'contracts/kernel/examples';
import type { Permission } from 'contracts/kernel/permission';
import { describe, expect, it, vi } from 'vitest';
import { labels } from '#admin-ui/automation/label/label.resource';
import { TeamUsers } from '#admin-ui/identity/team/TeamUsers.tsx';
import { uploadPanel } from '#admin-ui/library/upload/upload-panel';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { HomePage } from './HomePage.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { Sidebar } from './Sidebar.tsx';

describe('the shell (docs/product.md UI-4, UI-5, UI-7)', () => {
  it('given a page with none above it, when it is opened, then its breadcrumbs lead back all the same', async () => {
    await showConsole(<HomePage />);
    expect(await screen.findByRole('link', { name: 'Back' })).toBeTruthy();
  });

  it('given somebody who has not chosen, when the sidebar is shown, then it is mini and can be opened', async () => {
    await showConsole(<Sidebar />);
    await userEvent.click(await screen.findByRole('button', { name: 'Expand menu', expanded: false }));
    expect(screen.getByRole('button', { name: 'Collapse menu', expanded: true })).toBeTruthy();
  });

  it('given the menu of a phone, when the upload status is asked for, then the menu makes room for it; who uploads nothing has no such entry', async () => {
    const openAccount = async (permissions: Permission[]) => {
      await showConsole(<PhoneBar />, { permissions });
      await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
      await userEvent.click(await screen.findByRole('button', { name: /Renata Moreira/ }));
      return screen.findByRole('menuitem', { name: 'My account' });
    };
    await openAccount(['tenant.files.read']);
    expect(screen.queryByRole('menuitem', { name: 'Upload status' })).toBeNull();
    cleanup();
    await openAccount(['tenant.files.create']);
    const drawer = () => screen.queryByRole('dialog', { name: 'Main menu', hidden: true });
    expect(drawer()).not.toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Upload status' }));
    expect(uploadPanel.get().isAsked).toBe(true);
    await vi.waitFor(() => expect(drawer()).toBeNull(), { timeout: 60_000 });
    uploadPanel.close();
  });

  it('given an admin of a parent in a partner workspace, when a page is shown, then it says where they are and for whom', async () => {
    const corner = { id: 'c-1', name: 'Corner shop', subdomain: 'corner', logo: null, domains: [] };
    const currentTenant = { ...corner, timeZone: 'UTC', parent: 'Harbor & Pine' };
    await showConsole(<HomePage />, { me: { currentTenant } });
    expect(await screen.findByText('Corner shop · Partner of Harbor & Pine')).toBeTruthy();
  });

  it('given selected rows, when they may be removed, then the title bar offers it', async () => {
    const label = { id: 'l-1', name: 'Blue', description: '', backgroundColor: '#ffffff', fontColor: '#000000' };
    const row = {
      ...label,
      scopeId: 's-1',
      version: 1,
      createdAt: '2026-03-01T00:00:00Z',
      updatedAt: '2026-03-01T00:00:00Z',
    };
    await showConsole(pageAt(labels, ''), {
      permissions: ['tenant.labels.read', 'tenant.labels.delete'],
      dataProvider: {
        getList: async () => ({ data: [row] as never, total: 1 }),
        getMany: async () => ({ data: [] }),
      },
    });
    await screen.findByText('Blue');
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    const [, tick] = screen.getAllByRole('checkbox');
    await userEvent.click(tick as HTMLElement);
    expect(screen.getByRole('button', { name: 'Remove' }).closest('header')).not.toBeNull();
  });

  it('given somebody who may not read users, when a team is listed, then they see how many it has', async () => {
    await showConsole(<TeamUsers ids={[exampleUserId, 'u-2']} />);
    expect(await screen.findByText('2 users')).toBeTruthy();
  });
});
