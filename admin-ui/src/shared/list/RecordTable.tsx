import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { visuallyHidden } from '@mui/utils';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { type FullShape, styleOf } from './column.ts';
import { RecordRow } from './RecordRow.tsx';
import { TickAll } from './Ticks.tsx';
import { Head, SortButton, Table, Wrapper } from './table-parts.ts';

const SortableHeading = ({ label, field }: { label: string; field: string }) => {
  const { sort, setSort } = useListContext();
  const isSorted = sort.field === field;
  const Arrow = isSorted && sort.order === 'DESC' ? ArrowDownward : ArrowUpward;
  const next = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <SortButton type="button" data-sorted={isSorted || undefined} onClick={() => setSort({ field, order: next })}>
      {label}
      <Arrow aria-hidden="true" />
    </SortButton>
  );
};

const useSortOf = () => {
  const { sort } = useListContext();
  return (field: string | undefined) => {
    if (field === undefined) return {};
    if (sort.field !== field) return { 'aria-sort': 'none' as const };
    return { 'aria-sort': sort.order === 'ASC' ? ('ascending' as const) : ('descending' as const) };
  };
};

/** Pixels that a column without a width of its own takes at least, and the boxes before the first one. */
const LEAST = 110;
const BOXES = 44;

/** Columns share the room there is; where it is too little for all, the table scrolls within its frame. */
const widthOf = <R extends RaRecord>(columns: FullShape<R>['columns'], hasBoxes: boolean): number =>
  columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : LEAST), hasBoxes ? BOXES : 0);

/** A list as a table: for screens with room. The heading column of each row is its link. */
export const RecordTable = <R extends RaRecord>(shape: FullShape<R>) => {
  const { columns, detailsOf, isSelectable } = shape;
  const t = useTranslate();
  const { data = [], isFetching } = useListContext<R>();
  const sortOf = useSortOf();
  return (
    <Wrapper>
      <Table aria-busy={isFetching} style={{ minWidth: widthOf(columns, isSelectable || detailsOf !== undefined) }}>
        <Head>
          <tr>
            {isSelectable && (
              <th scope="col" style={{ width: 44 }}>
                <TickAll />
              </th>
            )}
            {detailsOf && (
              <th scope="col" style={{ width: 44 }}>
                <span style={visuallyHidden}>{t('common.list.detailsColumn')}</span>
              </th>
            )}
            {columns.map((column) => (
              <th key={column.field} scope="col" style={styleOf(column)} {...sortOf(column.sort)}>
                {column.sort ? <SortableHeading label={t(column.label)} field={column.sort} /> : t(column.label)}
              </th>
            ))}
          </tr>
        </Head>
        <tbody>
          {data.map((record) => (
            <RecordRow key={record.id} record={record} shape={shape} />
          ))}
        </tbody>
      </Table>
    </Wrapper>
  );
};
