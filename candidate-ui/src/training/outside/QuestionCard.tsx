import './outside.words.ts';
import styled from '@emotion/styled';
import { MAX_ANSWER_LENGTH } from 'contracts/recruiting/response/response.choices';
import type { MyLessonQuestion } from 'contracts/training/assignment/assignment.views';
import { useId } from 'react';
import { QuestionText } from 'ui-kit/answer/QuestionText.tsx';
import { isRecorded } from 'ui-kit/answer/recorded';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { CheckInput } from 'ui-kit/form/CheckInput.tsx';
import { Box, control, Hint } from 'ui-kit/form/field';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour, toneColour } from 'ui-kit/theme/colours';
import { canSave, type TypedAnswer, typedOf } from 'ui-kit/training/useTypedAnswers';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import { DocumentAnswer, RecordedAnswer } from './FileAnswers.tsx';
import type { LessonPlace } from './trainings.ts';

const Root = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${colour.line}`,
  background: colour.canvas,
});
const Small = styled.p({ fontSize: '0.875rem', color: colour.inkSoft });
const Choices = styled.fieldset({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Area = styled.textarea({ ...control, minHeight: 120, resize: 'vertical', lineHeight: 1.5 });
const Good = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.875rem',
  fontWeight: 560,
  color: toneColour.success.ink,
});
const Said = styled.blockquote({
  margin: 0,
  padding: '8px 14px',
  borderLeft: `3px solid ${colour.line}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

type Props = {
  question: MyLessonQuestion;
  number: number;
  place: LessonPlace;
  /** In which it is seen. */
  lessonVersion: number;
  /** What was typed or chosen and is not saved yet. */
  typed: TypedAnswer | undefined;
  onType: (answer: TypedAnswer) => void;
  onAnswer: (answer: TypedAnswer) => void;
  isBusy: boolean;
  /** Nothing can be answered any more, or not yet. */
  isClosed: boolean;
};
type Own = Props & { id: string };

const Written = ({ question, typed, onType, onAnswer, isBusy, isClosed, id }: Own) => {
  const { t } = useTranslation();
  const { minimumCharacters } = question;
  const saved = typedOf(question);
  const shown = typed ?? saved ?? { text: '' };
  return (
    <>
      <Box>
        <Area
          value={'text' in shown ? shown.text : ''}
          readOnly={isClosed}
          maxLength={MAX_ANSWER_LENGTH}
          aria-labelledby={id}
          onChange={({ target }) => onType({ text: target.value })}
        />
      </Box>
      {minimumCharacters && !isClosed && <Hint>{t('outside.question.atLeast', { count: minimumCharacters })}</Hint>}
      {!isClosed && (
        <div>
          <ActionButton kind="quiet" disabled={isBusy || !canSave(shown, saved)} onClick={() => onAnswer(shown)}>
            {t(`outside.question.${saved ? 'again' : 'answer'}`)}
          </ActionButton>
        </div>
      )}
    </>
  );
};

const Chosen = ({ question, typed, onType, onAnswer, isBusy, isClosed, id }: Own) => {
  const { t } = useTranslation();
  const { choices, rightChoiceIds } = question;
  const saved = typedOf(question);
  const isFinal = isClosed || rightChoiceIds !== null;
  const shown = (isFinal ? saved : (typed ?? saved)) ?? { choiceIds: [] };
  const chosen = 'choiceIds' in shown ? shown.choiceIds : [];
  return (
    <>
      <Choices aria-labelledby={id} disabled={isFinal}>
        {choices.map(({ id: choiceId, text }) => (
          <div key={choiceId}>
            <CheckInput
              label={text}
              checked={chosen.includes(choiceId)}
              onChange={({ target }) =>
                onType({
                  choiceIds: target.checked ? [...chosen, choiceId] : chosen.filter((one) => one !== choiceId),
                })
              }
            />
            {rightChoiceIds?.includes(choiceId) && (
              <Good>
                <Icon name="check" size={16} />
                {t('outside.question.right')}
              </Good>
            )}
          </div>
        ))}
      </Choices>
      {!isFinal && (
        <div>
          <ActionButton kind="quiet" disabled={isBusy || !canSave(shown, saved)} onClick={() => onAnswer(shown)}>
            {t(`outside.question.${saved ? 'again' : 'answer'}`)}
          </ActionButton>
        </div>
      )}
    </>
  );
};

const Feedback = ({ question: { awarded, points, feedback } }: Pick<Props, 'question'>) => {
  const { t } = useTranslation();
  return (
    <>
      {awarded !== null && feedback.length > 0 && (
        <strong>{t('outside.question.awarded', { earned: awarded, possible: points ?? 0 })}</strong>
      )}
      {feedback.map(({ reviewerName, ratingName, text, at }) => (
        <div key={`${reviewerName} ${at}`}>
          <Small>
            {[
              reviewerName === null
                ? t('outside.question.feedback')
                : t('outside.question.feedbackOf', { name: reviewerName }),
              ...(ratingName === null ? [] : [ratingName]),
            ].join(' · ')}
          </Small>
          {text && <Said>{text}</Said>}
        </div>
      ))}
    </>
  );
};

/** A question of a lesson, and how it is answered. */
export const QuestionCard = (props: Props) => {
  const { question, place, lessonVersion, number, isClosed } = props;
  const { t } = useTranslation();
  const id = useId();
  const { responseType, isRequired, points, answeredAt } = question;
  const own = { ...props, id };
  return (
    <Root aria-labelledby={id}>
      <Small>
        {[
          `${number}.`,
          t(`outside.question.${isRequired ? 'required' : 'optional'}`),
          ...(points === null ? [] : [t('outside.question.points', { count: points })]),
          ...(responseType === 'multiple-choice' ? [t('outside.question.all')] : []),
        ].join(' · ')}
      </Small>
      {!isRecorded(question) && <QuestionText question={question} id={id} />}
      {responseType === 'text' && <Written {...own} />}
      {responseType === 'multiple-choice' && <Chosen {...own} />}
      {isRecorded(question) && <RecordedAnswer {...{ question, isClosed }} />}
      {responseType === 'document' && <DocumentAnswer {...{ question, place, lessonVersion, isClosed }} />}
      <span role="status">
        {answeredAt !== null && !isRecorded(question) && (
          <Good>
            <Icon name="check" size={16} />
            {t('outside.question.answered')}
          </Good>
        )}
      </span>
      <Feedback question={question} />
    </Root>
  );
};
