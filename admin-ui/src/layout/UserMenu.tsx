import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import Check from '@mui/icons-material/Check';
import Logout from '@mui/icons-material/Logout';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { languageNames, themeChoices } from 'candidate-ui/shared/choices';
import { localePreference, themePreference, useLocale, useThemeChoice } from 'candidate-ui/shared/preferences';
import { locales } from 'contracts/kernel/locales';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ACCOUNT } from '#admin-ui/identity/account/account-tabs';
import { useChangeUser } from '#admin-ui/identity/account/useChangeUser';
import { logOut } from '#admin-ui/providers/authProvider';
import { useMe } from '#admin-ui/providers/me.tsx';
import { goToMyApplications } from '#admin-ui/providers/workspace';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { Initials } from '#admin-ui/shared/Initials.tsx';
import { ButtonItem, hinted } from './NavItem.tsx';

const Who = styled('span')(({ theme }) => ({
  minWidth: 0,
  flex: 1,
  lineHeight: 1.3,
  color: theme.palette.text.primary,
  '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span + span': { fontSize: '0.75rem', fontWeight: 400, color: theme.palette.text.secondary },
}));
const Subheader = styled(ListSubheader)(({ theme }) => ({
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '28px',
  padding: '0 16px',
  color: theme.palette.text.secondary,
  background: 'transparent',
}));

type ChoiceProps = Omit<MenuItemProps, 'children' | 'role'> & { label: string };

/** The menu recognises the chosen one by `selected` and hands it the focus in `autoFocus` and `tabIndex`. */
const Choice = ({ label, selected, ...item }: ChoiceProps) => (
  <MenuItem {...item} role="menuitemradio" aria-checked={selected} selected={selected}>
    <span style={{ flex: 1 }}>{label}</span>
    {selected && <Check aria-hidden="true" sx={{ fontSize: 17 }} />}
  </MenuItem>
);

/** Who is logged in; language, theme, the candidate workspace and the way out. */
export const UserMenu = ({ mini = false, place = 'above' }: { mini?: boolean; place?: 'above' | 'below-right' }) => {
  const t = useTranslate();
  const { name, email } = useMe();
  const locale = useLocale();
  const theme = useThemeChoice();
  const label = t('layout.account', { name });
  const change = useChangeUser();
  const notify = useNotify();

  return (
    <ActionMenu
      label={label}
      place={place}
      trigger={(opens) => (
        <ButtonItem type="button" {...opens} {...hinted(label, mini)}>
          <Initials name={name} />
          {!mini && (
            <>
              <Who>
                <span>{name}</span>
                <span>{email}</span>
              </Who>
              <UnfoldMore aria-hidden="true" style={{ fontSize: 18 }} />
            </>
          )}
        </ButtonItem>
      )}
    >
      {(close) => [
        <MenuItem key="account" component={Link} to={`/${ACCOUNT}/profile`} onClick={close}>
          <AccountCircleOutlined aria-hidden="true" sx={{ fontSize: 18, mr: 1.25 }} />
          {t('identity.account.title')}
        </MenuItem>,
        <Subheader key="language" role="presentation">
          {t('layout.language')}
        </Subheader>,
        ...locales.map((option) => (
          <Choice
            key={option}
            label={languageNames[option]}
            selected={option === locale}
            onClick={() => {
              localePreference.set(option);
              void change({ locale: option }).catch((error: Error) => notify(error.message, { type: 'error' }));
            }}
          />
        )),
        <Subheader key="theme" role="presentation">
          {t('layout.theme')}
        </Subheader>,
        ...themeChoices.map((option) => (
          <Choice
            key={option}
            label={t(`layout.themeChoice.${option}`)}
            selected={option === theme}
            onClick={() => themePreference.set(option)}
          />
        )),
        <Divider key="line" sx={{ my: 0.75 }} />,
        <MenuItem key="applications" onClick={() => void goToMyApplications()}>
          <SwapHoriz aria-hidden="true" sx={{ fontSize: 18, mr: 1.25 }} />
          {t('layout.myApplications')}
        </MenuItem>,
        <MenuItem key="logout" onClick={() => void logOut()}>
          <Logout aria-hidden="true" sx={{ fontSize: 18, mr: 1.25 }} />
          {t('layout.logout')}
        </MenuItem>,
      ]}
    </ActionMenu>
  );
};
