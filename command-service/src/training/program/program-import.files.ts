import { isScopeFor } from 'contracts/automation/label/label.choices';
import { label } from 'contracts/automation/label/label.entity';
import { Id } from 'contracts/kernel/id';
import type { LessonStep } from 'contracts/training/lesson/lesson.fields';
import { type MarkdownProgram, PROGRAM_FILE, type ReadLesson } from 'contracts/training/markdown/program-markdown';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';
import { libraryFiles } from '#command-service/training/library-files';

type Read = { program: MarkdownProgram; lessons: ReadLesson[] };
/** What a file names that this company does not have: it is left out. */
export type LeftOut = { path: string; what: 'file' | 'label' };

const idsOf = ({ videoFileId, attachments, questions }: LessonStep): (string | null)[] => [
  videoFileId,
  ...attachments.map(({ fileId }) => fileId),
  ...questions.map(({ instructionsVideoId }) => instructionsVideoId),
];

/** What was read without the files and labels that are not this company's: it may come from another one. */
export const withKnownFiles = async (
  store: EventStore,
  tenantId: string,
  { program, lessons }: Read,
): Promise<Read & { left: LeftOut[] }> => {
  const left: LeftOut[] = [];
  const { thumbnailId, instructionsVideoId } = program;
  const named = [thumbnailId, instructionsVideoId, ...lessons.flatMap(({ lesson }) => lesson.steps.flatMap(idsOf))];
  const ids = named.filter((id): id is string => Id.safeParse(id).success);
  const known = await libraryFiles(store, { tenantId, ids });
  const kept = (id: string | null, path: string, type?: 'video' | 'image'): string | null => {
    if (id === null) return null;
    const file = known.get(id);
    if (file && (type === undefined || file.type === type)) return id;
    left.push({ path, what: 'file' });
    return null;
  };
  const stepOf = (step: LessonStep, path: string): LessonStep => {
    const videoFileId = kept(step.videoFileId, path, 'video');
    const isGone = videoFileId === null && step.videoUrl === null;
    return {
      ...step,
      videoFileId,
      ...(isGone && { requiredPercent: null, videoSeconds: null }),
      attachments: step.attachments.filter(({ fileId }) => kept(fileId, path) !== null),
      questions: step.questions.map((question) => ({
        ...question,
        instructionsVideoId: kept(question.instructionsVideoId, path, 'video'),
      })),
    };
  };
  const labelIds: string[] = [];
  for (const id of program.labelIds) {
    const found = Id.safeParse(id).success ? await entityState(store, label, { tenantId, id }) : null;
    if (found?.status === 'kept' && isScopeFor('training', found.record.scopeId)) labelIds.push(id);
    else left.push({ path: PROGRAM_FILE, what: 'label' });
  }
  return {
    left,
    program: {
      ...program,
      labelIds,
      thumbnailId: kept(thumbnailId, PROGRAM_FILE, 'image'),
      instructionsVideoId: kept(instructionsVideoId, PROGRAM_FILE, 'video'),
    },
    lessons: lessons.map((read) => {
      const { steps, source } = read.lesson;
      return { ...read, lesson: { ...read.lesson, steps: steps.map((step) => stepOf(step, source.path)) } };
    }),
  };
};
