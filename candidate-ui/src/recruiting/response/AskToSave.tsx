import './response.words.ts';
import { useEffect, useId, useRef } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Dialog, DialogActions } from 'ui-kit/form/Dialog';
import { useTranslation } from 'ui-kit/i18n/useTranslation';

type Props = { onSave: () => void; onLeave: () => void; onClose: () => void };

/** Before a choice is left that is final once it is saved: saved or not, the candidate decides. */
export const AskToSave = ({ onSave, onLeave, onClose }: Props) => {
  const { t } = useTranslation();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog ref={dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{t('response.choice.unsaved')}</h2>
      <p style={{ margin: '12px 0 24px' }}>{t('response.choice.unsavedDetail')}</p>
      <DialogActions>
        <ActionButton kind="quiet" onClick={onLeave}>
          {t('response.choice.leave')}
        </ActionButton>
        <ActionButton onClick={onSave}>{t('response.choice.save')}</ActionButton>
      </DialogActions>
    </Dialog>
  );
};
