import { isDeepStrictEqual } from 'node:util';
import { caused } from 'contracts/kernel/message';
import { trainingProgram } from 'contracts/training/program/program.entity';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';
import { assertOwn, assertRemovable } from '#command-service/training/given-program/own';

/** The same lessons in the same versions, of a draft that did not change, are the version that there is. */
const publish: DecisionsOf<typeof trainingProgram>['PublishTrainingProgram'] = (command, record) => {
  const { note, lessons } = command.data;
  assertOwn('program-given', command, record.origin);
  const { id: trainingProgramId, publication, publishedVersion, publishedLessons } = record;
  if (publication === 'published' && isDeepStrictEqual(lessons, publishedLessons)) return [];
  const { name, description, thumbnailId, instructionsVideoId, deadlineDays, deadlineHours, isSequential } = record;
  const { hasCertificate, passPercent, certificateMonths, renewsCertificate } = record;
  const content = {
    ...{ name, description, thumbnailId, instructionsVideoId, deadlineDays, deadlineHours, isSequential },
    ...{ hasCertificate, passPercent, certificateMonths, renewsCertificate },
    lessons,
  };
  const published = { trainingProgramId, programVersion: publishedVersion + 1, note, content };
  return [caused(command, 'TrainingProgramPublished', published)];
};

export const programDecider = entityDecider(trainingProgram, {
  check: ({ origin }, command, before) => assertOwn('program-given', command, before?.origin ?? null, origin),
  canRemove: ({ origin }) => assertRemovable('program-given', origin !== null && !origin.isWithdrawn),
  decide: { PublishTrainingProgram: publish },
});
