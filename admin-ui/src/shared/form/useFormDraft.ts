import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormDraft } from 'contracts/identity/form-draft/form-draft.endpoints';
import { useCallback, useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** Pause in typing after which what was typed is kept. Milliseconds. */
const PAUSE = 1_200;

export type DraftOf = { form: string; version: number | null };

/** What was kept of a form, on whichever device; null: nothing. Read once, when the form opens. */
export const useKeptDraft = ({ form, version }: DraftOf) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const queryKey = ['form-drafts', form];
  const { data } = useQuery({
    queryKey,
    queryFn: () => dataProvider.ask<{ draft: FormDraft | null }>(`form-drafts/${form}`),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const draft = data?.draft?.version === version ? data.draft : null;
  const settle = () => queries.setQueryData(queryKey, { draft: null });
  const discard = useCallback(() => dataProvider.discard(`form-drafts/${form}`), [dataProvider, form]);
  return { isRead: data !== undefined, draft, settle, discard };
};

/** What is marked as secret is kept nowhere. */
const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutSecrets(one)]));
  return kept.isSecret === true ? { ...kept, value: '' } : kept;
};

/** Keeps what is typed, once nobody types for a moment. `isOn`: nothing older waits for an answer. */
export const useKeepTyping = ({ form, version }: DraftOf, isOn: boolean): void => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { watch, getValues, formState } = useFormContext();
  const { isDirty, isSubmitting } = formState;
  const on = useRef(false);
  on.current = isOn && isDirty && !isSubmitting;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (!on.current) return;
      // A draft that is not kept is no reason to disturb who types.
      dataProvider.put(`form-drafts/${form}`, { values: withoutSecrets(getValues()), version }).catch(() => undefined);
    };
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [watch, getValues, dataProvider, form, version]);
};
