import { MATRIX_PEOPLE } from 'contracts/training/matrix/matrix.choices';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';

/** As it is searched: without case and accents. */
const folded = (text: string): string =>
  String.raw`regexp_replace(lower(normalize(${text}, NFD)), '[\u0300-\u036f]', '', 'g')`;

/** Everybody in company $1 whose name holds $2, after person $3. `and` takes $4 on. */
export const people = (and = ''): string => `select m.user_id, a.name
  from access.membership m join access.account a on a.user_id = m.user_id
  where m.tenant_id = $1 and ($2::text is null or position(${folded('$2::text')} in ${folded('a.name')}) > 0)
    and ($3::uuid is null or (a.name, m.user_id) > (select l.name, l.user_id from access.account l
      join access.membership x on x.user_id = l.user_id and x.tenant_id = $1 where l.user_id = $3))${and}`;

/** A page of them, by name. */
export const peoplePage = (and = ''): string => `${people(and)}
  order by a.name, m.user_id limit ${MATRIX_PEOPLE + 1}`;

type Rows = readonly (readonly unknown[])[];

/** Asks for rows of one company as arrays. */
export const rowsAs =
  ({ reader }: Pick<ProjectionContext, 'reader'>) =>
  async (text: string, values: [tenantId: string, ...unknown[]]): Promise<Rows> => {
    const query = { ...prepared(text), values, rowMode: 'array' as const };
    const [rows = []] = await askAs(reader)(values[0], [query]);
    return rows as Rows;
  };

/** What was found, as people with their cells, and after whom others follow. */
export const pageOf = <Cell>(found: Rows, cellsOf: (id: unknown) => Cell[]) => {
  const people = found.slice(0, MATRIX_PEOPLE);
  return {
    people: people.map(([id, name]) => ({ id, name, cells: cellsOf(id) })),
    next: found.length > MATRIX_PEOPLE ? people.at(-1)?.[0] : null,
  };
};
export const shownPeople = (found: Rows): unknown[] => found.slice(0, MATRIX_PEOPLE).map(([id]) => id);

export const isoIn = (cell: unknown): unknown => (cell instanceof Date ? cell.toISOString() : cell);
