import { answeredAssignment, file } from 'contracts/library/file/file.entity';
import {
  assignmentIdOf,
  type TrainingAssignmentRecord,
  trainingAssignment,
} from 'contracts/training/assignment/assignment.entity';
import type { LessonContent } from 'contracts/training/lesson/lesson.fields';
import type { ProgramContent, ProgramLesson } from 'contracts/training/program/program.fields';
import type { EventStore } from 'platform/event-store/event-store';
import { recordIn } from '#access/recruiting/record-in';
import { publishedLessons, publishedPrograms } from './published.ts';

type Person = { tenantId: string; scheduleId: string; userId: string };
export type OwnTraining = { record: TrainingAssignmentRecord; content: ProgramContent };
export type OwnLesson = { lesson: ProgramLesson; content: LessonContent };

/** A lesson in the version in which it was begun, also where they were moved to another one of the program since. */
const learnedOf = ({ progress }: TrainingAssignmentRecord, lesson: ProgramLesson): ProgramLesson => ({
  ...lesson,
  lessonVersion: progress[lesson.lessonId]?.lessonVersion ?? lesson.lessonVersion,
});

/** What a schedule has for one person, as it was published then; of somebody else's there is nothing (docs/product.md TRA-9). */
export const ownTrainings = (store: EventStore) => {
  const programs = publishedPrograms(store);
  const lessons = publishedLessons(store);
  const shows = async (tenantId: string, { record, content }: OwnTraining, fileId: string): Promise<boolean> => {
    if (content.thumbnailId === fileId || content.instructionsVideoId === fileId) return true;
    const all = await Promise.all(content.lessons.map((lesson) => lessons(tenantId, learnedOf(record, lesson))));
    return all
      .flatMap((lesson) => lesson?.steps ?? [])
      .some(
        ({ videoFileId, attachments, questions }) =>
          videoFileId === fileId ||
          attachments.some((one) => one.fileId === fileId) ||
          questions.some(({ instructionsVideoId }) => instructionsVideoId === fileId),
      );
  };
  return {
    find: async ({ tenantId, scheduleId, userId }: Person): Promise<OwnTraining | null> => {
      const id = assignmentIdOf(scheduleId, userId);
      const record = await recordIn(store, trainingAssignment, { tenantId, id });
      const content = record && (await programs(tenantId, record));
      return content ? { record, content } : null;
    },
    lesson: async (tenantId: string, { record, content }: OwnTraining, lessonId: string): Promise<OwnLesson | null> => {
      const of = content.lessons.find((one) => one.lessonId === lessonId);
      const lesson = of && learnedOf(record, of);
      const found = lesson && (await lessons(tenantId, lesson));
      return found ? { lesson, content: found } : null;
    },
    /** A file that the training shows, or that answers a question of it; undefined: neither, or it or the training is gone. */
    file: async (tenantId: string, mine: OwnTraining, fileId: string) => {
      if (mine.record.status === 'cancelled') return undefined;
      const record = await recordIn(store, file, { tenantId, id: fileId });
      if (!record || record.isTrashed) return undefined;
      if (record.answer !== null) return answeredAssignment(record.answer) === mine.record.id ? record : undefined;
      return (await shows(tenantId, mine, fileId)) ? record : undefined;
    },
  };
};
