import { recordIn } from 'access/recruiting/record-in';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import type { LessonRejection, LessonStep } from 'contracts/training/lesson/lesson.fields';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { refuseFaults } from '#command-service/recruiting/question/question.decider';
import { requireVideos, type VideoField } from '#command-service/recruiting/question/question.handler';
import { assertRemovable } from '#command-service/training/given-program/own';
import { libraryFiles } from '#command-service/training/library-files';
import { lessonDecider } from './lesson.decider.ts';

type Place = { tenantId: string; steps: readonly LessonStep[] };

/** Videos that are shown before the questions of a lesson, and those of its steps. */
const videosOf = (steps: readonly LessonStep[]): VideoField[] =>
  steps.flatMap(({ videoFileId, questions }, at) => [
    [`steps.${at}.videoFileId`, videoFileId] as VideoField,
    ...questions.map(
      ({ instructionsVideoId }, number): VideoField => [
        `steps.${at}.questions.${number}.instructionsVideoId`,
        instructionsVideoId,
      ],
    ),
  ]);

const requireAttachments = async (store: EventStore, { tenantId, steps }: Place): Promise<void> => {
  const named = steps.flatMap(({ attachments }, at) =>
    attachments.map(({ fileId }, number) => [`steps.${at}.attachments.${number}.fileId`, fileId] as const),
  );
  const known = await libraryFiles(store, { tenantId, ids: named.map(([, id]) => id) });
  refuseFaults<LessonRejection>(named.map(([path, id]) => [path, known.has(id) ? null : 'lesson-file-not-found']));
};

/** A lesson of a program that a parent still gives stays as long as that has it. */
const assertUngiven = async (store: EventStore, tenantId: string, id: string): Promise<void> => {
  const origin = (await recordIn(store, trainingLesson, { tenantId, id }))?.origin;
  if (!origin) return;
  const program = await recordIn(store, trainingProgram, { tenantId, id: origin.programId });
  assertRemovable('lesson-given', program?.origin?.isWithdrawn === false && program.lessonIds.includes(id));
};

const sendLesson = entityHandler(trainingLesson, lessonDecider);

/** Commands of lessons: what they show is in the company's library. */
export const lessonHandler = (deps: HandlerDeps): SendEntity<typeof trainingLesson> => {
  const send = sendLesson(deps);
  return async (id, command, ifMatch) => {
    if (command.type === 'CreateTrainingLesson' || command.type === 'ChangeTrainingLesson') {
      const { steps = [] } = command.data;
      const { tenantId } = command.metadata;
      await requireVideos(deps.store, tenantId, videosOf(steps));
      await requireAttachments(deps.store, { tenantId, steps });
    }
    if (command.type === 'RemoveTrainingLesson') await assertUngiven(deps.store, command.metadata.tenantId, id);
    return send(id, command, ifMatch);
  };
};
