import './marketplace.words.ts';
import { useEffect, useId, useRef } from 'react';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { Dialog, DialogActions } from 'ui-kit/form/Dialog';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { leave } from './marketplace.ts';

/** Asks before somebody goes, and says what stays. */
export const LeaveDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { submit, refusal, isBusy } = useSend(leave);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog ref={dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{t('marketplace.leave.question')}</h2>
      <p style={{ margin: '12px 0 20px' }}>{t('marketplace.leave.detail')}</p>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      <DialogActions>
        <ActionButton kind="quiet" onClick={() => dialog.current?.close()}>
          {t('marketplace.leave.stay')}
        </ActionButton>
        <ActionButton
          kind="danger"
          disabled={isBusy}
          onClick={() => void submit({}).then((done) => done && dialog.current?.close())}
        >
          {t('marketplace.leave.action')}
        </ActionButton>
      </DialogActions>
    </Dialog>
  );
};
