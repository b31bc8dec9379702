import { practicePrograms } from 'access/training/practice';
import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import type { LessonStep } from 'contracts/training/lesson/lesson.fields';
import {
  listPracticePrograms,
  showPracticeLesson,
  showPracticeProgram,
} from 'contracts/training/practice/practice.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { programProjection } from '#projection-service/training/program/program.projection';
import { trainingVersionProjection } from '#projection-service/training/version/training-version.projection';

/** As they were published last, whatever was written since. */
const PROGRAMS = `select p.id, v.content ->> 'name', jsonb_array_length(v.content -> 'lessons') from read.training_program p
  join read.training_version v on v.tenant_id = p.tenant_id and v.of_id = p.id and v.aggregate = 'trainingProgram'
    and v.version = p.published_version
  where p.tenant_id = $1 and p.published_version > 0
  order by v.content ->> 'name', p.id limit ${MAX_PAGE_ROWS}`;

/** Without what the author does not want to be told. */
const practiced = (step: LessonStep): LessonStep => ({
  ...step,
  questions: step.questions.map((question) => ({
    ...question,
    choices: question.choices.map((one) => ({ ...one, isRight: one.isRight && question.showsRightAnswer })),
  })),
});

/** Published programs to try out: nothing of it is kept (docs/product.md TRA-89). */
export const practiceResource = (router: IRouter, context: ProjectionContext): void => {
  const { store, reader, http } = context;
  const programs = practicePrograms(store);
  const contentOf = async (tenantId: string, programId: string) => {
    const content = await programs.find({ tenantId, programId });
    if (!content) throw new Rejection('not-found', 404);
    return content;
  };
  mount(
    router,
    listPracticePrograms,
    async ({ auth: { tenantId }, minPosition }) => {
      await reachMinPosition(context, minPosition, [programProjection.name, trainingVersionProjection.name], tenantId);
      const query = { ...prepared(PROGRAMS), values: [tenantId], rowMode: 'array' as const };
      const [rows = []] = await askAs(reader)(tenantId, [query]);
      const body = (rows as unknown[][]).map(([id, name, count]) => ({ id, name, lessonCount: Number(count) }));
      return { body: listPracticePrograms.answer.parse(body) };
    },
    http,
  );
  mount(
    router,
    showPracticeProgram,
    async ({ auth: { tenantId }, params: { id } }) => {
      const { name, description, thumbnailId, instructionsVideoId, lessons } = await contentOf(tenantId, id);
      const lines = lessons.map((lesson) => ({ lessonId: lesson.lessonId, name: lesson.name }));
      const said = { id, name, description, thumbnailId, instructionsVideoId };
      return { body: { ...said, lessonCount: lines.length, lessons: lines } };
    },
    http,
  );
  mount(
    router,
    showPracticeLesson,
    async ({ auth: { tenantId }, params: { id, lessonId } }) => {
      const content = await contentOf(tenantId, id);
      const lesson = await programs.lesson(tenantId, content, lessonId);
      if (!lesson) throw new Rejection('not-found', 404);
      const at = content.lessons.findIndex((one) => one.lessonId === lessonId);
      const nextLessonId = content.lessons[at + 1]?.lessonId ?? null;
      const { name, steps } = lesson;
      return { body: { lessonId, name, programName: content.name, steps: steps.map(practiced), nextLessonId } };
    },
    http,
  );
};
