import '#admin-ui/training/learn/problems.words';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MyLessonQuestion } from 'contracts/training/assignment/assignment.views';
import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type Answering, AnsweringProvider } from 'ui-kit/answer/answering';
import { answerPlace, documentUploads } from 'ui-kit/answer/document-uploads';
import { liveTake } from 'ui-kit/answer/live-take';
import { QuestionFacts } from 'ui-kit/answer/QuestionFacts.tsx';
import { RecordedQuestion } from 'ui-kit/answer/RecordedQuestion.tsx';
import { Takes } from 'ui-kit/answer/Takes.tsx';
import { useOnlyTab } from 'ui-kit/answer/useOnlyTab';
import { capture } from 'ui-kit/media/useCapture';
import { variablesOf } from 'ui-kit/theme/colours';
import { FileUpload } from 'ui-kit/upload/FileUpload.tsx';
import { useDownload } from '#admin-ui/library/file/useTicket';
import {
  type LessonPlace,
  learner,
  lessonFileUrl,
  lessonTakes,
  placeKey,
  readLessonsAgain,
  takeLessonStep,
  uploadApi,
} from './lesson-api.ts';

/** In the colours of the console. */
const Parts = styled('div')(({ theme }) => ({
  ...variablesOf(theme.palette.brand),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 640,
  '& p, & h2': { margin: 0 },
}));

export const answeringIn = (place: LessonPlace, lessonVersion: number): Answering => ({
  place: placeKey(place),
  id: placeKey(place),
  takes: lessonTakes,
  endTake: null,
  send: (name, body, idempotencyKey) =>
    takeLessonStep(place, { name, body: { ...body, lessonVersion }, idempotencyKey }),
  refresh: readLessonsAgain,
  mediaUrl: (fileId) => lessonFileUrl(place.scheduleId, fileId, 'preview'),
});

type Of = { question: MyLessonQuestion; place: LessonPlace };
type Props = Of & { answering: Answering; isActive: boolean; onActivate: () => void; isClosed: boolean };

/** One at a time: its time runs, or its camera is on. */
const Recorder = ({ question }: { question: MyLessonQuestion }) => {
  const t = useTranslate();
  const isOnlyTab = useOnlyTab();
  useEffect(() => {
    if (isOnlyTab !== true) return undefined;
    void lessonTakes.resume();
    return () => void liveTake.stop().then(capture.close);
  }, [isOnlyTab]);
  if (isOnlyTab === false) return <p role="status">{t('training.learn.anotherTab')}</p>;
  return isOnlyTab && <RecordedQuestion question={question} />;
};

/** A question that is answered by a recording: the camera is asked for when somebody wants to answer. */
export const RecordedAnswer = ({ question, answering, isActive, onActivate, isClosed }: Props) => {
  const t = useTranslate();
  const { takes, running, thinkUntil, responseType } = question;
  const isUnderWay = running !== null || (thinkUntil !== null && takes.length === 0);
  const body = () => {
    if (isClosed) return takes.length > 0 && <Takes question={{ ...question, takesLeft: 0 }} />;
    if (isActive || isUnderWay) return <Recorder question={question} />;
    if (takes.length > 0)
      return (
        <>
          <Takes question={{ ...question, takesLeft: 0 }} />
          {question.takesLeft !== 0 && (
            <Button variant="outlined" onClick={onActivate} sx={{ justifySelf: 'start' }}>
              {t('training.learn.recordAgain')}
            </Button>
          )}
        </>
      );
    return (
      <>
        <QuestionFacts question={question} />
        <Button variant="outlined" onClick={onActivate} sx={{ justifySelf: 'start' }}>
          {t(`training.learn.record.${responseType}`)}
        </Button>
      </>
    );
  };
  return (
    <AnsweringProvider value={answering}>
      <Parts>{body()}</Parts>
    </AnsweringProvider>
  );
};

type Document = Of & { lessonVersion: number; isClosed: boolean };

/** A document that answers; another one takes its place. */
export const DocumentAnswer = ({ question, place, lessonVersion, isClosed }: Document) => {
  const t = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useDownload();
  const { id: questionId, answer, answerVersion } = question;
  const fileId = answer && 'fileId' in answer ? answer.fileId : null;
  const about = { ...place, lessonVersion: String(lessonVersion), questionId };
  const give = async (given: string) => {
    await takeLessonStep(place, { name: 'answer', body: { questionId, fileId: given, answerVersion, lessonVersion } });
    await readLessonsAgain();
  };
  /** Moved to another version meanwhile: what it asks now is shown. */
  const onRefused = (code: string) => {
    if (code !== 'lesson-changed') return;
    notify('problem.lesson-changed', { type: 'error' });
    void readLessonsAgain();
  };
  const key = `${learner} ${placeKey(place)} ${lessonVersion} ${questionId} ${answerVersion}`;
  return (
    <Parts>
      {fileId && (
        <Link component="button" type="button" disabled={isPending} onClick={() => mutate(fileId)} justifySelf="start">
          {t('training.learn.myDocument')}
        </Link>
      )}
      {!isClosed && (
        <FileUpload
          queue={documentUploads({ key, api: uploadApi, about, give, onRefused })}
          place={answerPlace}
          label={t(fileId ? 'training.learn.replaceDocument' : 'training.learn.giveDocument')}
        />
      )}
    </Parts>
  );
};
