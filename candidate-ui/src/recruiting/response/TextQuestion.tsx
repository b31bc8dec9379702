import './response.words.ts';
import styled from '@emotion/styled';
import { MAX_ANSWER_LENGTH } from 'contracts/recruiting/response/response.choices';
import { answerLength } from 'contracts/recruiting/response/response.length';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { useId } from 'react';
import { QuestionText } from 'ui-kit/answer/QuestionText.tsx';
import { StepActions } from 'ui-kit/answer/StepActions';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { Box, control, Field, Hint, Label } from 'ui-kit/form/field';
import { formatCount } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { LeaveGuard } from 'ui-kit/page/LeaveGuard.tsx';
import { toneColour } from 'ui-kit/theme/colours';
import type { StepPlace } from './responses.ts';
import { useAutosave } from './useAutosave.ts';

const Area = styled.textarea({ ...control, minHeight: 220, resize: 'vertical', lineHeight: 1.5 });
const Foot = styled.div({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12 });

const Other = styled.div({
  display: 'grid',
  gap: 12,
  marginTop: 16,
  padding: '14px 16px',
  borderRadius: 10,
  color: toneColour.notice.ink,
  background: toneColour.notice.tint,
  '& blockquote': { margin: 0, maxHeight: 220, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

type Props = { question: MyQuestion; place: StepPlace };

/** A written answer. It saves itself. */
export const TextQuestion = ({ question, place }: Props) => {
  const { t, locale } = useTranslation();
  const id = useId();
  const { text, write, save, refusal, state, isAtRisk, other, keep } = useAutosave(place, question);
  const { minimumCharacters } = question;
  const count = formatCount(answerLength(text), locale);
  return (
    <>
      {refusal && other === null && <Alert>{refusal}</Alert>}
      <QuestionText question={question} id={`${id}-question`} />
      <Field>
        <Label htmlFor={id}>{t('response.text.label')}</Label>
        <Box>
          <Area
            id={id}
            value={text}
            maxLength={MAX_ANSWER_LENGTH}
            aria-describedby={`${id}-question ${id}-count`}
            onChange={({ target }) => write(target.value)}
            onBlur={() => void save()}
          />
        </Box>
        <Foot>
          <Hint id={`${id}-count`}>
            {minimumCharacters
              ? t('response.text.atLeast', { count, minimum: formatCount(minimumCharacters, locale) })
              : t('response.text.characters', { count })}
          </Hint>
          <Hint role="status">{text && t(`response.text.state.${state}`)}</Hint>
        </Foot>
      </Field>
      {other !== null && (
        <Other role="status">
          <p>{t('response.text.other')}</p>
          <blockquote>{other}</blockquote>
          <StepActions>
            <ActionButton kind="quiet" onClick={() => keep(false)}>
              {t('response.text.takeOther')}
            </ActionButton>
            <ActionButton kind="quiet" onClick={() => keep(true)}>
              {t('response.text.keepMine')}
            </ActionButton>
          </StepActions>
        </Other>
      )}
      <LeaveGuard isAtRisk={isAtRisk} />
    </>
  );
};
