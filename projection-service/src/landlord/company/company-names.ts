import { askAsLandlord, type ReadContext } from '#projection-service/engine/list-resource';
import { namesQuery } from './companies.query.ts';

type Records = Record<string, unknown>[];

/** Beside each record's company its name as it is now: no row is rewritten when a company takes another. Null of no company. */
export const withCompanyNames = async (records: Records, { reader }: Pick<ReadContext, 'reader'>): Promise<Records> => {
  const ids = [...new Set(records.flatMap(({ companyId }) => (typeof companyId === 'string' ? [companyId] : [])))];
  const [rows = []] = ids.length > 0 ? await askAsLandlord(reader)('', [namesQuery(ids)]) : [];
  const names = new Map(rows.map(([id, name]) => [id, name]));
  return records.map((record) => ({
    ...record,
    companyName: record.companyId === null ? null : (names.get(record.companyId) ?? ''),
  }));
};
