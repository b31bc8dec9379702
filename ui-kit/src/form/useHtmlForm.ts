import { type FormEvent, useEffect, useRef } from 'react';
import type { Refusal } from '#ui-kit/api/useSend';
import { useFaults } from '#ui-kit/problem/faults';
import { useProblemText } from '#ui-kit/problem/useProblemText';

type Sending = { refusal: Refusal | null; isBusy: boolean };

/** What was typed, by the names of the fields. */
export type Typed = Record<string, string>;

export const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * A form of the browser's own, which is read when it is sent, one time after the other. `props` are the form's; after a refusal the
 * first field that is wrong has the focus.
 */
export const useHtmlForm = ({ refusal, isBusy }: Sending, send: (typed: Typed) => unknown) => {
  const ref = useRef<HTMLFormElement>(null);
  const problem = useProblemText();
  const faultsOf = useFaults(refusal);
  useEffect(() => {
    if (refusal) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    void send(typedIn(event.currentTarget));
  };
  return { props: { ref, onSubmit, noValidate: true }, faultsOf, problem: refusal && problem(refusal.code) };
};
