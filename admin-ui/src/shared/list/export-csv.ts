import { csvOf } from 'contracts/kernel/csv';
import { Id } from 'contracts/kernel/id';
import { MAX_PAGE_ROWS, MAX_RANGE_START } from 'contracts/kernel/paging';
import { type DataProvider, downloadCSV, type GetListParams, type RaRecord } from 'react-admin';
import type { Row } from '#admin-ui/shared/resource/description';
import type { TextTools } from './cell-text.ts';
import type { FullColumn } from './column.ts';

/** Rows of one file. */
const MAX_ROWS = MAX_RANGE_START;
/** Ids that fit into one address. */
const MAX_IDS = 200;

type List = Required<Pick<GetListParams, 'sort' | 'filter'>> & { resource: string };

/** The rows of a list page after page; one that moves on meanwhile stands in the file once. */
const readAll = async <R extends RaRecord>(dataProvider: DataProvider, { resource, sort, filter }: List) => {
  const rows = new Map<R['id'], R>();
  for (let page = 1; page * MAX_PAGE_ROWS <= MAX_ROWS; page++) {
    const pagination = { page, perPage: MAX_PAGE_ROWS };
    const { data } = await dataProvider.getList<R>(resource, { sort, filter, pagination });
    for (const row of data) rows.set(row.id, row);
    if (data.length < MAX_PAGE_ROWS) break;
  }
  return [...rows.values()];
};

const readMany = async (dataProvider: DataProvider, resource: string, ids: readonly string[]) => {
  const records: Row[] = [];
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const { data } = await dataProvider.getMany<Row>(resource, { ids: ids.slice(start, start + MAX_IDS) });
    records.push(...data);
  }
  return records;
};

type Texts = Pick<TextTools, 't' | 'locale'> & {
  /** What a record of a resource is called; undefined where the resource may not be read. */
  naming: (resource: string) => ((record: Row) => string) | undefined;
};

/** Names of the records that a column refers to, by their ids. */
const namesIn = async <R extends RaRecord>(
  dataProvider: DataProvider,
  { field, reference }: FullColumn<R>,
  rows: readonly R[],
  naming: Texts['naming'],
) => {
  const name = reference && naming(reference);
  if (!name) return [];
  const ids = new Set(rows.flatMap((row): unknown[] => [row[field]].flat()));
  const records = await readMany(
    dataProvider,
    reference,
    [...ids].filter((id) => Id.safeParse(id).success).map(String),
  );
  return records.map((record) => [`${reference}/${record.id}`, name(record)] as const);
};

/** Writes a list, as it is filtered and sorted, into a file; answers how many rows it has, and whether they are all. */
export const exportCsv = async <R extends RaRecord>(
  dataProvider: DataProvider,
  list: List,
  columns: readonly FullColumn<R>[],
  { naming, ...words }: Texts,
) => {
  const rows = await readAll<R>(dataProvider, list);
  const names = new Map<string, string>();
  for (const column of columns)
    for (const [id, name] of await namesIn(dataProvider, column, rows, naming)) names.set(id, name);
  const tools: TextTools = { ...words, nameOf: (resource, id) => names.get(`${resource}/${id}`) };
  const head = columns.map(({ label }) => words.t(label));
  const csv = csvOf([head, ...rows.map((row) => columns.map(({ text }) => text(row, tools)))]);
  downloadCSV(csv, `${list.resource}-${new Date().toISOString().slice(0, 10)}`);
  return { count: rows.length, isAll: rows.length < MAX_ROWS };
};
