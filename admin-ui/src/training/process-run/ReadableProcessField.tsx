import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReadablePage } from 'contracts/training/handbook/reader.views';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { useSettled } from '#admin-ui/shared/useSettled';
import { useRunnable } from './useRunnable.ts';

type Named = { id: string; name: string };

/** A process or procedure that I may read, found by its text: for those who do not look after them (docs/product.md HBK-22). */
export const ReadableProcessField = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { id, field, fault, label, hint, isRequired } = useField({ source: 'documentId', defaultValue: null });
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Named | null>(null);
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
  const { data: named } = useRunnable(field.value);
  const known = [...(picked ? [picked] : []), ...choices].find((one) => one.id === field.value);
  const chosen = field.value ? (known ?? { id: field.value, name: named?.name ?? '…' }) : null;
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required={isRequired}>
      <Combobox
        placeholder={t('resources.process-runs.findProcess')}
        choices={choices}
        chosen={chosen}
        onChoose={(one) => {
          setPicked(one);
          field.onChange(one?.id ?? null);
        }}
        onSearch={setTyped}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};
