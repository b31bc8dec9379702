import { Id } from 'contracts/kernel/id';
import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { ReadContext } from '#projection-service/engine/list-resource';

type Record = { [field: string]: unknown };
type Person = { id: string; name: string };

const NAMES = 'select user_id as id, name from access.account where user_id = any($1::uuid[])';

/** Those whom a hire names by their ids: who does and did its items, who approved, who hired, as whom somebody has come. */
const named = (record: Record): string[] => {
  const { items, approvedBy, hiredBy, userId } = record as unknown as PendingHireView;
  const ids = [approvedBy, hiredBy, userId, ...items.flatMap(({ assigneeId, doneBy }) => [assigneeId, doneBy])];
  return ids.filter((id): id is string => Id.safeParse(id).success);
};

/** Hires with the names of their people, asked for all rows of one answer together. */
export const withPeople = async (records: Record[], { reader }: ReadContext): Promise<Record[]> => {
  const ids = [...new Set(records.flatMap(named))];
  const { rows } = ids.length > 0 ? await reader.query<Person>(NAMES, [ids]) : { rows: [] };
  const byId = new Map(rows.map((person) => [person.id, person]));
  return records.map((record) => ({
    ...record,
    people: [...new Set(named(record))].flatMap((id) => byId.get(id) ?? []),
  }));
};
