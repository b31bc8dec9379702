import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useLocale, useMode } from 'candidate-ui/shared/preferences';
import { languageTag } from 'contracts/kernel/language-tag';
import { useEffect, useMemo, useState } from 'react';
import { CoreAdminContext, type I18nProvider, localStorageStore } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createDataProvider } from '#admin-ui/providers/dataProvider';
import { translateNow } from '#admin-ui/providers/i18nProvider';
import { queryClient } from '#admin-ui/providers/queryClient';
import { createConsoleTheme } from '#admin-ui/theme/consoleTheme';
import { landlordAuthProvider } from './authProvider.ts';
import { landlordI18nIn } from './i18n.ts';
import { LandlordConsole } from './LandlordConsole.tsx';
import { OperatorGate } from './OperatorGate.tsx';
import { client } from './session.ts';

const dataProvider = createDataProvider(client, translateNow, '/api/landlord');
const store = localStorageStore('1', 'onrecord.landlord');

/** The provider of the preferred language, once its catalogue is here. */
const useI18n = (): I18nProvider | null => {
  const locale = useLocale();
  const [provider, setProvider] = useState<I18nProvider | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void landlordI18nIn(locale).then((next) => {
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
      authProvider={landlordAuthProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <OperatorGate>
        <LandlordConsole />
      </OperatorGate>
    </CoreAdminContext>
  );
};

const router = createBrowserRouter([{ path: '*', element: <Context /> }], { basename: '/landlord' });

export const LandlordApp = () => {
  const mode = useMode();
  const theme = useMemo(() => createConsoleTheme(mode), [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  );
};
