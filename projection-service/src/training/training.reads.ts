import type { Reads } from '#projection-service/context';
import { assignmentProjection, assignmentResource } from './assignment/assignment.projection.ts';
import { myTrainingResource } from './assignment/my-training.resource.ts';
import { trainingVersionProjection } from './version/training-version.projection.ts';
import { trainingVersionResource } from './version/training-version.resource.ts';

export const trainingReads: Reads = {
  entities: { trainingAssignment: { rows: assignmentProjection, resource: assignmentResource } },
  projections: [trainingVersionProjection],
  resources: [myTrainingResource, trainingVersionResource],
};
