import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import type { Permission } from 'contracts/kernel/permission';
import { type ReactNode, Suspense } from 'react';
import { CoreAdminContext, type DataProvider, memoryStore, type Store, testDataProvider } from 'react-admin';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { SectionContext } from '#admin-ui/layout/section-context';
import { Toasts } from '#admin-ui/layout/Toasts.tsx';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { i18nIn, loadMoreWords } from '#admin-ui/providers/i18nProvider';
import { type Me, MeProvider } from '#admin-ui/providers/me.tsx';
import { sectionTable } from '#admin-ui/section-table';
import type { Section } from '#admin-ui/sections';
import { createConsoleTheme } from '#admin-ui/theme/consoleTheme';

/** What a browser has and jsdom has not. */
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

/** Milliseconds: pages are loaded when they are first opened, on a slow machine too. */
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const company = { id: exampleTenantId, name: 'Harbor & Pine', subdomain: 'harbor', logo: null };

const meWith = (permissions: Permission[]): Me => ({
  id: exampleUserId,
  name: 'Renata Moreira',
  email: 'renata@harbor.example',
  avatar: null,
  isEmailVerified: true,
  hasTwoFactor: false,
  locale: 'en-us',
  timeZone: null,
  mutedMails: [],
  roles: ['Recruiter'],
  permissions,
  tenants: [company],
  partners: [],
  currentTenant: { ...company, domains: ['harbor.onrecord.example'], timeZone: 'UTC', parent: null },
  workspace: 'tenant',
  dashboard: 'tenant.dashboard',
  offer_id: null,
  refresh_token: false,
});

type Options = {
  permissions?: Permission[];
  /** Of who is logged in, in the place of what is usual. */
  me?: Partial<Me>;
  dataProvider?: Partial<ConsoleDataProvider>;
  /** The route that `content` stands at, and the address that is open. */
  route?: string;
  at?: string;
  /** Where the address is that of the window, it is that of `at` to begin with. */
  isOfWindow?: boolean;
  /** What the browser has kept. */
  store?: Store;
};

/** The page of a resource at this path below its list. */
export const pageAt = (resource: Section, path: string): ReactNode => {
  const found = resource.pages.find((page) => page.path === path);
  if (!found) throw new Error(`${resource.path} has no page at '${path}'.`);
  return <found.page />;
};

/** Commands as they are asked for: the keys by which they happen once are drawn. */
const withoutKeys = ({ send, ...answers }: Partial<ConsoleDataProvider>): Partial<ConsoleDataProvider> => ({
  ...answers,
  ...(send && { send: (resource, { idempotencyKey: _, ...command }) => send(resource, command) }),
});

/** Shows part of the console to somebody with these permissions, over the answers given, in English. */
export const showConsole = async (content: ReactNode, options: Options = {}) => {
  const { permissions = [], me = {}, dataProvider = {}, route = '/', at = route } = options;
  const { isOfWindow = false, store = memoryStore() } = options;
  const [i18nProvider] = await Promise.all([i18nIn('en-us'), loadMoreWords()]);
  // React-Admin brings a router of its own here, which keeps a list's query in the address from spec to spec.
  window.history.replaceState(null, '', '/');
  const page = (
    <CoreAdminContext
      dataProvider={testDataProvider(withoutKeys(dataProvider)) as DataProvider}
      i18nProvider={i18nProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      store={store}
    >
      <SectionContext value={sectionTable}>
        <MeProvider me={{ ...meWith(permissions), ...me }}>
          <Suspense>{content}</Suspense>
          <Toasts />
        </MeProvider>
      </SectionContext>
    </CoreAdminContext>
  );
  const routes = [
    { path: route, element: page },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  if (isOfWindow) window.history.replaceState(null, '', at);
  const router = isOfWindow ? createBrowserRouter(routes) : createMemoryRouter(routes, { initialEntries: [at] });
  return render(
    <ThemeProvider theme={createConsoleTheme('light')}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
};
