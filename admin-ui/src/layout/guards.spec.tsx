import { act, cleanup, screen } from '@testing-library/react';
import type { Permission } from 'contracts/kernel/permission';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveFor } from '#admin-ui/providers/login';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { sectionTable } from '#admin-ui/section-table';
import type { RequiredPermission } from '#admin-ui/sections';
import { noteUnsaved } from '#admin-ui/shared/form/unsaved';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { Guarded } from './Guarded.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The page where it is shown; else the address that one is sent to. */
const open = async (asked: RequiredPermission, permissions: Permission[]) => {
  await showConsole(
    <Guarded permission={asked}>
      <p>The page</p>
    </Guarded>,
    { permissions },
  );
  return screen.queryByText('The page') ? 'shown' : vi.mocked(leaveFor).mock.calls[0]?.[0];
};

describe('routes with a permissions list require at least one listed permission, else redirect to errors.forbidden', () => {
  const list = ['tenant.jobs.read', 'tenant.users.read'] as const;

  it.each([
    [['tenant.jobs.read'], 'shown'],
    [['tenant.users.read', 'tenant.roles.read'], 'shown'],
    [['tenant.roles.read'], '/e/access-denied'],
    [[], '/e/access-denied'],
  ] as [Permission[], string][])(
    'given %j, when a page that asks for one of two is opened, then %s',
    async (held, where) => {
      expect(await open(list, held)).toBe(where);
    },
  );

  it('given one permission, when a page that asks for it alone is opened, then it is shown to who holds it', async () => {
    expect(await open('tenant.jobs.read', ['tenant.jobs.read'])).toBe('shown');
    cleanup();
    expect(await open('tenant.jobs.read', ['tenant.jobs.create'])).toBe('/e/access-denied');
  });

  it('given somebody who has typed what is not saved, when the page is closed to them, then it stays until that is gone', async () => {
    const forget = noteUnsaved();
    expect(await open('tenant.jobs.read', [])).toBe('shown');
    act(forget);
    expect(screen.queryByText('The page')).toBeNull();
  });

  it('given an empty permission list, when the page is opened, then there is no check: the role alone is', async () => {
    expect(await open([], [])).toBe('shown');
    cleanup();
    expect(await open('member', [])).toBe('shown');
  });

  it('given the pages of the console, when they are looked at, then each names what it asks for', () => {
    const pages = sectionTable.flatMap(({ permission, pages: own }) => [
      permission,
      ...own.map((page) => page.permission),
    ]);
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.every((asked) => asked.length > 0)).toBe(true);
  });
});

describe('elements can be hidden by permission', () => {
  const show = (to: Permission | readonly Permission[], permissions: Permission[]) =>
    showConsole(<Allowed to={to}>Element</Allowed>, { permissions });

  it('given an element that asks for one of several, when somebody holds one, then they see it, and others do not', async () => {
    await show(['tenant.jobs.read', 'tenant.users.read'], ['tenant.users.read']);
    expect(screen.queryByText('Element')).not.toBeNull();
    cleanup();
    await show(['tenant.jobs.read', 'tenant.users.read'], ['tenant.roles.read']);
    expect(screen.queryByText('Element')).toBeNull();
  });

  it('given an element guard without permissions, when it is drawn, then it throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shown = await show([], ['tenant.users.read']);
    expect(shown.container.textContent).toContain('names their permissions');
    expect(screen.queryByText('Element')).toBeNull();
  });
});
