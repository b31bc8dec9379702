import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RecordingFault } from 'contracts/recruiting/interview-review/interview-review.choices';
import type { AskedAndAnswered } from 'contracts/recruiting/interview-review/interview-review.views';
import type { RefObject } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSaveFrom } from '#admin-ui/shared/useSaveFrom';
import { AnswerPlayer, useAnswerAddress } from './AnswerPlayer.tsx';

const Written = styled('blockquote')(({ theme }) => ({
  margin: 0,
  padding: '16px 18px',
  maxWidth: '72ch',
  borderRadius: 12,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.6,
  background: theme.palette.brand.sunken,
}));
const Choices = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 8, overflowWrap: 'anywhere' },
  '& li > span': { display: 'flex', flexWrap: 'wrap', gap: '0 8px', alignItems: 'baseline', minWidth: 0 },
  '& li[data-chosen]': { fontWeight: 600 },
  '& svg': { marginTop: 1, fontSize: 20, color: theme.palette.text.secondary },
  '& small': { fontSize: '0.8125rem', fontWeight: 400, color: theme.palette.text.secondary },
}));
const words = 'resources.interview-reviews';

const Document = ({ responseId, fileId }: { responseId: string; fileId: string }) => {
  const t = useTranslate();
  const notify = useNotify();
  const address = useAnswerAddress(responseId, fileId);
  const saveFrom = useSaveFrom();
  const open = () =>
    address('download')
      .then(saveFrom)
      .catch((error: Error) => notify(error.message, { type: 'error' }));
  return (
    <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={() => void open()}>
      {t(`${words}.download`)}
    </Button>
  );
};

const Chosen = ({ question, choiceIds }: { question: AskedAndAnswered; choiceIds: readonly string[] }) => {
  const t = useTranslate();
  return (
    <Choices>
      {question.choices.map(({ id, text, isRight }) => {
        const isChosen = choiceIds.includes(id);
        const Box = isChosen ? CheckBoxOutlined : CheckBoxOutlineBlank;
        return (
          <li key={id} data-chosen={isChosen || undefined}>
            <Box titleAccess={t(`${words}.${isChosen ? 'chosen' : 'notChosen'}`)} />
            <span>
              <span>{text}</span>
              {isRight && <small>{t(`${words}.rightChoice`)}</small>}
            </span>
          </li>
        );
      })}
    </Choices>
  );
};

type Props = {
  responseId: string;
  question: AskedAndAnswered & { recordingFault?: RecordingFault | null };
  mediaRef?: RefObject<HTMLVideoElement | null>;
};

/** What was answered, as its kind is looked at. */
export const AnswerView = ({ responseId, question, mediaRef }: Props) => {
  const t = useTranslate();
  const { answer, answeredAt, responseType, text } = question;
  if (answer === null)
    return <p style={{ margin: 0 }}>{t(`${words}.${answeredAt === null ? 'notAnswered' : 'answerErased'}`)}</p>;
  if ('text' in answer) return <Written>{answer.text}</Written>;
  if ('choiceIds' in answer)
    return (
      <>
        <Chosen question={question} choiceIds={answer.choiceIds} />
        {answer.points !== null && (
          <p style={{ margin: '12px 0 0' }}>
            {t(`${words}.points`, { points: answer.points, all: question.points ?? answer.points })}
          </p>
        )}
      </>
    );
  if (responseType === 'document') return <Document responseId={responseId} fileId={answer.fileId} />;
  return (
    <AnswerPlayer
      key={answer.fileId}
      responseId={responseId}
      fileId={answer.fileId}
      title={t(`${words}.recordingOf`, { question: text })}
      isSound={responseType === 'audio'}
      captions={question.captions}
      isMissing={question.recordingFault === 'missing'}
      {...(mediaRef && { mediaRef })}
    />
  );
};
