import styled from '@emotion/styled';
import { type FormEvent, useRef } from 'react';
import { missingFields, type Refusal } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { PasswordInput } from 'ui-kit/form/PasswordInput.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useFaults, useFocusOnFault } from 'ui-kit/problem/faults';
import { useProblemText } from 'ui-kit/problem/useProblemText';

const Form = styled.form({ display: 'grid', gap: 16, maxWidth: 420, marginTop: 16 });
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 4 });

export type Typed = { password: string; code: string };
type Props = {
  /** What is asked for, in this order. */
  fields: readonly (keyof Typed)[];
  submitLabel: string;
  sending: { refusal: Refusal | null; refuse: (refusal: Refusal) => void; isBusy: boolean };
  onSubmit: (typed: Typed) => void;
  onCancel: () => void;
};

/** Asks for the password, a code, or both. */
export const FactorForm = ({ fields, submitLabel, sending, onSubmit, onCancel }: Props) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { refusal, refuse, isBusy } = sending;
  const faultsOf = useFaults(refusal);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFault(form, refusal);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const typed = { password: String(data.get('password') ?? ''), code: String(data.get('code') ?? '') };
    const missing = missingFields(typed, fields);
    if (missing) refuse(missing);
    else onSubmit(typed);
  };

  return (
    <Form ref={form} onSubmit={send} noValidate>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      {fields.map((name, at) =>
        name === 'password' ? (
          <PasswordInput
            key={name}
            label={t('security.password.current')}
            name={name}
            autoComplete="current-password"
            autoFocus={at === 0}
            required
            faults={faultsOf(name)}
          />
        ) : (
          <TextInput
            key={name}
            label={t('security.twoFactor.code')}
            name={name}
            autoComplete="one-time-code"
            autoFocus={at === 0}
            maxLength={40}
            spellCheck={false}
            required
            faults={faultsOf(name)}
          />
        ),
      )}
      <Actions>
        <ActionButton type="submit" disabled={isBusy}>
          {submitLabel}
        </ActionButton>
        <ActionButton kind="quiet" onClick={onCancel}>
          {t('security.twoFactor.cancel')}
        </ActionButton>
      </Actions>
    </Form>
  );
};
