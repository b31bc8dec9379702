// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { permissionsOf } from 'contracts/identity/membership/membership.roles';
import type { Permission } from 'contracts/kernel/permission';
import { afterEach, describe, expect, it } from 'vitest';
import { showConsole } from '#admin-ui/console.fixture.tsx';
import { sectionTable } from '#admin-ui/section-table';
import { Menu } from './Menu.tsx';
import { SectionContext } from './section-context.ts';

afterEach(cleanup);

const entriesFor = async (permissions: Permission[]) => {
  await showConsole(
    <SectionContext value={sectionTable}>
      <Menu />
    </SectionContext>,
    { permissions },
  );
  return [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map((entry) => entry.textContent);
};

describe('menu', () => {
  it('given a trainer, when the menu is shown, then only what they may open is in it', async () => {
    expect(await entriesFor(permissionsOf(['Trainer']))).toEqual(['Dashboard', 'Jobs', 'All settings']);
    expect(screen.queryByText('Reports')).toBeNull();
  });

  it('given an auditor, when the menu is shown, then the board of background jobs is not in it', async () => {
    expect(await entriesFor(permissionsOf(['Auditor']))).toEqual([
      'Dashboard',
      'Jobs',
      'Candidates',
      'Interviews',
      'Audit',
      'All settings',
      'Company profile',
      'Users',
      'Mailbox',
    ]);
  });

  it('given an owner, when the menu is shown, then everything is in it', async () => {
    expect(await entriesFor(permissionsOf(['Owner']))).toContain('Background jobs');
  });
});
