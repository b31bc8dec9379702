import type { TrainingMatrix, TrainingMatrixCounts } from 'contracts/training/matrix/training-matrix.endpoints';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useSettled } from '#admin-ui/shared/useSettled';
import { useMatrixCounts } from './useMatrixCounts.ts';
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

export const useTrainingMatrix = (filters: Filters) => {
  const query = queryOf({ ...filters, q: useSettled(filters.q) });
  const counts = useMatrixCounts<TrainingMatrixCounts[number]['counts']>(PATH, query);
  return { ...usePeoplePages<TrainingMatrix>(PATH, query), ...counts };
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
