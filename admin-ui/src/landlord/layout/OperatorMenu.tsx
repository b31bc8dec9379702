import Logout from '@mui/icons-material/Logout';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { languageNames, themeChoices } from 'candidate-ui/shared/choices';
import { localePreference, themePreference, useLocale, useThemeChoice } from 'candidate-ui/shared/preferences';
import { locales } from 'contracts/kernel/locales';
import { useTranslate } from 'react-admin';
import { logOut } from '#admin-ui/landlord/authProvider';
import { Choice, Subheader, Who } from '#admin-ui/layout/menu-choices.tsx';
import { ButtonItem } from '#admin-ui/layout/NavItem.tsx';
import { useMe } from '#admin-ui/providers/me.tsx';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { Avatar } from '#admin-ui/shared/Avatar.tsx';

/** Which operator is logged in; language, theme and the way out. */
export const OperatorMenu = () => {
  const t = useTranslate();
  const { id, name, email } = useMe();
  const locale = useLocale();
  const theme = useThemeChoice();
  return (
    <ActionMenu
      label={t('layout.account', { name })}
      place="above"
      trigger={(opens) => (
        <ButtonItem type="button" {...opens}>
          <Avatar id={id} name={name} picture={null} />
          <Who>
            <span>{name}</span>
            <span>{email}</span>
          </Who>
          <UnfoldMore aria-hidden="true" style={{ fontSize: 18 }} />
        </ButtonItem>
      )}
    >
      {() => [
        <Subheader key="language" role="presentation">
          {t('layout.language')}
        </Subheader>,
        ...locales.map((option) => (
          <Choice
            key={option}
            label={languageNames[option]}
            selected={option === locale}
            onClick={() => localePreference.set(option)}
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
        <MenuItem key="logout" onClick={() => void logOut()}>
          <Logout aria-hidden="true" sx={{ fontSize: 18, mr: 1.25 }} />
          {t('layout.logout')}
        </MenuItem>,
      ]}
    </ActionMenu>
  );
};
