import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { MyLesson, MyLessonQuestion, MyLessonState } from 'contracts/training/assignment/assignment.views';
import { useMemo, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { isRecorded } from 'ui-kit/answer/recorded';
import {
  hasVideo,
  isMissing,
  isWatched,
  percentsOf,
  stepToGoOn,
  videoStart,
  whatIsLeft,
} from 'ui-kit/training/lesson-state';
import { typedOf, useTypedAnswers } from 'ui-kit/training/useTypedAnswers';
import { useWatching } from 'ui-kit/training/useWatching';
import { codeOf } from '#admin-ui/providers/problems';
import { LeaveGuard } from '#admin-ui/shared/form/LeaveGuard.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { LessonSteps } from '#admin-ui/training/learn/LessonSteps.tsx';
import { QuestionCard } from '#admin-ui/training/learn/QuestionCard.tsx';
import { StepVideo } from '#admin-ui/training/learn/StepVideo.tsx';
import { answeringIn, DocumentAnswer, RecordedAnswer } from './Answering.tsx';
import { learner, placeKey, readLessonsAgain, takeLessonStep } from './lesson-api.ts';
import { MyFeedback } from './MyFeedback.tsx';
import { lessonPath, trainingPath } from './paths.ts';

type Props = { lesson: MyLesson; training: { id: string; programId: string } };

/** The steps of a lesson of mine: watched, answered and finished. */
export const MyLessonSteps = ({ lesson, training }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { lessonId, lessonVersion, steps, startedAt, finishedAt, isDisabled, nextLessonId } = lesson;
  const place = useMemo(() => ({ scheduleId: training.id, lessonId }), [training.id, lessonId]);
  const name = `${learner} ${placeKey(place)}`;
  const answering = useMemo(() => answeringIn(place, lessonVersion), [place, lessonVersion]);
  const [active, setActive] = useState<string | null>(null);
  const [current, setCurrent] = useState(() => (startedAt === null || finishedAt !== null ? 0 : stepToGoOn(steps)));
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<Record<string, number>>({});
  const media = useRef<HTMLVideoElement>(null);
  const percents = percentsOf(steps, told);
  const { typed, type, forget, unsaved } = useTypedAnswers(steps, name);
  const isClosed = finishedAt !== null || startedAt === null || lesson.training.status === 'expired';
  const step = steps[Math.min(current, steps.length - 1)];
  /** Moved to another version meanwhile: what it asks now is shown. */
  const heed = (error: unknown) => (codeOf(error) === 'lesson-changed' ? readLessonsAgain() : undefined);
  useWatching({
    media,
    name: isClosed ? null : name,
    stepId: step && step.videoSeconds !== null ? step.id : null,
    startAt: step ? videoStart(step) : 0,
    tell: (watched) => takeLessonStep(place, { name: 'watched', body: { ...watched, lessonVersion } }),
    onTold: ({ watched }) => setTold(watched),
    onRefused: (error) => void heed(error),
  });

  const act = async (action: string, body: object, after?: (state: MyLessonState) => void) => {
    setBusy(true);
    try {
      const state = await takeLessonStep(place, { name: action, body });
      await readLessonsAgain();
      after?.(state);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      await heed(error);
    } finally {
      setBusy(false);
    }
  };
  const finish = () =>
    act('finish', { lessonVersion }, ({ training: { status } }) => {
      notify(status === 'completed' ? 'training.mine.completed' : 'training.mine.lessonFinished', { type: 'success' });
      const isNext = status !== 'completed' && nextLessonId !== null;
      void navigate(isNext ? lessonPath(training, nextLessonId) : trainingPath(training));
    });

  if (isDisabled || steps.length === 0)
    return <Alert severity="info">{t(isDisabled ? 'training.mine.locked' : 'problem.training-not-open')}</Alert>;
  const { unwatched, unanswered, unansweredIn, unconfirmedIn } = whatIsLeft(steps, percents);
  const why = unwatched
    ? t('training.mine.watchMore', { timeRequired: unwatched.requiredPercent })
    : unanswered > 0
      ? t('training.mine.answerMore', { smart_count: unanswered, step: unansweredIn })
      : unconfirmedIn !== undefined
        ? t('training.mine.confirmMore', { step: unconfirmedIn })
        : unsaved && t('training.mine.saveMore', { step: unsaved.name });
  const end =
    finishedAt !== null ? (
      <Button variant="contained" component={Link} to={trainingPath(training)}>
        {t('training.mine.back')}
      </Button>
    ) : (
      <Button variant="contained" disabled={isBusy || isClosed || Boolean(why)} onClick={() => void finish()}>
        {t('training.mine.finish')}
      </Button>
    );
  return (
    <Panel title={t('training.mine.lesson')}>
      <LeaveGuard isAtRisk={unsaved !== undefined && !isClosed} />
      <div style={{ display: 'grid', gap: 16 }}>
        {lesson.training.status === 'expired' && <Alert severity="warning">{t('problem.training-expired')}</Alert>}
        {startedAt === null && lesson.training.status !== 'expired' && (
          <div>
            <Button variant="contained" disabled={isBusy} onClick={() => void act('start', {})}>
              {t('training.mine.start')}
            </Button>
          </div>
        )}
        <LessonSteps<MyLessonQuestion>
          steps={steps}
          current={Math.min(current, steps.length - 1)}
          onStep={(index) => {
            setActive(null);
            setCurrent(index);
          }}
          isDone={({ id, questions }) => {
            const own = steps.find((one) => one.id === id);
            return startedAt !== null && own !== undefined && isWatched(own, percents) && !questions.some(isMissing);
          }}
          video={(one) =>
            hasVideo(one) && (
              <div>
                <StepVideo step={one} mediaRef={media} />
                {one.requiredPercent !== null && (
                  <p role="status" style={{ margin: '8px 0 0', fontSize: '0.875rem' }}>
                    {t('training.mine.watched', { percent: percents[one.id] ?? 0, required: one.requiredPercent })}
                  </p>
                )}
              </div>
            )
          }
          question={(question, number) => (
            <QuestionCard
              key={question.id}
              question={question}
              number={number}
              answer={typedOf(question)}
              feedback={<MyFeedback question={question} />}
              isAnswered={question.answeredAt !== null && !isRecorded(question)}
              rightChoiceIds={question.rightChoiceIds}
              isBusy={isBusy}
              isClosed={isClosed}
              typed={typed[question.id]}
              onType={(answer) => type(question.id, answer)}
              onAnswer={(answer) => {
                const { id: questionId, answerVersion } = question;
                void act('answer', { questionId, answerVersion, lessonVersion, ...answer }, () =>
                  forget(questionId, answer),
                );
              }}
            >
              {isRecorded(question) && (
                <RecordedAnswer
                  {...{ question, place, answering, isClosed }}
                  isActive={active === question.id}
                  onActivate={() => setActive(question.id)}
                />
              )}
              {question.responseType === 'document' && (
                <DocumentAnswer {...{ question, place, lessonVersion, isClosed }} />
              )}
            </QuestionCard>
          )}
          end={end}
        />
        {why && finishedAt === null && startedAt !== null && <p style={{ margin: 0, fontSize: '0.875rem' }}>{why}</p>}
      </div>
    </Panel>
  );
};
