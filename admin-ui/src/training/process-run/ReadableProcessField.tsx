import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReadablePage } from 'contracts/training/handbook/reader.views';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useSettled } from '#admin-ui/shared/useSettled';
import { FoundField, type Named } from './FoundField.tsx';
import { useRunnable } from './useRunnable.ts';

/** A process or procedure that I may read, found by its text: for those who do not look after them (docs/product.md HBK-22). */
export const ReadableProcessField = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const documentId = (useWatch({ name: 'documentId' }) as string | null | undefined) ?? null;
  const [typed, setTyped] = useState('');
  const search = new URLSearchParams({ kind: 'procedure' });
  const q = useSettled(typed.trim().slice(0, 200));
  if (q) search.set('q', q);
  const path = `handbook?${search}`;
  const { data } = useQuery<ReadablePage, Error>({
    queryKey: ['employee', path],
    queryFn: () => dataProvider.askMine<ReadablePage>(path),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const choices = (data?.documents ?? []).map((one): Named => ({ id: one.id, name: one.name }));
  // What a link names may be none of those that are offered.
  const { data: named } = useRunnable(documentId);
  const known = documentId && named ? [{ id: documentId, name: named.name }] : [];
  const placeholder = t('resources.process-runs.findProcess');
  return <FoundField source="documentId" {...{ placeholder, choices, known, onSearch: setTyped }} />;
};
