import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Permission } from 'contracts/kernel/permission';
import { tenantPermissions } from 'contracts/kernel/permission';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { groups } from './matrix.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';

let held: Permission[] = [];
const Matrix = ({ without }: { without?: Permission | undefined }) => {
  const [value, setValue] = useState<Permission[]>([]);
  held = value;
  return <PermissionMatrix value={value} mayChange={(name) => name !== without} onChange={setValue} />;
};
const box = (name: string) => screen.getByRole('checkbox', { name });

// Milliseconds: jsdom takes its time over some hundred boxes.
vi.setConfig({ testTimeout: 30_000 });

describe('permission matrix', () => {
  it('given the catalogue, when it is laid out, then every permission of a company has its one place', () => {
    const placed = groups.flatMap(({ things }) => things.flatMap(({ rights }) => rights.map((one) => one.permission)));
    expect(placed.toSorted()).toEqual(tenantPermissions.toSorted());
  });

  it('given a group, when opened by keyboard, then single rights, rows and columns can be set, and the counts say so', async () => {
    await showConsole(<Matrix />, { permissions: [] });
    const user = userEvent.setup();
    screen.getByRole('button', { name: /^Jobs/ }).focus();
    await user.keyboard('{Enter}');
    await user.click(box('Jobs: Read'));
    expect(held).toEqual(['tenant.jobs.read']);
    await user.click(box('Job posts: all'));
    expect(held).toHaveLength(5);
    await user.click(box('Delete: all in this group'));
    expect(held.filter((name) => name.endsWith('.delete'))).toHaveLength(6);
    expect((box('Jobs: all') as HTMLInputElement).indeterminate).toBe(true);
    expect(screen.getByRole('status').textContent).toBe(`10 of ${tenantPermissions.length} permissions`);
  });

  it('given a right that the reader does not hold, when the whole group is set, then that one stays out and is locked', async () => {
    await showConsole(<Matrix without="tenant.audit.read" />, { permissions: [] });
    const user = userEvent.setup();
    await user.click(box('Whole group: Reports and audit'));
    expect(held).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: /^Reports/ }));
    expect((box('Audit log: Read') as HTMLInputElement).disabled).toBe(true);
  });

  it('given a search, when typed, then what matches is open, and nothing else is there', async () => {
    await showConsole(<Matrix />, { permissions: [] });
    await userEvent.setup().type(screen.getByRole('searchbox'), 'webhook');
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
