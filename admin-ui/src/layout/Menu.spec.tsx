import { screen } from '@testing-library/react';
import { permissionsOf, rightsOf } from 'contracts/identity/membership/membership.roles';
import type { Permission } from 'contracts/kernel/permission';
import { describe, expect, it } from 'vitest';
import { sectionTable } from '#admin-ui/section-table';
import type { RequiredPermission } from '#admin-ui/sections';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { Menu } from './Menu.tsx';
import { tileGroups } from './menu-groups.ts';
import { SectionContext } from './section-context.ts';

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
    expect(await entriesFor(permissionsOf(['Trainer']))).toEqual([
      'Dashboard',
      'Tasks',
      'Jobs',
      'My hiring tasks',
      'My trainings',
      'Practice',
      'Processes and SOPs',
      'Process runs',
      'Policies',
      'Programs',
      'Lessons',
      'Scheduled trainings',
      'Who has learned what',
      'Certificates',
      'Answers to review',
      'Rating types',
      'All settings',
      'Library',
    ]);
    expect(screen.queryByText('Reports')).toBeNull();
  });

  it('given a training-only user, when the menu is shown, then nothing of recruiting and settings is in it', async () => {
    const trained = { roles: ['Recruiter', 'Trainer', 'Owner'], permissions: [], type: 'training-only' } as const;
    expect(await entriesFor(rightsOf(trained, new Map()))).toEqual([
      'Dashboard',
      'Tasks',
      'My trainings',
      'Practice',
      'Processes and SOPs',
      'Process runs',
      'Policies',
    ]);
  });

  it('given a training-only user, when the tiles are looked at, then none leads to settings; an owner has those of their own there too', () => {
    const tilesFor = (permissions: readonly Permission[]) => {
      const can = (asked: RequiredPermission) => asked === 'member' || permissions.some((name) => asked.includes(name));
      return tileGroups(sectionTable, can).flatMap(({ sections }) => sections.map(({ path }) => path));
    };
    const trained = { roles: ['Owner'], permissions: [], type: 'training-only' } as const;
    expect(tilesFor(rightsOf(trained, new Map())).filter((path) => path.startsWith('settings'))).toEqual([]);
    expect(tilesFor(permissionsOf(['Owner']))).toContain('settings/navigation-mode');
  });

  it('given an auditor, when the menu is shown, then the board of background jobs is not in it', async () => {
    expect(await entriesFor(permissionsOf(['Auditor']))).toEqual([
      'Dashboard',
      'Tasks',
      'Jobs',
      'Candidates',
      'Marketplace',
      'Interviews',
      'Live interviews',
      'Pending hires',
      'Contracts',
      'My trainings',
      'Processes and SOPs',
      'Process runs',
      'Policies',
      'Programs',
      'Lessons',
      'Scheduled trainings',
      'Who has learned what',
      'Certificates',
      'Answers to review',
      'Rating types',
      'Audit log',
      'All settings',
      'Company profile',
      'Library',
      'Users',
      'Sent emails',
    ]);
  });

  it('given an owner, when the menu is shown, then everything is in it', async () => {
    expect(await entriesFor(permissionsOf(['Owner']))).toContain('Background jobs');
  });
});
