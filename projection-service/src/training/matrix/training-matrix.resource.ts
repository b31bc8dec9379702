import { isLatest } from 'access/training/latest-assignment';
import { MATRIX_COLUMNS, standings } from 'contracts/training/matrix/matrix.choices';
import { countLateLearners, showTrainingMatrix } from 'contracts/training/matrix/training-matrix.endpoints';
import { mount } from 'platform/http/route';
import { counterName } from '#projection-service/engine/counters';
import type { ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { assignmentProjection } from '#projection-service/training/assignment/assignment.projection';
import { programProjection } from '#projection-service/training/program/program.projection';
import { isoIn, pageOf, peoplePage, rowsAs, shownPeople } from './people-page.ts';

const PROGRAMS = `select id, name from read.training_program
  where tenant_id = $1 and published_version > 0 and ($2::uuid is null or id = $2)
  order by name, id limit ${MATRIX_COLUMNS + 1}`;
const inTeam = (parameter: string) => `(${parameter}::uuid is null or exists (select from access.team t
  where t.tenant_id = $1 and t.team_id = ${parameter} and m.user_id = any (t.user_ids)))`;
const PEOPLE = peoplePage(` and ${inTeam('$4')} and ($5::text is null
    or ($5 = 'not-scheduled' and exists (select from unnest($6::uuid[]) p (id) where not exists (
      select from read.training_assignment r where r.tenant_id = $1 and r.user_id = m.user_id and r.program_id = p.id
        and r.standing is not null)))
    or exists (select from read.training_assignment r where r.tenant_id = $1 and r.user_id = m.user_id
      and r.program_id = any ($6::uuid[]) and r.standing = $5 and ${isLatest('r')}))`);
const CELLS = `select distinct on (user_id, program_id) user_id, program_id, id, standing, starts_at, started_at,
    completed_at, expires_at
  from read.training_assignment
  where tenant_id = $1 and user_id = any ($2::uuid[]) and program_id = any ($3::uuid[]) and standing is not null
  order by user_id, program_id, starts_at desc, id desc`;
const COUNTS =
  'select key, sum(n)::int8 from read.training_assignment_count where tenant_id = $1 and key = any($2) group by key';
const LATE = `select count(*), count(*) filter (where is_reminded) from (
  select exists (select from read.training_assignment d where d.tenant_id = $1 and d.user_id = m.user_id
    and d.late_reminded_on = to_char($4::timestamptz at time zone c.time_zone, 'YYYY-MM-DD')) as is_reminded
  from access.membership m join access.tenant c on c.tenant_id = m.tenant_id
  where m.tenant_id = $1 and ${inTeam('$2')} and exists (select from read.training_assignment r
    where r.tenant_id = $1 and r.user_id = m.user_id and r.standing = 'overdue'
      and ($3::uuid is null or r.program_id = $3) and ${isLatest('r')})) late`;

const counterOf = (programId: unknown, standing: string): string =>
  counterName(['programId', 'standing'], { programId, standing });

/** How people stand with programs: a page of them costs the same however many there are (docs/product.md TRA-40). */
export const trainingMatrixResource: ReadResource = (router, context) => {
  const ask = rowsAs(context);
  const names = [programProjection.name, assignmentProjection.name];
  mount(
    router,
    showTrainingMatrix,
    async ({
      auth: { tenantId },
      query: { program = null, team = null, state = null, q, after = null },
      minPosition,
    }) => {
      await reachMinPosition(context, minPosition, names);
      const found = await ask(PROGRAMS, [tenantId, program]);
      const programs = found.slice(0, MATRIX_COLUMNS);
      const ids = programs.map(([id]) => id);
      const people = await ask(PEOPLE, [tenantId, q || null, after, team, state, ids]);
      const cells = await ask(CELLS, [tenantId, shownPeople(people), ids]);
      const keys = ids.flatMap((id) => standings.map((standing) => counterOf(id, standing)));
      const counts = new Map((await ask(COUNTS, [tenantId, keys])).map(([key, n]) => [key, Number(n)]));
      const body = {
        programs: programs.map(([id, name]) => ({
          ...{ id, name },
          counts: Object.fromEntries(standings.map((one) => [one, counts.get(counterOf(id, one)) ?? 0])),
        })),
        hasMorePrograms: found.length > MATRIX_COLUMNS,
        ...pageOf(people, (person) =>
          cells
            .filter(([userId]) => userId === person)
            .map(([, programId, id, standing, ...moments]) => {
              const [startsAt, startedAt, completedAt, expiresAt] = moments.map(isoIn);
              return { programId, id, standing, startsAt, startedAt, completedAt, expiresAt };
            }),
        ),
      };
      return { body: showTrainingMatrix.answer.parse(body) };
    },
    context.http,
  );
  mount(
    router,
    countLateLearners,
    async ({ auth: { tenantId }, query: { program = null, team = null }, minPosition, now }) => {
      await reachMinPosition(context, minPosition, [assignmentProjection.name]);
      const [[people, reminded] = []] = await ask(LATE, [tenantId, team, program, now]);
      return { body: { people: Number(people ?? 0), remindedToday: Number(reminded ?? 0) } };
    },
    context.http,
  );
};
