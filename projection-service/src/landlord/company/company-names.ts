import { askAsLandlord, type ReadContext } from '#projection-service/engine/list-resource';
import { namesQuery } from './companies.query.ts';

type Records = Record<string, unknown>[];

/** Beside each record's company its name as it is now: no row is rewritten when a company takes another. */
export const withCompanyNames = async (records: Records, { reader }: Pick<ReadContext, 'reader'>): Promise<Records> => {
  const ids = [...new Set(records.map(({ companyId }) => String(companyId)))];
  if (ids.length === 0) return records;
  const [rows = []] = await askAsLandlord(reader)('', [namesQuery(ids)]);
  const names = new Map(rows.map(([id, name]) => [id, name]));
  return records.map((record) => ({ ...record, companyName: names.get(record.companyId) ?? '' }));
};
