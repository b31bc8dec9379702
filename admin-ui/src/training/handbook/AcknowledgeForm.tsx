import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { MyAcknowledgement, ReadDocument, TestQuestion } from 'contracts/training/handbook/reader.views';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { When } from '#admin-ui/shared/When.tsx';

const Question = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 16,
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  minWidth: 0,
  '& legend': { padding: '0 6px', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { color: theme.palette.text.secondary },
}));

type Chosen = Record<string, readonly string[]>;

const QuestionFields = (props: {
  question: TestQuestion;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}) => {
  const { question, chosen, onChange } = props;
  return (
    <Question>
      <legend>{question.text}</legend>
      {question.hint && <small>{question.hint}</small>}
      {question.choices.map(({ id, text }) => (
        <FormControlLabel
          key={id}
          label={text}
          control={
            <Checkbox
              checked={chosen.includes(id)}
              onChange={(_, isChecked) => onChange(isChecked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          }
        />
      ))}
    </Question>
  );
};

type Props = { document: ReadDocument; mine: MyAcknowledgement };

/** Says that the document was read, after its test where there is one. */
export const AcknowledgeForm = ({ document, mine }: Props) => {
  const t = useTranslate();
  const { id, handbookVersion, questions, passPercent } = document;
  const [isRead, setRead] = useState(false);
  const [chosen, setChosen] = useState<Chosen>({});
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useSend({
    resource: 'handbook',
    success: 'handbook.acknowledge.done',
    onError: ({ message }) => setFault(message),
  });
  const { status, acknowledgedAt, dueAt, acknowledgedVersion } = mine;
  if (status === 'acknowledged')
    return (
      <div data-no-print>
        <Alert severity="success">
          {t('handbook.acknowledge.given', { version: acknowledgedVersion })}
          {acknowledgedAt && (
            <>
              {' '}
              <When at={acknowledgedAt} withTime />
            </>
          )}
        </Alert>
      </div>
    );
  const isReady = isRead && questions.every((question) => (chosen[question.id] ?? []).length > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(null);
    const answers = questions.map((question) => ({ questionId: question.id, choiceIds: chosen[question.id] ?? [] }));
    mutate({ id, action: 'acknowledge', body: { handbookVersion, answers }, isMine: true });
  };
  return (
    <div data-no-print>
      <Panel title={t('handbook.acknowledge.title')}>
        <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
          {dueAt && (
            <p style={{ margin: 0, fontSize: '0.875rem' }}>
              {t(status === 'overdue' ? 'handbook.acknowledge.wasDue' : 'training.mine.until')}{' '}
              <When at={dueAt} withTime />
            </p>
          )}
          {questions.length > 0 && (
            <p style={{ margin: 0, fontSize: '0.875rem' }}>
              {t('handbook.acknowledge.test', { percent: passPercent })}
            </p>
          )}
          {questions.map((question) => (
            <QuestionFields
              key={question.id}
              question={question}
              chosen={chosen[question.id] ?? []}
              onChange={(ids) => setChosen({ ...chosen, [question.id]: ids })}
            />
          ))}
          <FormControlLabel
            label={t('handbook.acknowledge.confirm')}
            control={<Checkbox checked={isRead} onChange={(_, isChecked) => setRead(isChecked)} />}
          />
          {fault && <Alert severity="error">{fault}</Alert>}
          <div>
            <Button type="submit" variant="contained" disabled={!isReady || isPending}>
              {t('handbook.acknowledge.action')}
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  );
};
