import './response.words.ts';
import '#candidate-ui/media/media.words';
import styled from '@emotion/styled';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useCapture } from 'ui-kit/media/useCapture';
import { LiveView } from '#candidate-ui/media/LiveView.tsx';
import { RecordingMark } from '#candidate-ui/media/RecordingMark.tsx';
import { LeaveGuard } from '#candidate-ui/shared/LeaveGuard.tsx';
import { Countdown } from './Countdown.tsx';
import { type LiveTake, liveTake } from './live-take.ts';
import { useMyTakes } from './my-takes.ts';
import { QuestionText } from './QuestionText.tsx';
import { StepActions } from './StepPage.tsx';
import { captureKindOf } from './steps.ts';

const View = styled.div({ display: 'grid', gap: 12, maxWidth: 480 });
const Row = styled.p({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });

type Props = { question: MyQuestion; interviewId: string; live: LiveTake };

/** The answer, while it is given. */
export const RecordingAnswer = ({ question, interviewId, live }: Props) => {
  const { t } = useTranslation();
  const { stream } = useCapture();
  const [isEnding, setEnding] = useState(false);
  const item = useMyTakes(interviewId).find(({ takeId }) => takeId === live.takeId);
  const end = () => {
    setEnding(true);
    void liveTake.stop();
  };
  return (
    <>
      <LeaveGuard isAtRisk left="recording" />
      <QuestionText question={question} interviewId={interviewId} hasVideo={false} />
      <Row>
        <RecordingMark label={t('response.recording.on', { take: live.take })} />
        <Countdown until={live.until} label={t('response.recording.left')} />
      </Row>
      <View>
        <LiveView stream={stream} isScreen={captureKindOf(question) === 'screen'} label={t('media.preview')} />
      </View>
      {item?.isWaiting && <p role="status">{t('response.recording.offline')}</p>}
      <StepActions>
        {/* Before the first chunk there is no answer to finish. */}
        <ActionButton disabled={isEnding || !item?.bytes} onClick={end}>
          {t('response.recording.finish')}
        </ActionButton>
      </StepActions>
    </>
  );
};
