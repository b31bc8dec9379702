import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { languageName } from 'ui-kit/media/language-name';
import { useLocale } from 'ui-kit/preferences/preferences';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';

/** Languages that captions are offered in: those that most people are interviewed in. */
const LANGUAGES = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'he',
  'hi',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'tr',
  'uk',
  'zh',
];
const words = 'resources.interview-reviews.captions';

type Props = { onChoose: (language: string) => void; onCancel: () => void };

/** Asks what language captions are in before they are added; that of the page by default. */
export const CaptionLanguageDialog = ({ onChoose, onCancel }: Props) => {
  const t = useTranslate();
  const field = useId();
  const locale = useLocale();
  const [language, setLanguage] = useState(locale.slice(0, 2));
  const named = LANGUAGES.map((code) => ({ code, name: languageName(code, locale) }));
  named.sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.languageTitle`)}
      confirm={t(`${words}.add`)}
      isBusy={false}
      onConfirm={() => onChoose(language)}
      onCancel={onCancel}
    >
      <TextField
        id={field}
        select
        label={t(`${words}.language`)}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
        sx={{ marginTop: '6px' }}
        fullWidth
      >
        {named.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </ConfirmDialog>
  );
};
