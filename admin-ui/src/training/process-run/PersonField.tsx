import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RunPerson } from 'contracts/training/process-run/process-run.endpoints';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useSettled } from '#admin-ui/shared/useSettled';
import { FoundField } from './FoundField.tsx';

export type Known = Pick<RunPerson, 'id' | 'name'>;
type Props = { source: string /** Who may be chosen already. */; known: readonly Known[] };

/** Somebody who works here, found by name: also by those who do not look after users. */
export const PersonField = ({ source, known }: Props) => {
  const t = useTranslate();
  const mayChoose = useCan()('tenant.training.runs.create');
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { data = [] } = useQuery<RunPerson[], Error>({
    queryKey: ['run-people', q],
    queryFn: () => dataProvider.ask<RunPerson[]>('run-people', q ? { q } : undefined),
    enabled: mayChoose,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!mayChoose) return null;
  const placeholder = t('resources.process-runs.findPerson');
  return <FoundField {...{ source, placeholder, choices: data, known, onSearch: setTyped }} />;
};
