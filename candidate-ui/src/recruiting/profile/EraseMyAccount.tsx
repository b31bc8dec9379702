import { useState } from 'react';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { ActionButton } from '#candidate-ui/shared/ActionButton.tsx';
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
