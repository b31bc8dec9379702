import CheckCircle from '@mui/icons-material/CheckCircle';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { recordedTypes } from 'contracts/recruiting/question/question.choices';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { canSave, type TypedAnswer } from 'ui-kit/training/useTypedAnswers';
import { FileVideo } from './StepVideo.tsx';
import type { LearnerQuestion } from './typed-answer.ts';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.default,
  '& h3': { margin: 0, fontSize: '1rem', fontWeight: 640, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& > span:empty': { display: 'none' },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));
const Choices = styled('fieldset')({ display: 'grid', margin: 0, padding: 0, border: 0, minWidth: 0 });
const Right = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginLeft: 8,
  fontSize: '0.8125rem',
  fontWeight: 560,
  color: theme.palette.brand.tones.success.ink,
  '& svg': { fontSize: 16 },
}));

const MAX_ANSWER_LENGTH = 20_000;

type Props = {
  question: LearnerQuestion;
  number: number;
  answer: TypedAnswer | null;
  isAnswered: boolean;
  /** Told once it is answered. */
  rightChoiceIds: readonly string[] | null;
  /** What was typed or chosen and is not saved yet. */
  typed: TypedAnswer | undefined;
  onType: (answer: TypedAnswer) => void;
  onAnswer: (answer: TypedAnswer) => void;
  isBusy?: boolean;
  /** Nothing can be answered any more. */
  isClosed?: boolean;
  fault?: string | null;
  /** How a question is answered that is neither written nor chosen. */
  children?: ReactNode;
  /** Told once somebody has reviewed the answer. */
  feedback?: ReactNode;
};

type Own = Props & { id: string };

const Written = (props: Own) => {
  const { question, answer, typed, onType, onAnswer, isBusy, isClosed, fault, id } = props;
  const t = useTranslate();
  const shown = typed ?? answer ?? { text: '' };
  const { minimumCharacters } = question;
  return (
    <>
      <TextField
        multiline
        minRows={3}
        fullWidth
        value={'text' in shown ? shown.text : ''}
        onChange={({ target }) => onType({ text: target.value })}
        error={Boolean(fault)}
        helperText={
          fault ??
          (minimumCharacters && !isClosed ? t('training.learn.atLeast', { smart_count: minimumCharacters }) : undefined)
        }
        slotProps={{ htmlInput: { readOnly: isClosed ?? false, maxLength: MAX_ANSWER_LENGTH, 'aria-labelledby': id } }}
      />
      {!isClosed && (
        <Button
          variant="outlined"
          disabled={isBusy || !canSave(shown, answer)}
          onClick={() => onAnswer(shown)}
          sx={{ justifySelf: 'start' }}
        >
          {t(answer ? 'training.learn.answerAgain' : 'training.learn.answer')}
        </Button>
      )}
    </>
  );
};

const Chosen = (props: Own) => {
  const { question, answer, typed, onType, rightChoiceIds, onAnswer, isBusy, isClosed, id } = props;
  const t = useTranslate();
  const isFinal = isClosed === true || rightChoiceIds !== null;
  const shown = (isFinal ? answer : (typed ?? answer)) ?? { choiceIds: [] };
  const chosen = 'choiceIds' in shown ? shown.choiceIds : [];
  return (
    <>
      <Choices aria-labelledby={id} disabled={isFinal}>
        {question.choices.map((choice) => (
          <FormControlLabel
            key={choice.id}
            control={
              <Checkbox
                checked={chosen.includes(choice.id)}
                onChange={(_, isOn) =>
                  onType({ choiceIds: isOn ? [...chosen, choice.id] : chosen.filter((one) => one !== choice.id) })
                }
              />
            }
            label={
              <>
                {choice.text}
                {rightChoiceIds?.includes(choice.id) && (
                  <Right>
                    <CheckCircle aria-hidden="true" />
                    {t('training.learn.right')}
                  </Right>
                )}
              </>
            }
            disabled={isFinal}
          />
        ))}
      </Choices>
      {!isFinal && (
        <Button
          variant="outlined"
          disabled={isBusy || !canSave(shown, answer)}
          onClick={() => onAnswer(shown)}
          sx={{ justifySelf: 'start' }}
        >
          {t(answer ? 'training.learn.answerAgain' : 'training.learn.answer')}
        </Button>
      )}
    </>
  );
};

/** A question of a step, and how it is answered. */
export const QuestionCard = (props: Props) => {
  const { question, number, isAnswered, children, feedback } = props;
  const t = useTranslate();
  const id = useId();
  const { text, responseType, hint, instructionsVideoId, isRequired, points } = question;
  const type = t(`resources.questions.responseType.${responseType}`);
  const hasOwnText = Boolean(children) && recordedTypes.includes(responseType);
  const title = hasOwnText ? type : text;
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>
        {number}. {title}
      </h3>
      <small>
        {[
          !hasOwnText && type,
          isRequired ? t('training.learn.required') : t('training.learn.optional'),
          points !== null && t('training.learn.points', { smart_count: points }),
          responseType === 'multiple-choice' && t('training.learn.chooseAll'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {hint && !hasOwnText && <small>{hint}</small>}
      {instructionsVideoId !== null && !hasOwnText && (
        <FileVideo fileId={instructionsVideoId} title={t('training.learn.video', { name: title })} />
      )}
      {responseType === 'text' && <Written {...props} id={id} />}
      {responseType === 'multiple-choice' && <Chosen {...props} id={id} />}
      {children}
      {responseType !== 'text' && responseType !== 'multiple-choice' && !children && (
        <small>{t(`training.preview.${responseType === 'document' ? 'document' : 'recorded'}`)}</small>
      )}
      <span role="status">
        {isAnswered && (
          <Right style={{ marginLeft: 0 }}>
            <CheckCircle aria-hidden="true" />
            {t('training.learn.answered')}
          </Right>
        )}
      </span>
      {feedback}
    </Root>
  );
};
