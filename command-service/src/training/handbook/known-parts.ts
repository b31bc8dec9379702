import type { DocumentLeftOut } from 'contracts/training/handbook/handbook-markdown.endpoints';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import type { MarkdownDocument } from 'contracts/training/markdown/document-markdown';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';
import { libraryFiles } from '#command-service/training/library-files';

const filesIn = ({ fileId, steps }: MarkdownDocument): string[] =>
  [
    fileId,
    ...steps.flatMap((one) => [one.imageFileId, one.videoFileId, ...one.attachments.map((file) => file.fileId)]),
  ].filter((id): id is string => id !== null);

type Place = { tenantId: string; isId: (text: string) => boolean };

/** Documents that were read without files and lessons that are not this company's: they may come from another one. */
export const withKnownParts = async (
  store: EventStore,
  documents: readonly MarkdownDocument[],
  { tenantId, isId }: Place,
): Promise<{ documents: MarkdownDocument[]; left: DocumentLeftOut[] }> => {
  const left: DocumentLeftOut[] = [];
  const known = await libraryFiles(store, { tenantId, ids: documents.flatMap(filesIn).filter(isId) });
  const lessonIds = new Set(documents.flatMap(({ steps }) => steps.flatMap((step) => step.lessonIds)).filter(isId));
  const lessons = new Set<string>();
  for (const id of lessonIds)
    if ((await entityState(store, trainingLesson, { tenantId, id })).status === 'kept') lessons.add(id);

  const partsOf = ({ source, steps, fileId, ...document }: MarkdownDocument): MarkdownDocument => {
    const { path } = source;
    const kept = (id: string | null, type?: 'image' | 'video'): string | null => {
      if (id === null) return null;
      const file = known.get(id);
      if (file && (type === undefined || file.type === type)) return id;
      left.push({ path, what: 'file' });
      return null;
    };
    const isLesson = (id: string): boolean => {
      if (!lessons.has(id)) left.push({ path, what: 'lesson' });
      return lessons.has(id);
    };
    return {
      ...document,
      fileId: kept(fileId),
      steps: steps.map((step) => ({
        ...step,
        imageFileId: kept(step.imageFileId, 'image'),
        videoFileId: kept(step.videoFileId, 'video'),
        attachments: step.attachments.filter((one) => kept(one.fileId) !== null),
        lessonIds: step.lessonIds.filter(isLesson),
      })),
      source,
    };
  };
  const found = documents.map(partsOf);
  const isLeft = ({ steps, fileId, source: { path } }: MarkdownDocument): boolean => {
    const isEmpty = steps.length === 0 && fileId === null;
    if (isEmpty) left.push({ path, what: 'document' });
    return !isEmpty;
  };
  return { documents: found.filter(isLeft), left };
};
