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
import type { Known } from './PersonField.tsx';

type Props = { /** Of the form: `steps.0`. */ step: string; known: readonly Known[]; teams: readonly Known[] };
type Choice = Known & { isTeam: boolean };

const choiceOf = (isTeam: boolean) => (one: Known) => ({ ...one, isTeam });

const useOffered = (resource: 'run-people' | 'run-teams', q: string, isAsked: boolean) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data = [] } = useQuery<RunPerson[], Error>({
    queryKey: [resource, q],
    queryFn: () => dataProvider.ask<RunPerson[]>(resource, q ? { q } : undefined),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data;
};

/** Who does a step: somebody who works here, or a team of which one takes it. */
export const DoerField = ({ step, known, teams }: Props) => {
  const t = useTranslate();
  const mayChoose = useCan()('tenant.training.runs.create');
  const person = useField({ source: `${step}.userId`, defaultValue: null });
  const team = useField({ source: `${step}.teamId`, defaultValue: null });
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Choice | null>(null);
  const q = useSettled(typed.trim());
  const people = useOffered('run-people', q, mayChoose).map(choiceOf(false));
  const found = useOffered('run-teams', q, mayChoose).map(choiceOf(true));
  if (!mayChoose) return null;
  const teamName = (name: string) => t('resources.process-runs.team', { name });
  const named = [
    ...(picked ? [picked] : []),
    ...teams.map(choiceOf(true)),
    ...known.map(choiceOf(false)),
    ...found,
    ...people,
  ];
  const isTeam = Boolean(team.field.value);
  const value: string | null = team.field.value || person.field.value || null;
  const one =
    value &&
    (named.find((choice) => choice.id === value && choice.isTeam === isTeam) ?? { id: value, name: '…', isTeam });
  const shown = ({ name, ...choice }: Choice): Choice => ({ ...choice, name: choice.isTeam ? teamName(name) : name });
  const { id, label, hint, isRequired } = person;
  const fault = person.fault ?? team.fault;
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required={isRequired}>
      <Combobox
        placeholder={t('resources.process-runs.findDoer')}
        choices={[...found, ...people].map(shown)}
        chosen={one ? shown(one) : null}
        onChoose={(choice) => {
          const chosen = choice && [...found, ...people].find((other) => other.id === choice.id);
          setPicked(chosen ?? null);
          // Whoever of the team has taken it keeps it.
          if (chosen?.isTeam && chosen.id === team.field.value) return;
          team.field.onChange(chosen?.isTeam ? chosen.id : null);
          person.field.onChange(chosen && !chosen.isTeam ? chosen.id : null);
        }}
        onSearch={setTyped}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};
