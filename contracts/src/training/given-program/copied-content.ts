import type { LessonContent } from '#contracts/training/lesson/lesson.fields';
import type { ProgramContent } from '#contracts/training/program/program.fields';

type Media = Pick<ProgramContent, 'thumbnailId' | 'instructionsVideoId'>;
type IdOf = (fileId: string) => string;

const unless = (fileId: string | null, idOf: IdOf): string | null => (fileId === null ? null : idOf(fileId));

/** The steps of a lesson with other files in the place of those that it shows. */
export const stepsWithFiles = (steps: LessonContent['steps'], idOf: IdOf): LessonContent['steps'] =>
  steps.map((step) => ({
    ...step,
    attachments: step.attachments.map((one) => ({ ...one, fileId: idOf(one.fileId) })),
    videoFileId: unless(step.videoFileId, idOf),
    questions: step.questions.map((one) => ({
      ...one,
      instructionsVideoId: unless(one.instructionsVideoId, idOf),
    })),
  }));

/** The same of what a program shows. */
export const mediaWithFiles = ({ thumbnailId, instructionsVideoId }: Media, idOf: IdOf): Media => ({
  thumbnailId: unless(thumbnailId, idOf),
  instructionsVideoId: unless(instructionsVideoId, idOf),
});

/** The files that a program and its lessons show, each once. */
export const filesShownBy = (program: Media, lessons: readonly Pick<LessonContent, 'steps'>[]): string[] => {
  const found = new Set<string>();
  const note: IdOf = (id) => {
    found.add(id);
    return id;
  };
  mediaWithFiles(program, note);
  for (const { steps } of lessons) stepsWithFiles(steps, note);
  return [...found];
};
