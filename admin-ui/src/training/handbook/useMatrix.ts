import type { AcknowledgementCounts, AcknowledgementMatrix } from 'contracts/training/acknowledgement/matrix.endpoints';
import { useTranslate } from 'react-admin';
import { useSettled } from '#admin-ui/shared/useSettled';
import { useMatrixCounts } from '#admin-ui/training/matrix/useMatrixCounts';
import { usePeopleExport, usePeoplePages } from '#admin-ui/training/matrix/usePeoplePages';

const PATH = 'acknowledgement-matrix';
/** Which columns: so many policies are shown at once. */
const windowOf = (from: number): Record<string, string> => (from > 0 ? { from: String(from) } : {});
const queryOf = (q: string, from: number): Record<string, string> => ({
  ...windowOf(from),
  ...(q.trim() && { q: q.trim() }),
});

/** A document of the table; without counts as long as everybody is counted. */
export type Column = AcknowledgementMatrix['documents'][number] & {
  counts: AcknowledgementCounts[number]['counts'] | undefined;
};

/** How many have not confirmed it. */
export const openOf = ({ counts }: Column): number => (counts ? counts.asked + counts.overdue : 0);

/** People by policies, a page of people after the other. */
export const useMatrix = (typed: string, from: number) => {
  const found = usePeoplePages<AcknowledgementMatrix>(PATH, queryOf(useSettled(typed), from));
  const { countsOf, uncounted } = useMatrixCounts<AcknowledgementCounts[number]['counts']>(PATH, windowOf(from));
  const columns = (found.first?.documents ?? []).map((one): Column => ({ ...one, counts: countsOf(one.id) }));
  return { ...found, uncounted, columns, columnCount: found.first?.documentCount ?? 0 };
};

/** What is shown of it as a file, with everybody. */
export const useMatrixExport = (q: string, from: number) => {
  const t = useTranslate();
  const status = (one: string) => t(`resources.acknowledgements.status.${one}`);
  const fields = ['status', 'acknowledgedVersion', 'acknowledgedAt'];
  const named = (name: string) => fields.map((field) => `${name}: ${t(`resources.acknowledgements.fields.${field}`)}`);
  const rowsOf = ({ documents, people }: AcknowledgementMatrix) => [
    [t('handbook.matrix.person'), ...documents.flatMap(({ name }) => named(name))],
    ...people.map(({ name, cells }) => [
      name,
      ...documents.flatMap(({ id }) => {
        const cell = cells.find(({ documentId }) => documentId === id);
        return cell ? [status(cell.status), cell.acknowledgedVersion, cell.acknowledgedAt ?? ''] : ['', '', ''];
      }),
    ]),
  ];
  return usePeopleExport<AcknowledgementMatrix>(PATH, queryOf(q, from), { name: 'policies.csv', rowsOf });
};
