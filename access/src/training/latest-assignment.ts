/** Nothing of the same program was scheduled for the person later than this row of read.training_assignment. */
export const isLatest = (row: string): string => `not exists (select from read.training_assignment n
  where n.tenant_id = ${row}.tenant_id and n.user_id = ${row}.user_id and n.program_id = ${row}.program_id
    and n.standing is not null and (n.starts_at, n.id) > (${row}.starts_at, ${row}.id))`;
