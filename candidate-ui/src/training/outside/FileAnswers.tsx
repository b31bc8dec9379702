import './outside.words.ts';
import type { MyLessonQuestion } from 'contracts/training/assignment/assignment.views';
import { useEffect, useState } from 'react';
import { answerPlace, documentUploads } from 'ui-kit/answer/document-uploads';
import { liveTake } from 'ui-kit/answer/live-take';
import { QuestionFacts } from 'ui-kit/answer/QuestionFacts.tsx';
import { RecordedQuestion } from 'ui-kit/answer/RecordedQuestion.tsx';
import { Takes } from 'ui-kit/answer/Takes.tsx';
import { useOnlyTab } from 'ui-kit/answer/useOnlyTab';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { capture } from 'ui-kit/media/useCapture';
import { FileUpload } from 'ui-kit/upload/FileUpload.tsx';
import { session } from '#candidate-ui/api/client';
import { sayProblem } from '#candidate-ui/shared/say-problem';
import { say } from '#candidate-ui/shared/toasts';
import { aboutPlace, lessonTakes, placeKey, uploadApi } from './lesson-takes.ts';
import { downloadFile, type LessonPlace, refreshLesson, takeStep } from './trainings.ts';

type Of = { question: MyLessonQuestion; isClosed: boolean };

/** One at a time: its time runs, or its camera is on. */
const Recorder = ({ question }: Pick<Of, 'question'>) => {
  const { t } = useTranslation();
  const isOnlyTab = useOnlyTab();
  useEffect(() => {
    if (isOnlyTab !== true) return undefined;
    void lessonTakes.resume();
    return () => void liveTake.stop().then(capture.close);
  }, [isOnlyTab]);
  if (isOnlyTab === false) return <p role="status">{t('outside.question.anotherTab')}</p>;
  return isOnlyTab && <RecordedQuestion question={question} />;
};

/** A question that is answered by a recording: the camera is asked for when somebody wants to answer. */
export const RecordedAnswer = ({ question, isClosed }: Of) => {
  const { t } = useTranslation();
  const [isActive, setActive] = useState(false);
  const { takes, running, thinkUntil, takesLeft } = question;
  const isUnderWay = running !== null || (thinkUntil !== null && takes.length === 0);
  const kept = takes.length > 0 && <Takes question={{ ...question, takesLeft: 0 }} />;
  if (isClosed) return kept || <QuestionFacts question={question} />;
  if (isActive || isUnderWay) return <Recorder question={question} />;
  return (
    <>
      {kept || <QuestionFacts question={question} />}
      {takesLeft !== 0 && (
        <div>
          <ActionButton kind="quiet" onClick={() => setActive(true)}>
            {t(`outside.question.${kept ? 'recordAgain' : 'record'}`)}
          </ActionButton>
        </div>
      )}
    </>
  );
};

type Document = Of & { place: LessonPlace; lessonVersion: number };

/** A document that answers; another one takes its place. */
export const DocumentAnswer = ({ question, isClosed, place, lessonVersion }: Document) => {
  const { t } = useTranslation();
  const { id: questionId, answer, answerVersion } = question;
  const fileId = answer && 'fileId' in answer ? answer.fileId : null;
  const give = async (given: string) => {
    await takeStep(place, { name: 'answer', body: { questionId, fileId: given, answerVersion, lessonVersion } });
    await refreshLesson(place);
  };
  /** Moved to another version meanwhile: what it asks now is shown. */
  const onRefused = (code: string) => {
    if (code !== 'lesson-changed') return;
    say({ kind: 'error', key: 'problem.lesson-changed' });
    void refreshLesson(place);
  };
  const about = { ...aboutPlace(place), lessonVersion: String(lessonVersion), questionId };
  const open = (id: string) => downloadFile(place.trainingId, id).catch(sayProblem);
  const key = `${session.claims()?.sub} ${placeKey(place)} ${lessonVersion} ${questionId} ${answerVersion}`;
  return (
    <>
      {fileId && (
        <div>
          <ActionButton kind="quiet" onClick={() => void open(fileId)}>
            {t('outside.question.held')} · {t('outside.question.download')}
          </ActionButton>
        </div>
      )}
      {!isClosed && (
        <FileUpload
          queue={documentUploads({ key, api: uploadApi, about, give, onRefused })}
          place={answerPlace}
          label={t(`outside.question.${fileId ? 'replace' : 'document'}`)}
        />
      )}
    </>
  );
};
