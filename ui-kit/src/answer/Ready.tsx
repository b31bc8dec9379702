import './answering.words.ts';
import '#ui-kit/media/capture.words';
import styled from '@emotion/styled';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useEffect } from 'react';
import { ActionButton } from '#ui-kit/form/ActionButton.tsx';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { CaptureFaultNotice } from '#ui-kit/media/CaptureFault.tsx';
import { LiveView } from '#ui-kit/media/LiveView.tsx';
import { capture, useCapture } from '#ui-kit/media/useCapture';
import { captureKindOf } from './recorded.ts';

const View = styled.div({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  maxWidth: 480,
  '& > video, & > div': { width: '100%' },
});

/** What will be recorded, as it looks now. A screen is chosen by hand: browsers want a click for it. */
export const Ready = ({ question }: { question: MyQuestion }) => {
  const { t } = useTranslation();
  const { stream, kind: open } = useCapture();
  const kind = captureKindOf(question);
  useEffect(() => {
    if (kind !== 'screen') void capture.open(kind);
  }, [kind]);
  const chooseScreen = () => {
    capture.close();
    void capture.open('screen');
  };
  const isOpen = open === kind && stream !== null;
  return (
    <View>
      {(isOpen || kind !== 'screen') && (
        <LiveView
          stream={isOpen ? stream : null}
          isScreen={kind === 'screen'}
          label={t(kind === 'screen' ? 'media.screenPreview' : 'media.preview')}
        />
      )}
      <CaptureFaultNotice kind={kind} />
      {kind === 'screen' && (
        <ActionButton kind="quiet" onClick={chooseScreen}>
          {t(isOpen ? 'answering.screen.other' : 'answering.screen.share')}
        </ActionButton>
      )}
    </View>
  );
};

/** Whether what the question wants can be recorded at once. */
export const useIsReady = (question: MyQuestion): boolean => {
  const { stream, kind } = useCapture();
  return stream !== null && kind === captureKindOf(question);
};
