import { localStorageStore } from 'react-admin';
import { ConsoleRoot, consoleRouter } from '#admin-ui/layout/ConsoleRoot.tsx';
import { createDataProvider } from '#admin-ui/providers/dataProvider';
import { translateNow } from '#admin-ui/providers/i18nProvider';
import { landlordI18nIn } from './i18n.ts';
import { LandlordConsole } from './LandlordConsole.tsx';
import { landlordAuthProvider } from './platform-admin/authProvider.ts';
import { PlatformAdminGate } from './platform-admin/PlatformAdminGate.tsx';
import { client } from './platform-admin/session.ts';

const router = consoleRouter({
  basename: '/landlord',
  store: localStorageStore('1', 'onrecord.landlord'),
  authProvider: landlordAuthProvider,
  dataProvider: createDataProvider(client, translateNow, '/api/landlord'),
  i18nIn: landlordI18nIn,
  content: (
    <PlatformAdminGate>
      <LandlordConsole />
    </PlatformAdminGate>
  ),
});

export const LandlordApp = () => <ConsoleRoot router={router} />;
