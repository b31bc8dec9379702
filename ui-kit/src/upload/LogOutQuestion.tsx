import './file-upload.words.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { ActionButton } from '#ui-kit/form/ActionButton.tsx';
import { Dialog, DialogActions } from '#ui-kit/form/Dialog';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { openQueues } from './open-queues.ts';

type Props = { onStay: () => void; onLeave: () => void };

/** Asks before the session ends what is to become of files that are on their way (docs/product.md FILE-33). */
export const LogOutQuestion = ({ onStay, onLeave }: Props) => {
  const { t } = useTranslation();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const keep = () => {
    openQueues.stop();
    onLeave();
  };
  const drop = () => {
    setBusy(true);
    void openQueues.drop().then(onLeave);
  };
  return (
    <Dialog ref={dialog} aria-labelledby={title} style={{ width: 'min(580px, calc(100vw - 32px))' }} onClose={onStay}>
      <h2 id={title}>{t('upload.loggingOut.title')}</h2>
      <p style={{ margin: '12px 0 20px' }}>{t('upload.loggingOut.detail')}</p>
      <DialogActions>
        <ActionButton kind="quiet" onClick={() => dialog.current?.close()}>
          {t('upload.loggingOut.stay')}
        </ActionButton>
        <ActionButton kind="danger" disabled={isBusy} onClick={drop}>
          {t('upload.loggingOut.drop')}
        </ActionButton>
        <ActionButton disabled={isBusy} onClick={keep}>
          {t('upload.loggingOut.keep')}
        </ActionButton>
      </DialogActions>
    </Dialog>
  );
};
