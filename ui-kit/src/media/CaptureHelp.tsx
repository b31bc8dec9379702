import './capture.words.ts';
import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { ActionButton } from '#ui-kit/form/ActionButton.tsx';
import { Dialog, DialogActions } from '#ui-kit/form/Dialog';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { browserOf } from '#ui-kit/media/browser';
import type { CaptureFault } from '#ui-kit/media/capture';

const Detail = styled.p({ marginTop: 12 });
const Actions = styled(DialogActions)({ marginTop: 24 });

/** Those that a setting of the browser mends. */
const blocked: ReadonlySet<CaptureFault> = new Set([
  'camera-blocked',
  'microphone-blocked',
  'camera-and-microphone-blocked',
]);

type Props = { fault: CaptureFault; onRetry: () => void; onClose: () => void };

/** Why nothing can be recorded, and what to do about it in this browser. */
export const CaptureHelp = ({ fault, onRetry, onClose }: Props) => {
  const { t } = useTranslation();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog ref={dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{t(`media.fault.${fault}.title`)}</h2>
      <Detail>{t(`media.fault.${fault}.detail`)}</Detail>
      {blocked.has(fault) && <Detail>{t(`media.help.${browserOf(navigator.userAgent)}`)}</Detail>}
      <Actions>
        <ActionButton kind="quiet" onClick={() => dialog.current?.close()}>
          {t('media.close')}
        </ActionButton>
        <ActionButton
          onClick={() => {
            dialog.current?.close();
            onRetry();
          }}
        >
          {t('media.again')}
        </ActionButton>
      </Actions>
    </Dialog>
  );
};
