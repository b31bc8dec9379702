import './hire.words.ts';
import styled from '@emotion/styled';
import { MAX_ITEM_TEXT_LENGTH } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import { useId, useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Field, Label } from 'ui-kit/form/field';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';

const Form = styled.form({ display: 'grid', gap: 12, justifyItems: 'start', '& > div': { width: '100%' } });
const Area = styled.textarea({
  width: '100%',
  minHeight: 96,
  padding: '10px 12px',
  borderRadius: 8,
  border: `1px solid ${colour.outline}`,
  font: 'inherit',
  color: colour.ink,
  background: colour.surface,
  resize: 'vertical',
});

type Props = { title: string; isBusy: boolean; onGive: (answer: string) => void };

/** An answer in words. */
export const AnswerForm = ({ title, isBusy, onGive }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [answer, setAnswer] = useState('');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (answer.trim() && !isBusy) onGive(answer);
      }}
    >
      <Field>
        <Label htmlFor={id}>{t('hire.answer')}</Label>
        <Area
          id={id}
          aria-label={`${t('hire.answer')}: ${title}`}
          maxLength={MAX_ITEM_TEXT_LENGTH}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </Field>
      <ActionButton type="submit" disabled={isBusy || !answer.trim()}>
        {t('hire.send')}
      </ActionButton>
    </Form>
  );
};
