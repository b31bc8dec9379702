import { localStorageStore } from 'react-admin';
import { ConsoleRoot, consoleRouter } from './layout/ConsoleRoot.tsx';
import { Entrance } from './layout/Entrance.tsx';
import { authProvider } from './providers/authProvider.ts';
import { client } from './providers/client.ts';
import { createDataProvider } from './providers/dataProvider.ts';
import { i18nIn, translateNow } from './providers/i18nProvider.ts';

const router = consoleRouter({
  basename: '/t',
  store: localStorageStore('1', 'onrecord'),
  authProvider,
  dataProvider: createDataProvider(client, translateNow),
  i18nIn,
  content: <Entrance />,
});

export const App = () => <ConsoleRoot router={router} />;
