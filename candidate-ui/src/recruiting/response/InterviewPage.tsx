import './response.words.ts';
import type { MyResponse } from 'contracts/recruiting/response/response.views';
import { useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { AnsweringProvider } from 'ui-kit/answer/answering';
import { liveTake } from 'ui-kit/answer/live-take';
import { useOnlyTab } from 'ui-kit/answer/useOnlyTab';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { capture } from 'ui-kit/media/useCapture';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { PageSkeleton } from '#candidate-ui/layout/PageSkeleton.tsx';
import { ClosedInterview, isClosed } from '#candidate-ui/recruiting/interview/ClosedInterview.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { AlsoOpen } from './AlsoOpen.tsx';
import { DevicesStep } from './DevicesStep.tsx';
import { InstructionsStep } from './InstructionsStep.tsx';
import { InterviewFrame } from './InterviewFrame.tsx';
import { resumeMyTakes } from './my-takes.ts';
import { OverStep } from './OverStep.tsx';
import { PracticeStep } from './PracticeStep.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { forgetPresent, useResponse } from './responses.ts';
import { type Step, stepOf, stepPath } from './steps.ts';
import { useInterviewAnswering } from './useInterviewAnswering.ts';

type StepProps = { response: MyResponse; step: Step; wanted: string | undefined };

const StepOf = ({ response, step, wanted }: StepProps) => {
  switch (step.is) {
    case 'devices':
      return <DevicesStep response={response} />;
    case 'practice':
      return <PracticeStep response={response} />;
    case 'instructions':
      return <InstructionsStep response={response} />;
    case 'question':
      // Its own address: what is answered meanwhile leads nowhere else.
      if (wanted !== String(step.number)) return <Navigate to={stepPath(response, step.number)} replace />;
      return <QuestionStep key={step.question.id} response={response} question={step.question} number={step.number} />;
    case 'review':
      return <ReviewStep response={response} />;
    case 'over':
      return <OverStep response={response} />;
  }
};

/** Another tab of this browser is in an interview: it has the camera, and what is recorded. */
const AnotherTab = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('response.anotherTab.title')} />
      <Card style={{ marginTop: 20 }}>
        <Notice
          icon="info"
          role="status"
          title={t('response.anotherTab.what')}
          detail={t('response.anotherTab.detail')}
        >
          <ActionLink kind="quiet" to="/c/interviews/mine">
            {t('response.over.mine')}
          </ActionLink>
        </Notice>
      </Card>
    </>
  );
};

type InterviewProps = { response: MyResponse; page: string | undefined };

const Interview = ({ response, page }: InterviewProps) => {
  const answering = useInterviewAnswering(response);
  const step = stepOf(response, page);
  useEffect(() => {
    void resumeMyTakes();
    return () => void liveTake.stop().then(capture.close);
  }, []);
  return (
    <InterviewFrame response={response}>
      <AnsweringProvider value={answering}>
        <StepOf response={response} step={step} wanted={page} />
        {step.is !== 'question' && <AlsoOpen response={response} isNext={step.is === 'over'} />}
      </AnsweringProvider>
    </InterviewFrame>
  );
};

const InOneTab = ({ response, page }: InterviewProps) => {
  const isOnlyTab = useOnlyTab();
  if (isOnlyTab === true) return <Interview key={response.id} response={response} page={page} />;
  return <InterviewFrame>{isOnlyTab === null ? <PageSkeleton /> : <AnotherTab />}</InterviewFrame>;
};

/** From the address of the interview to that of the step which is the present one. */
const ToPresent = ({ response, page }: InterviewProps) => {
  const { interviewId } = response;
  useEffect(() => () => forgetPresent(interviewId), [interviewId]);
  return <Navigate to={stepPath(response, page)} replace />;
};

/**
 * `/c/interviews/apply/{interview}/{step?}`: somebody answers a company's questions, alone. Where it is closed to them it keeps no other tab
 * waiting: the link that opens it is followed in one.
 */
export const InterviewPage = () => {
  const { t } = useTranslation();
  const { interview = '', step } = useParams();
  const [search] = useSearchParams();
  const named = search.get('response') ?? undefined;
  const { data, error, reload } = useResponse(interview, named);
  if (data && data.id !== named) return <ToPresent response={data} page={step} />;
  if (data) return <InOneTab key={interview} response={data} page={step} />;
  if (!isClosed(error))
    return <InterviewFrame>{error ? <Failure error={error} onRetry={reload} /> : <PageSkeleton />}</InterviewFrame>;
  return (
    <InterviewFrame>
      <PageTitle title={t('response.anotherTab.title')} />
      <ClosedInterview error={error} onRetry={reload} />
    </InterviewFrame>
  );
};
