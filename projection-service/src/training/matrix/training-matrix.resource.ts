import { MATRIX_COLUMNS, standings } from 'contracts/training/matrix/matrix.choices';
import {
  countLateLearners,
  countTrainingMatrix,
  showTrainingMatrix,
} from 'contracts/training/matrix/training-matrix.endpoints';
import { mount } from 'platform/http/route';
import type { ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { assignmentProjection } from '#projection-service/training/assignment/assignment.projection';
import { programProjection } from '#projection-service/training/program/program.projection';
import { isoIn, pageOf, rowsAs, shownPeople } from './people-page.ts';
import { countsOf } from './training-matrix.counts.ts';
import { CELLS, LATE, PEOPLE, PROGRAMS } from './training-matrix.query.ts';

/** How people stand with programs, a page of people, and how many of all of them (docs/product.md TRA-40). */
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
      await reachMinPosition(context, minPosition, names, tenantId);
      const found = await ask(PROGRAMS, [tenantId, program]);
      const programs = found.slice(0, MATRIX_COLUMNS);
      const ids = programs.map(([id]) => id);
      const page = await ask(PEOPLE, [tenantId, q || null, after, team, state, ids]);
      const cells = await ask(CELLS, [tenantId, shownPeople(page), ids]);
      const body = {
        programs: programs.map(([id, name]) => ({ id, name })),
        hasMorePrograms: found.length > MATRIX_COLUMNS,
        ...pageOf(page, (person) =>
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
    countTrainingMatrix,
    async ({ auth: { tenantId }, query: { program = null, team = null, state = null, q }, minPosition }) => {
      await reachMinPosition(context, minPosition, names, tenantId);
      const ids = (await ask(PROGRAMS, [tenantId, program])).slice(0, MATRIX_COLUMNS).map(([id]) => id);
      const counted = await countsOf(ask, tenantId, ids, { team, state, q: q || null });
      const countOf = (program: unknown, standing: string) =>
        Number(counted.find(([id, one]) => id === program && one === standing)?.[2] ?? 0);
      const body = ids.map((id) => ({
        id,
        counts: Object.fromEntries(standings.map((one) => [one, countOf(id, one)])),
      }));
      return { body: countTrainingMatrix.answer.parse(body) };
    },
    context.http,
  );
  mount(
    router,
    countLateLearners,
    async ({ auth: { tenantId }, query: { program = null, team = null }, minPosition, now }) => {
      await reachMinPosition(context, minPosition, names, tenantId);
      const [[people, reminded] = []] = await ask(LATE, [tenantId, team, program, now]);
      return { body: { people: Number(people ?? 0), remindedToday: Number(reminded ?? 0) } };
    },
    context.http,
  );
};
