import { cleanup, screen, waitFor } from '@testing-library/react';
import { permissionsOf } from 'contracts/identity/membership/membership.roles';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sectionTable } from '#admin-ui/section-table';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { FirstPage } from './FirstPage.tsx';
import { SectionContext } from './section-context.ts';

afterEach(cleanup);

const firstPageOf = async (own: boolean | null, ofCompany: boolean) => {
  const answers: Record<string, unknown> = {
    'my-settings': { dashboard: null, gridMode: own },
    'company-settings': { gridMode: ofCompany },
  };
  const ask = vi.fn(async (path: string) => answers[path]);
  await showConsole(
    <SectionContext value={sectionTable}>
      <Routes>
        <Route path="/" element={<FirstPage />} />
        <Route path="/home" element={<p>tiles</p>} />
        <Route path="/reporting/dashboard" element={<p>first of the menu</p>} />
        <Route path="*" element={<p>first of the menu</p>} />
      </Routes>
    </SectionContext>,
    { permissions: permissionsOf(['Owner']), dataProvider: { ask: ask as never }, route: '/*', at: '/' },
  );
  await waitFor(() => expect(screen.queryByText(/tiles|first of the menu/)).not.toBeNull());
  return screen.queryByText('tiles') ? 'tiles' : 'menu';
};

describe('the first page', () => {
  it.each([
    [null, false, 'menu'],
    [null, true, 'tiles'],
    [true, false, 'tiles'],
    [false, true, 'menu'],
  ])(
    'given a person who chose %s in a company that chose %s, when they come in, then they are led to the %s',
    async (own, ofCompany, page) => {
      expect(await firstPageOf(own, ofCompany)).toBe(page);
    },
  );
});
