import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type AuthProvider, CoreAdminContext, type DataProvider, type I18nProvider, type Store } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { useLocale, useMode } from 'ui-kit/preferences/preferences';
import { queryClient } from '#admin-ui/providers/queryClient';
import { createConsoleTheme } from '#admin-ui/theme/consoleTheme';

type I18nIn = (locale: Locale) => Promise<I18nProvider>;

/** The provider of the preferred language, once its catalogue is here. */
const useI18n = (i18nIn: I18nIn): I18nProvider | null => {
  const locale = useLocale();
  const [provider, setProvider] = useState<I18nProvider | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void i18nIn(locale).then((next) => {
      if (!isCurrent) return;
      document.documentElement.lang = languageTag(locale);
      setProvider(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, i18nIn]);
  return provider;
};

type Providers = {
  authProvider: AuthProvider;
  dataProvider: DataProvider;
  /** What this browser remembers: how lists and menus were left. */
  store: Store;
};
type Parts = Providers & { i18nIn: I18nIn; content: ReactNode };

const Context = ({ i18nIn, content, ...providers }: Parts) => {
  const i18nProvider = useI18n(i18nIn);
  if (!i18nProvider) return null;
  return (
    <CoreAdminContext {...providers} i18nProvider={i18nProvider} queryClient={queryClient}>
      {content}
    </CoreAdminContext>
  );
};

/** All addresses below `basename` show `content`, with React-Admin's providers around it. */
export const consoleRouter = ({ basename, ...parts }: Parts & { basename: string }) =>
  createBrowserRouter([{ path: '*', element: <Context {...parts} /> }], { basename });

export const ConsoleRoot = ({ router }: { router: ReturnType<typeof consoleRouter> }) => {
  const mode = useMode();
  const theme = useMemo(() => createConsoleTheme(mode), [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  );
};
