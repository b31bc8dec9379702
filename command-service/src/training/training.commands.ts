import type { HandlerDeps } from '#command-service/entity/entity.handler';
import { lessonHandler } from './lesson/lesson.handler.ts';
import { programHandler } from './program/program.handler.ts';

export const trainingCommands = (deps: HandlerDeps) => ({
  trainingLesson: lessonHandler(deps),
  trainingProgram: programHandler(deps),
});
