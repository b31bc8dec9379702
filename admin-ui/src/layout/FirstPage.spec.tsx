import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { permissionsOf } from 'contracts/identity/membership/membership.roles';
import { lazy } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sectionTable } from '#admin-ui/section-table';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { FirstPage } from './FirstPage.tsx';
import { useNavigationMode } from './navigation-mode.ts';
import { SectionContext } from './section-context.ts';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

/** Tells when the server has answered; the first page knows then, too. */
const Settled = () => (useNavigationMode().isSettled ? <p>settled</p> : null);

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

  it('given somebody who opens another page before it is known where they are led, when both are there, then they are where they went', async () => {
    const settings = Promise.withResolvers<object>();
    const page = Promise.withResolvers<{ default: () => React.ReactNode }>();
    const Jobs = lazy(() => page.promise);
    const ask = vi.fn(() => settings.promise);
    await showConsole(
      <SectionContext value={sectionTable}>
        <Link to="/recruiting/jobs">Jobs</Link>
        <Settled />
        <Routes>
          <Route path="/" element={<FirstPage />} />
          <Route path="/recruiting/jobs" element={<Jobs />} />
          <Route path="*" element={<p>first of the menu</p>} />
        </Routes>
      </SectionContext>,
      {
        permissions: permissionsOf(['Owner']),
        dataProvider: { ask: ask as never },
        route: '/*',
        isOfWindow: true,
        at: '/',
      },
    );

    fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    await act(async () => settings.resolve({ dashboard: null, gridMode: false }));
    await screen.findByText('settled');
    await act(async () => page.resolve({ default: () => <p>the jobs</p> }));

    await screen.findByText(/the jobs|first of the menu/);
    expect(screen.queryByText('first of the menu')).toBeNull();
    expect(window.location.pathname).toBe('/recruiting/jobs');
  });
});
