import Check from '@mui/icons-material/Check';
import Logout from '@mui/icons-material/Logout';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { languageNames, themeChoices } from 'candidate-ui/shared/choices';
import { localePreference, themePreference, useLocale, useThemeChoice } from 'candidate-ui/shared/preferences';
import { locales } from 'contracts/kernel/locales';
import { type MouseEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { logOut } from '#admin-ui/providers/authProvider';
import { useMe } from '#admin-ui/providers/me.tsx';
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

const Choice = ({ label, chosen, onChoose }: { label: string; chosen: boolean; onChoose: () => void }) => (
  <MenuItem role="menuitemradio" aria-checked={chosen} selected={chosen} onClick={onChoose}>
    <span style={{ flex: 1 }}>{label}</span>
    {chosen && <Check aria-hidden="true" sx={{ fontSize: 17 }} />}
  </MenuItem>
);

/** Who is logged in; language, theme and the way out. */
export const UserMenu = ({ mini = false }: { mini?: boolean }) => {
  const t = useTranslate();
  const { name, email } = useMe();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const locale = useLocale();
  const theme = useThemeChoice();
  const label = t('layout.account', { name });
  const close = () => setAnchor(null);

  return (
    <>
      <ButtonItem
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        {...hinted(label, mini)}
      >
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
      <MuiMenu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <Subheader role="presentation">{t('layout.language')}</Subheader>
        {locales.map((option) => (
          <Choice
            key={option}
            label={languageNames[option]}
            chosen={option === locale}
            onChoose={() => localePreference.set(option)}
          />
        ))}
        <Subheader role="presentation">{t('layout.theme')}</Subheader>
        {themeChoices.map((option) => (
          <Choice
            key={option}
            label={t(`layout.themeChoice.${option}`)}
            chosen={option === theme}
            onChoose={() => themePreference.set(option)}
          />
        ))}
        <Divider sx={{ my: 0.75 }} />
        <MenuItem onClick={() => void logOut()}>
          <Logout aria-hidden="true" sx={{ fontSize: 18, mr: 1.25 }} />
          {t('layout.logout')}
        </MenuItem>
      </MuiMenu>
    </>
  );
};
