import { useQuery } from '@tanstack/react-query';
import type { TrainingMatrix, TrainingMatrixCounts } from 'contracts/training/matrix/training-matrix.endpoints';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useSettled } from '#admin-ui/shared/useSettled';
import { usePeopleExport, usePeoplePages } from './usePeoplePages.ts';

const PATH = 'training-matrix';
const FILTERS = ['q', 'program', 'team', 'state'] as const;
type Filters = Record<(typeof FILTERS)[number], string>;

/** What the table is narrowed to, and whose training is open: in the address, so that both can be sent to somebody. */
export const useMatrixAddress = () => {
  const [params, setParams] = useSearchParams();
  const of = (name: string) => params.get(name) ?? '';
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  const filters = Object.fromEntries(FILTERS.map((name) => [name, of(name)])) as Filters;
  return { filters, opened: of('assignment'), set };
};

const queryOf = (filters: Filters): Record<string, string> =>
  Object.fromEntries(FILTERS.map((name) => [name, filters[name].trim()] as const).filter(([, value]) => value !== ''));

/** Everybody is counted anew after so long: in a large company that takes longer than a page. Milliseconds. */
const COUNTED_FOR = 60_000;

export const useTrainingMatrix = (filters: Filters) => {
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const q = useSettled(filters.q);
  const query = queryOf({ ...filters, q });
  const { data: counts } = useQuery<TrainingMatrixCounts, Error>({
    queryKey: [`${PATH}/counts`, query],
    queryFn: () => ask<TrainingMatrixCounts>(`${PATH}/counts`, query),
    staleTime: COUNTED_FOR,
  });
  const countsOf = (program: string) => counts?.find(({ id }) => id === program)?.counts;
  return { ...usePeoplePages<TrainingMatrix>(PATH, query), countsOf };
};

/** All of it as a file. */
export const useTrainingMatrixExport = (filters: Filters) => {
  const t = useTranslate();
  const fields = ['completedAt', 'expiresAt'];
  const named = (name: string) => [
    `${name}: ${t('training.matrix.status')}`,
    ...fields.map((field) => `${name}: ${t(`resources.training-assignments.fields.${field}`)}`),
  ];
  const rowsOf = ({ programs, people }: TrainingMatrix) => [
    [t('handbook.matrix.person'), ...programs.flatMap(({ name }) => named(name))],
    ...people.map(({ name, cells }) => [
      name,
      ...programs.flatMap(({ id }) => {
        const cell = cells.find(({ programId }) => programId === id);
        const standing = t(`training.matrix.state.${cell?.standing ?? 'not-scheduled'}`);
        return [standing, cell?.completedAt ?? '', cell?.expiresAt ?? ''];
      }),
    ]),
  ];
  return usePeopleExport<TrainingMatrix>(PATH, queryOf(filters), { name: 'trainings.csv', rowsOf });
};
