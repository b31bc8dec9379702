import { context } from '#contracts/kernel/context';
import * as lesson from './lesson/lesson.endpoints.ts';
import { trainingLesson } from './lesson/lesson.entity.ts';
import * as program from './program/program.endpoints.ts';
import { trainingProgram } from './program/program.entity.ts';
import { ratingType } from './rating-type/rating-type.entity.ts';

export const training = context({
  entities: { ratingType, trainingLesson, trainingProgram },
  events: [],
  endpoints: {
    'training lesson': { listLessonVersions: lesson.listLessonVersions, showLessonVersion: lesson.showLessonVersion },
    'training program': {
      publishTrainingProgram: program.publishTrainingProgram,
      listProgramVersions: program.listProgramVersions,
    },
  },
  systemCommands: {},
});
