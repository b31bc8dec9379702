import './response.words.ts';
import styled from '@emotion/styled';
import type { MyQuestion } from 'contracts/recruiting/response/response.views';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { QuestionText } from 'ui-kit/answer/QuestionText.tsx';
import { StepActions } from 'ui-kit/answer/StepActions';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour, toneColour } from 'ui-kit/theme/colours';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import type { StepPlace } from './responses.ts';
import { useStepping } from './useStepping.ts';

const Choices = styled.fieldset({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontSize: '0.875rem', color: colour.inkSoft },
});
const Choice = styled.label({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '8px 14px',
  borderRadius: 10,
  border: `1px solid ${colour.line}`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': { width: 20, height: 20, accentColor: colour.brand },
  '&:has(:checked)': { borderColor: colour.brand, background: colour.sunken },
  '&[data-right]': { borderColor: toneColour.success.ink, background: toneColour.success.tint },
});
const Right = styled.span({ display: 'flex', alignItems: 'center', gap: 6, color: toneColour.success.ink });
const Verdict = styled.p({ padding: '12px 16px', borderRadius: 10 });

type Props = {
  question: MyQuestion;
  place: StepPlace;
  /** Where others find how to save what is chosen; null: all is. */
  saving: RefObject<(() => Promise<boolean>) | null>;
};

/** One or more of several. Where the right answer is said afterwards, the answer is final. */
export const ChoiceQuestion = ({ question, place, saving }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const { id: questionId, choices, rightChoiceIds, points, answer, answerVersion, showsRightAnswer } = question;
  const held = answer && 'choiceIds' in answer ? answer : null;
  const [chosen, setChosen] = useState<readonly string[]>(held?.choiceIds ?? []);
  const { step, refusal, isBusy } = useStepping(place, 'answer');
  const isFinal = rightChoiceIds !== null;
  const isSaved = held !== null && [...held.choiceIds].sort().join() === [...chosen].sort().join();
  const isUnsaved = !isFinal && !isSaved && chosen.length > 0;
  const wanted = chosen.join();
  const underWay = useRef<{ wanted: string; saved: Promise<boolean> } | null>(null);
  const send = async () => (await step({ questionId, choiceIds: [...chosen], answerVersion })) !== null;
  const latest = useRef(send);
  latest.current = send;
  /** One after the other: each goes out with the version that the one before has brought. */
  const save = async (): Promise<boolean> => {
    const before = underWay.current;
    const saved = before ? before.saved.then((done) => (done && before.wanted === wanted) || latest.current()) : send();
    underWay.current = { wanted, saved };
    const done = await saved;
    if (underWay.current?.saved === saved) underWay.current = null;
    return done;
  };
  const leave = useRef(save);
  leave.current = save;
  useEffect(() => {
    saving.current = isUnsaved ? () => leave.current() : null;
  }, [saving, isUnsaved]);
  // What may be changed is saved as it is chosen; refused, it waits for the next choice or the button.
  const attempted = useRef('');
  useEffect(() => {
    if (showsRightAnswer || !isUnsaved || isBusy || attempted.current === wanted) return;
    attempted.current = wanted;
    void leave.current();
  }, [showsRightAnswer, isUnsaved, isBusy, wanted]);
  const toggle = (choiceId: string) =>
    setChosen(chosen.includes(choiceId) ? chosen.filter((one) => one !== choiceId) : [...chosen, choiceId]);
  return (
    <>
      {refusal && <Alert>{refusal}</Alert>}
      <QuestionText question={question} id={id} />
      <Choices aria-describedby={id} disabled={isFinal || (isBusy && showsRightAnswer)}>
        <legend>
          {t('response.choice.all')}
          {points !== null && ` · ${t('response.choice.points', { count: points })}`}
        </legend>
        {choices.map(({ id: choiceId, text }) => (
          <Choice key={choiceId} data-right={rightChoiceIds?.includes(choiceId) || undefined}>
            <input type="checkbox" checked={chosen.includes(choiceId)} onChange={() => toggle(choiceId)} />
            <span>{text}</span>
            {rightChoiceIds?.includes(choiceId) && (
              <Right>
                <Icon name="check" size={18} />
                {t('response.choice.right')}
              </Right>
            )}
          </Choice>
        ))}
      </Choices>
      {isFinal && held && (
        <Verdict
          role="status"
          style={{
            color: toneColour[held.isRight ? 'success' : 'notice'].ink,
            background: toneColour[held.isRight ? 'success' : 'notice'].tint,
          }}
        >
          {t(held.isRight ? 'response.choice.wasRight' : 'response.choice.wasWrong')}
        </Verdict>
      )}
      {!isFinal && (
        <StepActions>
          <ActionButton disabled={isBusy || isSaved || chosen.length === 0} onClick={() => void save()}>
            {t('response.choice.save')}
          </ActionButton>
          <span role="status">{isSaved && t('answering.saved')}</span>
        </StepActions>
      )}
    </>
  );
};
