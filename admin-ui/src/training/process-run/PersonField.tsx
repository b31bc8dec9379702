import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RunPerson } from 'contracts/training/process-run/process-run.endpoints';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { useSettled } from '#admin-ui/shared/useSettled';

export type Known = Pick<RunPerson, 'id' | 'name'>;
type Props = { source: string /** Who may be chosen already. */; known: readonly Known[] };

/** Somebody who works here, found by name: also by those who do not look after users. */
export const PersonField = ({ source, known }: Props) => {
  const t = useTranslate();
  const mayChoose = useCan()('tenant.training.runs.create');
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { id, field, fault, label, hint, isRequired } = useField({ source, defaultValue: null });
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Known | null>(null);
  const q = useSettled(typed.trim());
  const { data = [] } = useQuery<RunPerson[], Error>({
    queryKey: ['run-people', q],
    queryFn: () => dataProvider.ask<RunPerson[]>('run-people', q ? { q } : undefined),
    enabled: mayChoose,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!mayChoose) return null;
  const named = [...(picked ? [picked] : []), ...known, ...data];
  const chosen = field.value ? (named.find((one) => one.id === field.value) ?? { id: field.value, name: '…' }) : null;
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required={isRequired}>
      <Combobox
        placeholder={t('resources.process-runs.findPerson')}
        choices={data}
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
