/** What is to come decides nothing while something has begun (docs/product.md TRA-40). */
const rank = (row: string): string => `${row}.status <> 'waiting', ${row}.starts_at, ${row}.id`;

/** Of what somebody was given of a program, this row of read.training_assignment began last, or nothing has begun and it comes last. */
export const isLatest = (row: string): string => `not exists (select from read.training_assignment n
  where n.tenant_id = ${row}.tenant_id and n.user_id = ${row}.user_id and n.program_id = ${row}.program_id
    and n.standing is not null and (${rank('n')}) > (${rank(row)}))`;

/** Of a row of read.training_assignment: its program is still one of the company's, as in the table of people by programs. */
export const isOfProgram = (row: string): string => `exists (select from read.training_program p
  where p.tenant_id = ${row}.tenant_id and p.id = ${row}.program_id)`;

/** The order in which that one comes first. */
export const latestFirst = (row: string): string => `${rank(row).replaceAll(', ', ' desc, ')} desc`;
