import './capture.words.ts';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { ActionButton } from '#ui-kit/form/ActionButton.tsx';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import type { CaptureKind } from '#ui-kit/media/capture';
import { capture, useCapture } from '#ui-kit/media/useCapture';
import { toneColour } from '#ui-kit/theme/colours';
import { CaptureHelp } from './CaptureHelp.tsx';

const Root = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: 10,
  padding: '14px 16px',
  borderRadius: 10,
  color: toneColour.danger.ink,
  background: toneColour.danger.tint,
});

/** What keeps this page from recording: once in a dialog, and from then on in its place. */
export const CaptureFaultNotice = ({ kind }: { kind: CaptureKind }) => {
  const { t } = useTranslation();
  const { fault } = useCapture();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => setAsked(fault !== null), [fault]);
  if (!fault) return null;
  const retry = () => void capture.open(kind);
  return (
    <Root role="alert">
      <p>{t(`media.fault.${fault}.title`)}</p>
      <ActionButton kind="quiet" onClick={() => setAsked(true)}>
        {t('media.whatToDo')}
      </ActionButton>
      {isAsked && <CaptureHelp fault={fault} onRetry={retry} onClose={() => setAsked(false)} />}
    </Root>
  );
};
