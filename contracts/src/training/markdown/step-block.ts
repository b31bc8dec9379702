import type { HandbookStep } from '#contracts/training/handbook/handbook.fields';
import type { LessonStep } from '#contracts/training/lesson/lesson.fields';

/** What a step shows beside its text, as a fenced block of Markdown holds it. Files are those of the company's library. */
export type StepFiles = Pick<LessonStep, 'videoFileId' | 'videoUrl' | 'videoSeconds' | 'requiredPercent'> &
  Pick<HandbookStep, 'imageFileId' | 'lessonIds'> & { attachments: { name: string; fileId: string }[] };
/** A step of a lesson has no picture and no lessons, one of the handbook no video that must be watched. */
type StepMedia = Pick<StepFiles, 'videoFileId' | 'videoUrl' | 'attachments'> & Partial<StepFiles>;

const LINE = /^(video|video-file|seconds|watch-percent|picture|attachment|lesson): ?(.*)$/;
const numberIn = (text: string | undefined): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Null: there is nothing beside the text. */
export const stepText = ({ videoFileId, videoUrl, attachments, ...more }: StepMedia): string | null => {
  const { videoSeconds = null, requiredPercent = null, imageFileId = null, lessonIds = [] } = more;
  const lines = [
    ...(imageFileId === null ? [] : [`picture: ${imageFileId}`]),
    ...(videoUrl === null ? [] : [`video: ${videoUrl}`]),
    ...(videoFileId === null ? [] : [`video-file: ${videoFileId}`]),
    ...(videoSeconds === null ? [] : [`seconds: ${videoSeconds}`]),
    ...(requiredPercent === null ? [] : [`watch-percent: ${requiredPercent}`]),
    ...attachments.map(({ name, fileId }) => `attachment: ${fileId} ${name.replace(/\s+/g, ' ')}`),
    ...lessonIds.map((id) => `lesson: ${id}`),
  ];
  return lines.length === 0 ? null : lines.join('\n');
};

export const readStep = (text: string): StepFiles => {
  const found = text.split('\n').flatMap((line) => {
    const [, key = '', value = ''] = LINE.exec(line) ?? [];
    return key === '' ? [] : [[key, value.trim()] as const];
  });
  const values = new Map(found);
  return {
    videoUrl: values.get('video') || null,
    videoFileId: values.get('video-file') || null,
    videoSeconds: numberIn(values.get('seconds')),
    requiredPercent: numberIn(values.get('watch-percent')),
    imageFileId: values.get('picture') || null,
    lessonIds: found.flatMap(([key, value]) => (key === 'lesson' && value ? [value] : [])),
    attachments: found.flatMap(([key, value]) => {
      const [, fileId, name] = /^(\S+)\s+(.+)$/.exec(value) ?? [];
      return key === 'attachment' && fileId && name ? [{ fileId, name }] : [];
    }),
  };
};
