import './profile.words.ts';
import { useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { DataRow } from './DataRow.ts';
import { EraseDialog } from './EraseDialog.tsx';

export const EraseMyAccount = () => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <DataRow>
      <h3>{t('profile.data.erase.title')}</h3>
      <p>{t('profile.data.erase.detail')}</p>
      <ActionButton kind="quiet" onClick={() => setOpen(true)}>
        {t('profile.data.erase.open')}
      </ActionButton>
      {isOpen && <EraseDialog onClose={() => setOpen(false)} />}
    </DataRow>
  );
};
