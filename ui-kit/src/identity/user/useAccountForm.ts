import { useState } from 'react';
import { type Refusal, useSend } from '#ui-kit/api/useSend';
import { type AccountField, clean, faultsIn } from './account-fields.ts';

/** A short form of an account's screen, for the UI to draw. Labels are translation keys. */
export type AccountForm = {
  fields: readonly AccountField[];
  submitLabel: string;
  /** Stands for it while the form is sent. */
  busyLabel?: string;
  isBusy: boolean;
  refusal: Refusal | null;
  /** Another number once the form was sent: it is empty again. */
  round: number;
  /** Answers why it was refused; null where it was not. */
  submit: (typed: Record<string, unknown>) => Promise<Refusal | null>;
  /** Forgets the refusal, as of a form that is closed. */
  reset: () => void;
};

type Options<Name extends string, Answer> = Pick<AccountForm, 'submitLabel' | 'busyLabel'> & {
  fields: readonly AccountField<Name>[];
  send: (values: Record<Name, string>) => Promise<Answer>;
  onDone: (answer: Answer, values: Record<Name, string>) => void;
};

export const useAccountForm = <Name extends string, Answer>({
  fields,
  send,
  onDone,
  ...labels
}: Options<Name, Answer>): AccountForm => {
  const { attempt, refuse, refusal, isBusy } = useSend(send);
  const [round, setRound] = useState(0);

  const submit = async (typed: Record<string, unknown>): Promise<Refusal | null> => {
    const faults = faultsIn(fields, typed);
    if (Object.keys(faults).length > 0) {
      const incomplete = { code: 'validation-failed', fields: faults };
      refuse(incomplete);
      return incomplete;
    }
    const values = Object.fromEntries(fields.map((field) => [field.name, clean(field, typed[field.name])]));
    const outcome = await attempt(values as Record<Name, string>);
    if (outcome.refusal) return outcome.refusal;
    setRound((before) => before + 1);
    onDone(outcome.answer, values as Record<Name, string>);
    return null;
  };
  return { ...labels, fields, isBusy, refusal, round, submit, reset: () => refuse(null) };
};
