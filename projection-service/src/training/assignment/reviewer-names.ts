import type pg from 'pg';

const NAMES = 'select user_id as id, name from access.account where user_id = any($1::uuid[])';
const ID = /^[0-9a-f-]{36}$/;

/** Of reviewers as they are called today, by id; a program that reviews by its key has none. */
export const namesOf = async (
  reader: pg.Pool,
  reviews: readonly { reviewerId: string }[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(reviews.map(({ reviewerId }) => reviewerId))].filter((id) => ID.test(id));
  if (ids.length === 0) return new Map();
  const { rows } = await reader.query<{ id: string; name: string }>(NAMES, [ids]);
  return new Map(rows.map(({ id, name }) => [id, name]));
};
