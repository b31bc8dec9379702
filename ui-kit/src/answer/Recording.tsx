import './answering.words.ts';
import '#ui-kit/media/capture.words';
import styled from '@emotion/styled';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useState } from 'react';
import { ActionButton } from '#ui-kit/form/ActionButton.tsx';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { LiveView } from '#ui-kit/media/LiveView.tsx';
import { RecordingMark } from '#ui-kit/media/RecordingMark.tsx';
import { useCapture } from '#ui-kit/media/useCapture';
import { LeaveGuard } from '#ui-kit/page/LeaveGuard.tsx';
import { useTakesHere } from './answering.ts';
import { Countdown } from './Countdown.tsx';
import { type LiveTake, liveTake } from './live-take.ts';
import { QuestionText } from './QuestionText.tsx';
import { captureKindOf } from './recorded.ts';
import { StepActions } from './StepActions.ts';

const View = styled.div({ display: 'grid', gap: 12, maxWidth: 480 });
const Row = styled.p({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });

type Props = { question: MyQuestion; live: LiveTake };

/** The answer, while it is given. */
export const RecordingAnswer = ({ question, live }: Props) => {
  const { t } = useTranslation();
  const { stream } = useCapture();
  const [isEnding, setEnding] = useState(false);
  const item = useTakesHere().find(({ takeId }) => takeId === live.takeId);
  const end = () => {
    setEnding(true);
    void liveTake.stop();
  };
  return (
    <>
      <LeaveGuard isAtRisk left="recording" />
      <QuestionText question={question} hasVideo={false} />
      <Row>
        <RecordingMark label={t('answering.recording.on', { take: live.take })} />
        <Countdown until={live.until} label={t('answering.recording.left')} />
      </Row>
      <View>
        <LiveView stream={stream} isScreen={captureKindOf(question) === 'screen'} label={t('media.preview')} />
      </View>
      {item?.isWaiting && <p role="status">{t('answering.recording.offline')}</p>}
      <StepActions>
        {/* Before the first chunk there is no answer to finish. */}
        <ActionButton disabled={isEnding || !item?.bytes} onClick={end}>
          {t('answering.recording.finish')}
        </ActionButton>
      </StepActions>
    </>
  );
};
