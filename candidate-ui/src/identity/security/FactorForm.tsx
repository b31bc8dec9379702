import styled from '@emotion/styled';
import { type FormEvent, useRef } from 'react';
import { missingFields, type Refusal } from '#candidate-ui/api/useSend';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { ActionButton } from '#candidate-ui/shared/ActionButton.tsx';
import { Alert } from '#candidate-ui/shared/Alert.tsx';
import { useFaults, useFocusOnFault } from '#candidate-ui/shared/faults';
import { PasswordInput } from '#candidate-ui/shared/PasswordInput.tsx';
import { TextInput } from '#candidate-ui/shared/TextInput.tsx';
import { useProblemText } from '#candidate-ui/shared/useProblemText';

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
