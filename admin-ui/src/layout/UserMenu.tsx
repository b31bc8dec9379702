import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import Logout from '@mui/icons-material/Logout';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { openQueues } from 'ui-kit/upload/open-queues';
import { ACCOUNT } from '#admin-ui/identity/user/account-tabs';
import { useChangeUser } from '#admin-ui/identity/user/useChangeUser';
import { uploadPanel } from '#admin-ui/library/upload/upload-panel';
import { logOut } from '#admin-ui/providers/authProvider';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { goToMyApplications } from '#admin-ui/providers/workspace';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { AccountTrigger } from './AccountTrigger.tsx';
import { hinted } from './NavItem.tsx';
import { usePreferenceItems } from './usePreferenceItems.tsx';

const LogOutDialog = lazyPage(() => import('#admin-ui/library/upload/LogOutDialog.tsx'), 'LogOutDialog');

type Props = {
  mini?: boolean;
  place?: 'above' | 'below-right';
  /** Another place is gone to, or shown: what the menu stands in is to make room. */
  onNavigate?: () => void;
};

/** Who is logged in; language, theme, uploads, the candidate workspace and the way out. */
export const UserMenu = ({ mini = false, place = 'above', onNavigate }: Props) => {
  const t = useTranslate();
  const { name } = useMe();
  const can = useCan();
  const leaving = (close: () => void) => () => {
    close();
    onNavigate?.();
  };
  const [isAsked, ask] = useState(false);
  const end = (close: () => void) => () => {
    if (!openQueues.areAtRisk()) return void logOut();
    close();
    ask(true);
  };
  const showUploads = (close: () => void) => () => {
    uploadPanel.show();
    leaving(close)();
  };
  const label = t('layout.account', { name });
  const change = useChangeUser();
  const notify = useNotify();
  const preferences = usePreferenceItems((locale) => {
    void change({ locale }).catch((error: Error) => notify(error.message, { type: 'error' }));
  });

  return (
    <>
      <ActionMenu
        label={label}
        place={place}
        trigger={(opens) => <AccountTrigger mini={mini} {...opens} {...hinted(label, mini)} />}
      >
        {(close) => [
          <MenuItem key="account" component={Link} to={`/${ACCOUNT}/profile`} onClick={leaving(close)}>
            <AccountCircleOutlined aria-hidden="true" sx={{ fontSize: 18, mr: 1.25 }} />
            {t('identity.account.title')}
          </MenuItem>,
          <MenuItem key="navigation" component={Link} to="/settings/navigation-mode" onClick={leaving(close)}>
            <GridViewOutlined aria-hidden="true" sx={{ fontSize: 18, mr: 1.25 }} />
            {t('layout.navigation.title')}
          </MenuItem>,
          ...(can('tenant.files.create')
            ? [
                <MenuItem key="uploads" onClick={showUploads(close)}>
                  <UploadOutlined aria-hidden="true" sx={{ fontSize: 18, mr: 1.25 }} />
                  {t('library.upload.status')}
                </MenuItem>,
              ]
            : []),
          ...preferences,
          <MenuItem key="applications" onClick={() => void goToMyApplications()}>
            <SwapHoriz aria-hidden="true" sx={{ fontSize: 18, mr: 1.25 }} />
            {t('layout.myApplications')}
          </MenuItem>,
          <MenuItem key="logout" onClick={end(close)}>
            <Logout aria-hidden="true" sx={{ fontSize: 18, mr: 1.25 }} />
            {t('layout.logout')}
          </MenuItem>,
        ]}
      </ActionMenu>
      {isAsked && (
        <Suspense fallback={null}>
          <LogOutDialog onStay={() => ask(false)} onLeave={() => void logOut()} />
        </Suspense>
      )}
    </>
  );
};
