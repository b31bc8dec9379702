import './outside.words.ts';
import styled from '@emotion/styled';
import { isProblemError } from 'contracts/client/problem-error';
import type { MyLesson, MyLessonState } from 'contracts/training/assignment/assignment.views';
import { outsideTrainingPath } from 'contracts/training/public-training/public-training.paths';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionButton, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { LeaveGuard } from 'ui-kit/page/LeaveGuard.tsx';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { colour } from 'ui-kit/theme/colours';
import { hasVideo, percentsOf, stepToGoOn, videoStart, whatIsLeft } from 'ui-kit/training/lesson-state';
import { useTypedAnswers } from 'ui-kit/training/useTypedAnswers';
import { useWatching } from 'ui-kit/training/useWatching';
import { Card } from '#candidate-ui/shared/Card';
import { say } from '#candidate-ui/shared/toasts';
import { QuestionCard } from './QuestionCard.tsx';
import { Attachments, StepSelect, StepVideo } from './StepParts.tsx';
import { forgetLesson, learner, refreshLesson, takeStep } from './trainings.ts';

const Body = styled(Card)({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, maxWidth: 820 });
const Small = styled.p({ fontSize: '0.875rem', color: colour.inkSoft });
const Heading = styled.h2({ outline: 'none', overflowWrap: 'anywhere' });
const Ways = styled.div({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12 });

type Props = { lesson: MyLesson; trainingId: string };

/** The steps of a lesson: watched, answered and finished. */
export const LessonSteps = ({ lesson, trainingId }: Props) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const navigate = useNavigate();
  const { lessonId, lessonVersion, steps, startedAt, finishedAt, isDisabled, nextLessonId } = lesson;
  const place = useMemo(() => ({ trainingId, lessonId }), [trainingId, lessonId]);
  const name = `${learner()} ${trainingId}/${lessonId}`;
  const [current, setCurrent] = useState(() => (startedAt === null || finishedAt !== null ? 0 : stepToGoOn(steps)));
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [told, setTold] = useState<Record<string, number>>({});
  const media = useRef<HTMLVideoElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const percents = percentsOf(steps, told);
  const { typed, type, forget, unsaved } = useTypedAnswers(steps, name);
  const isExpired = lesson.training.status === 'expired';
  const isClosed = finishedAt !== null || startedAt === null || isExpired;
  const step = steps[Math.min(current, steps.length - 1)];
  const codeOf = (error: unknown) => (isProblemError(error) ? error.code : 'internal-error');
  /** Moved to another version meanwhile: what it asks now is shown. */
  const heed = (error: unknown) => (codeOf(error) === 'lesson-changed' ? refreshLesson(place) : undefined);
  useWatching({
    media,
    name: isClosed ? null : name,
    stepId: step && step.videoSeconds !== null ? step.id : null,
    startAt: step ? videoStart(step) : 0,
    tell: (watched) => takeStep(place, { name: 'watched', body: { ...watched, lessonVersion } }),
    onTold: ({ watched }) => setTold(watched),
    onRefused: (error) => void heed(error),
  });

  const act = async (action: string, body: object, after?: (state: MyLessonState) => void) => {
    setBusy(true);
    setFault(null);
    try {
      const state = await takeStep(place, { name: action, body });
      await refreshLesson(place);
      after?.(state);
    } catch (error) {
      setFault(problem(codeOf(error)));
      await heed(error);
    } finally {
      setBusy(false);
    }
  };
  const finish = () =>
    act('finish', { lessonVersion }, ({ training: { status } }) => {
      const isDone = status === 'completed';
      say({ kind: 'success', key: `outside.lesson.${isDone ? 'completed' : 'finished'}` });
      if (nextLessonId !== null) forgetLesson(trainingId, nextLessonId);
      const next = isDone || nextLessonId === null ? '' : `/lessons/${nextLessonId}`;
      void navigate(outsideTrainingPath(trainingId) + next);
    });
  const go = (index: number) => {
    setCurrent(index);
    requestAnimationFrame(() => heading.current?.focus());
  };

  if (isDisabled || !step)
    return (
      <Body>
        <p role="status">{t(isDisabled ? 'outside.lesson.locked' : 'problem.training-not-open')}</p>
      </Body>
    );
  const { unwatched, unanswered, unansweredIn, unconfirmedIn } = whatIsLeft(steps, percents);
  const why = unwatched
    ? t('outside.lesson.watchMore', { timeRequired: unwatched.requiredPercent ?? 0 })
    : unanswered > 0
      ? t('outside.lesson.answerMore', { count: unanswered, step: unansweredIn })
      : unconfirmedIn !== undefined
        ? t('outside.lesson.confirmMore', { step: unconfirmedIn })
        : unsaved
          ? t('outside.lesson.saveMore', { step: unsaved.name })
          : null;
  const isLast = current >= steps.length - 1;
  return (
    <Body>
      <LeaveGuard isAtRisk={unsaved !== undefined && !isClosed} />
      {isExpired && <Alert>{t('problem.training-expired')}</Alert>}
      {fault && <Alert>{fault}</Alert>}
      {startedAt === null && !isExpired && (
        <div>
          <ActionButton disabled={isBusy} onClick={() => void act('start', {})}>
            {t('outside.lesson.start')}
          </ActionButton>
        </div>
      )}
      {steps.length > 1 && <StepSelect {...{ steps, current }} onStep={go} />}
      <div>
        <Small>
          {t('outside.lesson.stepOf', { position: Math.min(current, steps.length - 1) + 1, total: steps.length })}
        </Small>
        <Heading ref={heading} tabIndex={-1}>
          {step.name}
        </Heading>
      </div>
      {hasVideo(step) && (
        <div>
          <StepVideo key={step.id} step={step} mediaRef={media} />
          {step.requiredPercent !== null && (
            <Small role="status" style={{ marginTop: 8 }}>
              {t('outside.lesson.watched', { percent: percents[step.id] ?? 0, required: step.requiredPercent })}
            </Small>
          )}
        </div>
      )}
      {step.descriptionHtml !== '' && <RichText html={step.descriptionHtml} />}
      <Attachments step={step} trainingId={trainingId} />
      {step.questions.map((question, at) => (
        <QuestionCard
          key={question.id}
          {...{ question, place, lessonVersion, isClosed, isBusy }}
          number={at + 1}
          typed={typed[question.id]}
          onType={(answer) => type(question.id, answer)}
          onAnswer={(answer) => {
            const { id: questionId, answerVersion } = question;
            void act('answer', { questionId, answerVersion, lessonVersion, ...answer }, () =>
              forget(questionId, answer),
            );
          }}
        />
      ))}
      {why && finishedAt === null && startedAt !== null && <Small role="status">{why}</Small>}
      <Ways>
        <ActionButton kind="quiet" disabled={current === 0} onClick={() => go(current - 1)}>
          {t('outside.lesson.previous')}
        </ActionButton>
        {!isLast && <ActionButton onClick={() => go(current + 1)}>{t('outside.lesson.next')}</ActionButton>}
        {isLast && finishedAt === null && (
          <ActionButton disabled={isBusy || isClosed || why !== null} onClick={() => void finish()}>
            {t('outside.lesson.finish')}
          </ActionButton>
        )}
        {isLast && finishedAt !== null && (
          <ActionLink to={outsideTrainingPath(trainingId)}>{t('outside.lesson.back')}</ActionLink>
        )}
      </Ways>
    </Body>
  );
};
