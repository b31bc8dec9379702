import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';

/** Drafts of lessons, and the files that they were imported from. */
export const lessonProjection = entityProjection(trainingLesson, { version: 4 });

export const lessonResource = entityResource(trainingLesson, lessonProjection);
