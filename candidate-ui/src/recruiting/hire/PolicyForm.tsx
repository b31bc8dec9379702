import './hire.words.ts';
import styled from '@emotion/styled';
import type { MyHirePolicy } from 'contracts/recruiting/pending-hire/pending-hire.views';
import type { TestQuestion } from 'contracts/training/handbook/reader.views';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { CheckInput } from 'ui-kit/form/CheckInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { colour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import { confirmPolicy } from './hires.ts';
import type { PolicyPlace } from './PolicyParts.tsx';

const Form = styled.form({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& h2': { fontSize: '1.125rem' },
});
const Question = styled.fieldset({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 16,
  minWidth: 0,
  borderRadius: 10,
  border: `1px solid ${colour.line}`,
  '& legend': { padding: '0 6px', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { color: colour.inkSoft },
});

const Given = styled.p({ display: 'flex', alignItems: 'center', gap: 8, color: colour.inkSoft });

type Chosen = Readonly<Record<string, readonly string[]>>;
type QuestionProps = { question: TestQuestion; chosen: readonly string[]; onChange: (ids: string[]) => void };

const QuestionFields = ({ question: { text, hint, choices }, chosen, onChange }: QuestionProps) => (
  <Question>
    <legend>{text}</legend>
    {hint && <small>{hint}</small>}
    {choices.map(({ id, text: choice }) => (
      <CheckInput
        key={id}
        label={choice}
        checked={chosen.includes(id)}
        onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
      />
    ))}
  </Question>
);

type Props = { place: PolicyPlace; policy: MyHirePolicy; onStale: () => void };

/** Says that the policy was read, after its test where there is one. */
export const ConfirmForm = ({ place, policy, onStale }: Props) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const navigate = useNavigate();
  const { submit, isBusy, refusal } = useSend(confirmPolicy);
  const [isRead, setRead] = useState(false);
  const [chosen, setChosen] = useState<Chosen>({});
  const { passPercent, handbookVersion, confirmedAt, isOpen } = policy;
  if (!isOpen)
    return (
      <Given>
        <Icon name="check" size={20} />
        {t('hire.policy.given')}
      </Given>
    );
  // Confirmed elsewhere, for instance as a user of the company: nothing is to be tested again.
  const questions = confirmedAt === null ? policy.questions : [];
  const isReady = isRead && questions.every(({ id }) => (chosen[id] ?? []).length > 0);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isBusy) return;
    const answers = questions.map(({ id }) => ({ questionId: id, choiceIds: [...(chosen[id] ?? [])] }));
    if (await submit({ ...place, handbookVersion, answers })) return navigate('/c/hires');
    // Refused is often because of what was published meanwhile.
    setRead(false);
    onStale();
  };
  return (
    <Card>
      <Form onSubmit={(event) => void send(event)}>
        <h2>{t('hire.policy.title')}</h2>
        {questions.length > 0 && <p>{t('hire.policy.test', { percent: passPercent })}</p>}
        {questions.map((question) => (
          <QuestionFields
            key={question.id}
            question={question}
            chosen={chosen[question.id] ?? []}
            onChange={(ids) => setChosen({ ...chosen, [question.id]: ids })}
          />
        ))}
        <CheckInput
          label={t('hire.policy.confirm')}
          checked={isRead}
          onChange={({ target }) => setRead(target.checked)}
        />
        {refusal && <Alert>{problem(refusal.code)}</Alert>}
        <div>
          <ActionButton type="submit" disabled={!isReady || isBusy}>
            {t('hire.policy.action')}
          </ActionButton>
        </div>
      </Form>
    </Card>
  );
};
