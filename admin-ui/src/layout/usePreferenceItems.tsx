import Divider from '@mui/material/Divider';
import { type Locale, locales } from 'contracts/kernel/locales';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { languageNames, themeChoices } from 'ui-kit/preferences/choices';
import { localePreference, themePreference, useLocale, useThemeChoice } from 'ui-kit/preferences/preferences';
import { Choice, Subheader } from './menu-choices.tsx';

/** Entries of a menu: language and theme of this browser, and a line below them. `onLanguage` keeps the language elsewhere too. */
export const usePreferenceItems = (onLanguage?: (locale: Locale) => void): ReactElement[] => {
  const t = useTranslate();
  const locale = useLocale();
  const theme = useThemeChoice();
  const chooseLanguage = (option: Locale) => {
    localePreference.set(option);
    onLanguage?.(option);
  };
  return [
    <Subheader key="language" role="presentation">
      {t('preferences.language')}
    </Subheader>,
    ...locales.map((option) => (
      <Choice
        key={option}
        label={languageNames[option]}
        selected={option === locale}
        onClick={() => chooseLanguage(option)}
      />
    )),
    <Subheader key="theme" role="presentation">
      {t('preferences.theme.label')}
    </Subheader>,
    ...themeChoices.map((option) => (
      <Choice
        key={option}
        label={t(`preferences.theme.${option}`)}
        selected={option === theme}
        onClick={() => themePreference.set(option)}
      />
    )),
    <Divider key="line" sx={{ my: 0.75 }} />,
  ];
};
