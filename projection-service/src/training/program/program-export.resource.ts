import { recordIn } from 'access/recruiting/record-in';
import { Rejection } from 'contracts/kernel/problem';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import { programToMarkdown } from 'contracts/training/markdown/program-markdown';
import { trainingProgram } from 'contracts/training/program/program.entity';
import { exportTrainingProgram } from 'contracts/training/program/program-import.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';

/** The draft of a program as files, from the history itself: what was saved a moment ago is in them (docs/product.md TRA-30). */
export const programExportResource = (router: IRouter, { store, http }: ProjectionContext): void =>
  mount(
    router,
    exportTrainingProgram,
    async ({ auth: { tenantId, permissions }, params: { id } }) => {
      if (!permissions.includes('tenant.training.lessons.read'))
        throw new Rejection('forbidden', 403, { detail: 'This takes the permission tenant.training.lessons.read.' });
      const program = await recordIn(store, trainingProgram, { tenantId, id });
      if (!program) throw new Rejection('not-found', 404);
      const found = await Promise.all(
        program.lessonIds.map((lessonId) => recordIn(store, trainingLesson, { tenantId, id: lessonId })),
      );
      const lessons = found.filter((lesson) => lesson !== undefined);
      return { body: { name: program.name, files: programToMarkdown(program, lessons) } };
    },
    http,
  );
