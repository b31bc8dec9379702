import { recordIn } from 'access/recruiting/record-in';
import { publishedPrograms } from 'access/training/published';
import { moveTargets } from 'access/training/schedule-move';
import { Rejection } from 'contracts/kernel/problem';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { ProgramLesson } from 'contracts/training/program/program.fields';
import {
  type MovedLesson,
  previewScheduleMove,
  type ScheduleMove,
} from 'contracts/training/schedule/schedule.endpoints';
import { trainingSchedule } from 'contracts/training/schedule/schedule.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { assignmentProjection } from '#projection-service/training/assignment/assignment.projection';
import { type Learning, MOVED_AT_ONCE, tellingMoves } from './moved-people.ts';

/** Who has begun and still has time, by name. */
const BEGUN = `select user_id, user_name, progress, possible from read.training_assignment
  where tenant_id = $1 and schedule_id = $2 and status = 'begun' and (expires_at is null or expires_at > $3)
  order by user_name, id limit ${MOVED_AT_ONCE} offset $4`;
const COUNTS = `select count(*) filter (where not is_over and status <> 'begun'), count(*) filter (where is_over) from (
  select status, status in ('completed', 'expired') or (expires_at is not null and expires_at <= $3) as is_over
  from read.training_assignment where tenant_id = $1 and schedule_id = $2 and status <> 'cancelled') people`;

/** As the newer version has them, then those that are left out. */
const lessonsOf = (before: readonly ProgramLesson[], after: readonly ProgramLesson[]): MovedLesson[] => [
  ...after.map(({ lessonId, name, lessonVersion: to }) => {
    const former = before.find((one) => one.lessonId === lessonId);
    return { lessonId, name, from: former?.lessonVersion ?? null, to };
  }),
  ...before
    .filter(({ lessonId }) => !after.some((one) => one.lessonId === lessonId))
    .map(({ lessonId, name, lessonVersion: from }) => ({ lessonId, name, from, to: null })),
];

/** What moving a schedule to the newest version of its program would change (docs/product.md TRA-61). */
export const scheduleMoveResource = (router: IRouter, context: ProjectionContext): void => {
  const { store, reader, http } = context;
  const programs = publishedPrograms(store);
  const targets = moveTargets(store);
  mount(
    router,
    previewScheduleMove,
    async ({ auth: { tenantId }, params: { id }, minPosition, now }) => {
      const schedule = await recordIn(store, trainingSchedule, { tenantId, id });
      if (!schedule) throw new Rejection('not-found', 404);
      const { programId, programVersion, formerVersions } = schedule;
      const program = await recordIn(store, trainingProgram, { tenantId, id: programId });
      const newestVersion = program?.publishedVersion ?? programVersion;
      const target = await targets(tenantId, {
        ...{ programId, programVersion: newestVersion },
        formerVersions: [...formerVersions, programVersion],
      });
      const before = await programs(tenantId, { programId, programVersion });
      if (!target || !before) throw new Rejection('not-found', 404);
      await reachMinPosition(context, minPosition, [assignmentProjection.name], tenantId);
      const ask = async (text: string, more: readonly unknown[]) => {
        const query = { ...prepared(text), values: [tenantId, id, now, ...more], rowMode: 'array' as const };
        const [rows = []] = await askAs(reader)(tenantId, [query]);
        return rows as unknown[][];
      };
      const telling = tellingMoves(target);
      let begun = 0;
      for (let isMore = true; isMore; ) {
        const rows = await ask(BEGUN, [begun]);
        for (const [userId, name, progress, possible] of rows)
          telling.add({ userId, name, progress, possible: Number(possible) } as Learning, before.lessons.length);
        begun += rows.length;
        isMore = rows.length === MOVED_AT_ONCE;
      }
      const [[notBegun, over] = []] = await ask(COUNTS, []);
      const body: ScheduleMove = {
        ...{ programVersion, newestVersion, lessons: lessonsOf(before.lessons, target.lessons) },
        ...{ notBegun: Number(notBegun ?? 0), begun, over: Number(over ?? 0) },
        ...telling.told,
      };
      return { body };
    },
    http,
  );
};
