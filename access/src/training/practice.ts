import { file } from 'contracts/library/file/file.entity';
import type { LessonContent } from 'contracts/training/lesson/lesson.fields';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { ProgramContent } from 'contracts/training/program/program.fields';
import type { EventStore } from 'platform/event-store/event-store';
import { recordIn } from '#access/recruiting/record-in';
import { publishedLessons, publishedPrograms } from './published.ts';

type Of = { tenantId: string; programId: string };

/** Files that a lesson shows. */
const filesOf = ({ steps }: LessonContent): (string | null)[] =>
  steps.flatMap(({ videoFileId, attachments, questions }) => [
    videoFileId,
    ...attachments.map(({ fileId }) => fileId),
    ...questions.map(({ instructionsVideoId }) => instructionsVideoId),
  ]);

/** Programs as they were published last, for those who practice (docs/product.md TRA-89); of what was removed there is nothing. */
export const practicePrograms = (store: EventStore) => {
  const programs = publishedPrograms(store);
  const lessons = publishedLessons(store);
  const find = async ({ tenantId, programId }: Of): Promise<ProgramContent | undefined> => {
    const program = await recordIn(store, trainingProgram, { tenantId, id: programId });
    if (!program || program.publishedVersion === 0) return undefined;
    return programs(tenantId, { programId, programVersion: program.publishedVersion });
  };
  return {
    find,
    lesson: async (tenantId: string, content: ProgramContent, lessonId: string): Promise<LessonContent | undefined> => {
      const lesson = content.lessons.find((one) => one.lessonId === lessonId);
      return lesson && (await lessons(tenantId, lesson));
    },
    /** A file that the program shows; undefined: it shows none of that id, or it is gone. */
    file: async (of: Of, fileId: string) => {
      const { tenantId } = of;
      const content = await find(of);
      if (!content) return undefined;
      const all = await Promise.all(content.lessons.map((lesson) => lessons(tenantId, lesson)));
      const shown = [
        content.thumbnailId,
        content.instructionsVideoId,
        ...all.flatMap((one) => (one ? filesOf(one) : [])),
      ];
      if (!shown.includes(fileId)) return undefined;
      const record = await recordIn(store, file, { tenantId, id: fileId });
      return record?.isTrashed ? undefined : record;
    },
  };
};
