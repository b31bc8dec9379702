import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useLocale, useMode } from 'candidate-ui/shared/preferences';
import { languageTag } from 'contracts/kernel/language-tag';
import { useEffect, useMemo, useState } from 'react';
import { CoreAdminContext, type I18nProvider, localStorageStore } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Entrance } from './layout/Entrance.tsx';
import { authProvider } from './providers/authProvider.ts';
import { client } from './providers/client.ts';
import { createDataProvider } from './providers/dataProvider.ts';
import { i18nIn, translateNow } from './providers/i18nProvider.ts';
import { queryClient } from './providers/queryClient.ts';
import { createConsoleTheme } from './theme/consoleTheme.ts';

const dataProvider = createDataProvider(client, translateNow);
const store = localStorageStore('1', 'onrecord');

/** The provider of the preferred language, once its catalogue is here. */
const useI18n = (): I18nProvider | null => {
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
  }, [locale]);
  return provider;
};

const Context = () => {
  const i18nProvider = useI18n();
  if (!i18nProvider) return null;
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <Entrance />
    </CoreAdminContext>
  );
};

const router = createBrowserRouter([{ path: '*', element: <Context /> }], { basename: '/t' });

export const App = () => {
  const mode = useMode();
  const theme = useMemo(() => createConsoleTheme(mode), [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  );
};
