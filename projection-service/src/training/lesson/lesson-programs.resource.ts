import { listProgramsOfLesson } from 'contracts/training/lesson/lesson.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { rowsAs } from '#projection-service/training/matrix/people-page';
import { programProjection } from '#projection-service/training/program/program.projection';

const PUBLISHED = "published_lessons @> jsonb_build_array(jsonb_build_object('lessonId', $2::text))";
const PROGRAMS = `select id, name, ${PUBLISHED} from read.training_program
  where tenant_id = $1 and (lesson_ids @> jsonb_build_array($2::text) or ${PUBLISHED}) order by name, id`;

/** Where a lesson is used (docs/product.md TRA-80). */
export const lessonProgramsResource = (router: IRouter, context: ProjectionContext): void =>
  mount(
    router,
    listProgramsOfLesson,
    async ({ auth: { tenantId }, params: { id }, minPosition }) => {
      await reachMinPosition(context, minPosition, [programProjection.name], tenantId);
      const found = await rowsAs(context)(PROGRAMS, [tenantId, id]);
      const body = found.map(([programId, name, isPublished]) => ({ id: programId, name, isPublished }));
      return { body: listProgramsOfLesson.answer.parse(body) };
    },
    context.http,
  );
