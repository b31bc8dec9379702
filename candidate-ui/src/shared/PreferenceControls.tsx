import { styled } from '@mui/material/styles';
import { type Locale, locales } from 'contracts/kernel/locales';
import { useTranslation } from 'react-i18next';
import { languageNames, themeChoices } from './choices.ts';
import { localePreference, type ThemeChoice, themePreference, useLocale, useThemeChoice } from './preferences.ts';

const Select = styled('select')(({ theme }) => ({
  font: 'inherit',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
  background: 'transparent',
  border: 0,
  borderRadius: 6,
  padding: '8px 4px',
  minHeight: 36,
  cursor: 'pointer',
  '&:hover': { color: theme.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  '& option': { color: theme.palette.text.primary, background: theme.palette.background.paper },
}));
const Row = styled('div')({ display: 'flex', gap: 12 });

/** Language and theme, for pages outside the consoles. */
export const PreferenceControls = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const theme = useThemeChoice();
  return (
    <Row>
      <Select
        aria-label={t('shell.language')}
        value={locale}
        onChange={(event) => localePreference.set(event.target.value as Locale)}
      >
        {locales.map((option) => (
          <option key={option} value={option}>
            {languageNames[option]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('shell.theme.label')}
        value={theme}
        onChange={(event) => themePreference.set(event.target.value as ThemeChoice)}
      >
        {themeChoices.map((option) => (
          <option key={option} value={option}>
            {t(`shell.theme.${option}`)}
          </option>
        ))}
      </Select>
    </Row>
  );
};
