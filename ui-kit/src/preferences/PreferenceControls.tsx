import styled from '@emotion/styled';
import { type Locale, locales } from 'contracts/kernel/locales';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { colour } from '#ui-kit/theme/colours';
import { languageNames, themeChoices } from './choices.ts';
import { localePreference, type ThemeChoice, themePreference, useLocale, useThemeChoice } from './preferences.ts';

const Select = styled.select({
  font: 'inherit',
  fontSize: '0.8125rem',
  color: colour.inkSoft,
  background: 'transparent',
  border: 0,
  borderRadius: 6,
  padding: '8px 4px',
  minHeight: 36,
  cursor: 'pointer',
  '&:hover': { color: colour.ink },
  '&:focus-visible': { outline: `2px solid ${colour.brand}` },
  '& option': { color: colour.ink, background: colour.surface },
});
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Language and theme, for pages outside the consoles. */
export const PreferenceControls = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const theme = useThemeChoice();
  return (
    <Row>
      <Select
        aria-label={t('preferences.language')}
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
        aria-label={t('preferences.theme.label')}
        value={theme}
        onChange={(event) => themePreference.set(event.target.value as ThemeChoice)}
      >
        {themeChoices.map((option) => (
          <option key={option} value={option}>
            {t(`preferences.theme.${option}`)}
          </option>
        ))}
      </Select>
    </Row>
  );
};
