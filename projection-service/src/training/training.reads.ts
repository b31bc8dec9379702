import type { Reads } from '#projection-service/context';
import { assignmentProjection, assignmentResource } from './assignment/assignment.projection.ts';
import { myTrainingResource } from './assignment/my-training.resource.ts';
import { lessonProjection, lessonResource } from './lesson/lesson.projection.ts';
import { programExportResource } from './program/program-export.resource.ts';
import { trainingVersionProjection } from './version/training-version.projection.ts';
import { trainingVersionResource } from './version/training-version.resource.ts';

export const trainingReads: Reads = {
  entities: {
    trainingLesson: { rows: lessonProjection, resource: lessonResource },
    trainingAssignment: { rows: assignmentProjection, resource: assignmentResource },
  },
  projections: [trainingVersionProjection],
  resources: [myTrainingResource, programExportResource, trainingVersionResource],
};
