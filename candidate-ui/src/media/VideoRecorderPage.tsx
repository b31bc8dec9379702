import './media.words.ts';
import { useEffect } from 'react';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { capture } from 'ui-kit/media/useCapture';
import { TestFrame } from './TestFrame.tsx';
import { TrialRecorder } from './TrialRecorder.tsx';

/** `/test/video-recorder`: camera and microphone, tried before an interview. */
export const VideoRecorderPage = () => {
  const { t } = useTranslation();
  useEffect(() => capture.close, []);
  return (
    <TestFrame title={t('media.test.recorder.title')} lead={t('media.test.recorder.lead')}>
      <TrialRecorder kind="camera" />
    </TestFrame>
  );
};
