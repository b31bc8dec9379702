import { Id } from 'contracts/kernel/id';
import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { ReadContext } from '#projection-service/engine/list-resource';

type Record = { [field: string]: unknown };
type Person = { id: string; name: string };

/** Those who acted, and whoever else is of the company: nobody learns the name of a stranger by naming their id. */
const NAMES = `select user_id as id, name from access.account a where user_id = any($1::uuid[]) and (user_id = any($2::uuid[])
  or exists (select from access.membership m where m.tenant_id = $3 and m.user_id = a.user_id)
  or exists (select from access.inactive_membership m where m.tenant_id = $3 and m.user_id = a.user_id))`;

/** Those whom a hire names by their ids: who does and did its items, who approved, who hired, as whom somebody has come. */
const isId = (id: string | null): id is string => Id.safeParse(id).success;
const acted = (record: Record): string[] => {
  const { items, approvedBy, hiredBy, userId } = record as unknown as PendingHireView;
  return [approvedBy, hiredBy, userId, ...items.map(({ doneBy }) => doneBy)].filter(isId);
};
const named = (record: Record): string[] => {
  const { items } = record as unknown as PendingHireView;
  return [...acted(record), ...items.map(({ assigneeId }) => assigneeId).filter(isId)];
};

/** Hires with the names of their people, asked for all rows of one answer together. */
export const withPeople = async (records: Record[], { reader }: ReadContext, company: string): Promise<Record[]> => {
  const ids = [...new Set(records.flatMap(named))];
  const { rows } =
    ids.length > 0 ? await reader.query<Person>(NAMES, [ids, records.flatMap(acted), company]) : { rows: [] };
  const byId = new Map(rows.map((person) => [person.id, person]));
  return records.map((record) => ({
    ...record,
    people: [...new Set(named(record))].flatMap((id) => byId.get(id) ?? []),
  }));
};
