import Logout from '@mui/icons-material/Logout';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { AccountTrigger } from '#admin-ui/layout/AccountTrigger.tsx';
import { usePreferenceItems } from '#admin-ui/layout/usePreferenceItems.tsx';
import { useMe } from '#admin-ui/providers/me.tsx';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { logOut } from './authProvider.ts';

/** Which platform admin is logged in; language, theme and the way out. */
export const PlatformAdminMenu = () => {
  const t = useTranslate();
  const { name } = useMe();
  const preferences = usePreferenceItems();
  return (
    <ActionMenu label={t('layout.account', { name })} place="above" trigger={(opens) => <AccountTrigger {...opens} />}>
      {() => [
        ...preferences,
        <MenuItem key="logout" onClick={() => void logOut()}>
          <Logout aria-hidden="true" sx={{ fontSize: 18, mr: 1.25 }} />
          {t('layout.logout')}
        </MenuItem>,
      ]}
    </ActionMenu>
  );
};
