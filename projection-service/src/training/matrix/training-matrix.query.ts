import { isLatest, isOfProgram, latestFirst } from 'access/training/latest-assignment';
import { MATRIX_COLUMNS } from 'contracts/training/matrix/matrix.choices';
import { people, peoplePage } from './people-page.ts';

export const PROGRAMS = `select id, name from read.training_program
  where tenant_id = $1 and published_version > 0 and ($2::uuid is null or id = $2)
  order by name, id limit ${MATRIX_COLUMNS + 1}`;
/** Its people are read once, however many others there are. */
const inTeam = (parameter: string) => `(${parameter}::uuid is null or m.user_id in (select unnest(t.user_ids)
  from access.team t where t.tenant_id = $1 and t.team_id = ${parameter}))`;
const NARROWED = ` and ${inTeam('$4')} and ($5::text is null
    or ($5 = 'not-scheduled' and cardinality($6::uuid[]) > (select count(distinct r.program_id)
      from read.training_assignment r where r.tenant_id = $1 and r.user_id = m.user_id and r.program_id = any ($6::uuid[])
        and r.standing is not null))
    or exists (select from read.training_assignment r where r.tenant_id = $1 and r.user_id = m.user_id
      and r.program_id = any ($6::uuid[]) and r.standing = $5 and ${isLatest('r')}))`;
export const PEOPLE = peoplePage(NARROWED);
export const CELLS = `select distinct on (r.user_id, r.program_id) r.user_id, r.program_id, r.id, r.standing, r.starts_at,
    r.started_at, r.completed_at, r.expires_at
  from read.training_assignment r
  where r.tenant_id = $1 and r.user_id = any ($2::uuid[]) and r.program_id = any ($3::uuid[]) and r.standing is not null
  order by r.user_id, r.program_id, ${latestFirst('r')}`;
/** Of everybody whom the pages of the table show, from what they have. */
export const COUNTS = `select program_id, standing, count(*) from (
    select distinct on (r.user_id, r.program_id) r.program_id, r.standing from read.training_assignment r
    where r.tenant_id = $1 and r.program_id = any ($6::uuid[]) and r.standing is not null
      and r.user_id in (select p.user_id from (${people(NARROWED)}) p)
    order by r.user_id, r.program_id, ${latestFirst('r')}) latest
  group by program_id, standing`;
/** Of everybody in the company, as it is kept: the same without reading what anybody has. */
export const KEPT_COUNTS = `select key, n from read.training_assignment_count where tenant_id = $1 and key = any ($2::text[])`;
export const LATE = `select count(*), count(*) filter (where is_reminded) from (
  select exists (select from read.training_assignment d where d.tenant_id = $1 and d.user_id = m.user_id
    and d.late_reminded_on = to_char($4::timestamptz at time zone c.time_zone, 'YYYY-MM-DD')) as is_reminded
  from access.membership m join access.tenant c on c.tenant_id = m.tenant_id
  where m.tenant_id = $1 and ${inTeam('$2')} and exists (select from read.training_assignment r
    where r.tenant_id = $1 and r.user_id = m.user_id and r.standing = 'overdue'
      and ($3::uuid is null or r.program_id = $3) and ${isLatest('r')} and ${isOfProgram('r')})) late`;
