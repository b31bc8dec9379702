import './response.words.ts';
import styled from '@emotion/styled';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useState } from 'react';
import { answerPlace } from 'ui-kit/answer/document-uploads';
import { QuestionText } from 'ui-kit/answer/QuestionText.tsx';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { toneColour } from 'ui-kit/theme/colours';
import { FileUpload } from 'ui-kit/upload/FileUpload.tsx';
import { answerUploads } from './answer-files.ts';
import { downloadAnswer, type StepPlace } from './responses.ts';

const Held = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px 16px',
  borderRadius: 10,
  color: toneColour.success.ink,
  background: toneColour.success.tint,
});

type Props = { question: MyQuestion; place: StepPlace };

/** A document; another one takes its place. */
export const DocumentQuestion = ({ question, place: { interviewId, id: responseId } }: Props) => {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  const { id, answer } = question;
  const fileId = answer && 'fileId' in answer ? answer.fileId : null;
  return (
    <>
      {hasFailed && <Alert>{t('problem.internal-error')}</Alert>}
      <QuestionText question={question} />
      {fileId && (
        <Held>
          <span role="status">{t('answering.document.held')}</span>
          <ActionButton
            kind="quiet"
            onClick={() => {
              setFailed(false);
              downloadAnswer(interviewId, fileId).catch(() => setFailed(true));
            }}
          >
            {t('answering.document.download')}
          </ActionButton>
        </Held>
      )}
      <FileUpload
        queue={answerUploads({ interviewId, id: responseId, questionId: id })}
        place={answerPlace}
        label={t(fileId ? 'answering.document.replace' : 'answering.document.label')}
      />
    </>
  );
};
