import { useQuery } from '@tanstack/react-query';
import type { ReadableDocument, ReadablePage, ReadDocument } from 'contracts/training/handbook/reader.views';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { useSettled } from '#admin-ui/shared/useSettled';

const isAsking = ({ mine }: ReadableDocument): boolean => mine !== null;

/** A policy that people confirm: of those that I may read myself. */
export const PolicyField = ({ label }: { label: string }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { id, field, fault } = useField({ source: 'policyId', label, hint: '', defaultValue: null });
  const [search, setSearch] = useState('');
  const q = useSettled(search.trim());
  const query = new URLSearchParams({ kind: 'policy', ...(q && { q }) });
  const { data } = useQuery({
    queryKey: ['employee', 'handbook', 'to choose', q],
    queryFn: () => dataProvider.askMine<ReadablePage>(`handbook?${query}`),
    retry: false,
  });
  const policyId: string | null = field.value;
  const { data: chosen } = useQuery({
    queryKey: ['employee', 'handbook', policyId],
    queryFn: () => dataProvider.askMine<ReadDocument>(`handbook/${policyId}`),
    enabled: Boolean(policyId),
    retry: false,
  });
  return (
    <FieldFrame id={id} label={label} hint={undefined} fault={fault} required>
      <Combobox
        placeholder={t('common.find')}
        choices={(data?.documents ?? []).filter(isAsking)}
        chosen={policyId && chosen ? chosen : null}
        onChoose={(choice) => field.onChange(choice?.id ?? null)}
        onSearch={setSearch}
        {...describedBy(id, { hint: undefined, fault })}
      />
    </FieldFrame>
  );
};
