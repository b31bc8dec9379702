import { isDeepStrictEqual } from 'node:util';
import { caused } from 'contracts/kernel/message';
import { trainingProgram } from 'contracts/training/program/program.entity';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

/** The same lessons in the same versions, of a draft that did not change, are the version that there is. */
const publish: DecisionsOf<typeof trainingProgram>['PublishTrainingProgram'] = (command, record) => {
  const { note, lessons } = command.data;
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

export const programDecider = entityDecider(trainingProgram, { decide: { PublishTrainingProgram: publish } });
