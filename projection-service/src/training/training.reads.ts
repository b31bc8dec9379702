import type { Reads } from '#projection-service/context';
import { trainingVersionProjection } from './version/training-version.projection.ts';
import { trainingVersionResource } from './version/training-version.resource.ts';

export const trainingReads: Reads = {
  entities: {},
  projections: [trainingVersionProjection],
  resources: [trainingVersionResource],
};
