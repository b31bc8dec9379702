import { showQuery } from './list-query.ts';
import { askAs, type ReadContext } from './list-resource.ts';
import { projected } from './list-source.ts';
import { reachMinPosition } from './min-position.ts';
import type { Projection } from './projection.ts';

/** One row of a company, none older than asked for; undefined where there is none. For routes that are no list's. */
export const createShowRow = (projection: Projection, context: ReadContext) => {
  const source = projected(projection);
  const fields = Object.keys(source.columns);
  const ask = askAs(context.reader);
  return async (
    tenantId: string,
    id: string,
    minPosition: string | null,
  ): Promise<Record<string, unknown> | undefined> => {
    await reachMinPosition(context, minPosition, source.projections, tenantId);
    const [rows] = await ask(tenantId, [showQuery(source, { tenantId, id }, fields)]);
    const [cells] = rows ?? [];
    return cells && Object.fromEntries(fields.map((field, index) => [field, cells[index]]));
  };
};
