import { recordIn } from 'access/recruiting/record-in';
import { publishedLessons, publishedPrograms } from 'access/training/published';
import { Rejection } from 'contracts/kernel/problem';
import { showProgramQuestions } from 'contracts/training/program/program.endpoints';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { counterName } from '#projection-service/engine/counters';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { rowsAs } from '#projection-service/training/matrix/people-page';
import { ANSWER_COUNTED, lessonAnswerProjection } from './lesson-answer.projection.ts';
import { type AnswerCount, questionFigures } from './program-questions.ts';

/** As they are kept: some for each question, however many people have answered it. */
const COUNTS = 'select key, n from read.lesson_answer_count where tenant_id = $1 and starts_with(key, $2) and n > 0';

const countOf = ([key, count]: readonly unknown[]): AnswerCount => {
  const named = Object.fromEntries(
    String(key)
      .split('&')
      .map((pair) => pair.split('=')),
  );
  return { lessonId: named.lessonId, questionId: named.questionId, result: named.result, count: Number(count) };
};

/** Which questions of a program are hard (docs/product.md TRA-91). */
export const programQuestionsResource = (router: IRouter, context: ProjectionContext): void => {
  const { store, http } = context;
  const ask = rowsAs(context);
  const programs = publishedPrograms(store);
  const lessons = publishedLessons(store);
  mount(
    router,
    showProgramQuestions,
    async ({ auth: { tenantId }, params: { id: programId }, query, minPosition }) => {
      const program = await recordIn(store, trainingProgram, { tenantId, id: programId });
      if (!program) throw new Rejection('not-found', 404);
      const version = query.version ?? program.publishedVersion;
      if (version === 0) return { body: { version, questions: [] } };
      const content = await programs(tenantId, { programId, programVersion: version });
      if (!content) throw new Rejection('not-found', 404);
      await reachMinPosition(context, minPosition, [lessonAnswerProjection.name], tenantId);
      const named = counterName(ANSWER_COUNTED.slice(0, 2), { programId, programVersion: version });
      const counts = (await ask(COUNTS, [tenantId, `${named}&`])).map(countOf);
      const found = await Promise.all(
        content.lessons.map(async (lesson) => {
          const learned = await lessons(tenantId, lesson);
          return learned ? [{ lessonId: lesson.lessonId, content: learned }] : [];
        }),
      );
      return { body: { version, questions: questionFigures(found.flat(), counts) } };
    },
    http,
  );
};
