import type { LessonStep } from '#contracts/training/lesson/lesson.fields';

/** What a step shows beside its text, as a fenced block of Markdown holds it. Files are those of the company's library. */
export type StepFiles = Pick<LessonStep, 'videoFileId' | 'videoUrl' | 'videoSeconds' | 'requiredPercent'> & {
  attachments: { name: string; fileId: string }[];
};

const LINE = /^(video|video-file|seconds|watch-percent|attachment): ?(.*)$/;
const numberIn = (text: string | undefined): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Null: there is nothing beside the text. */
export const stepText = ({ videoFileId, videoUrl, videoSeconds, requiredPercent, attachments }: StepFiles) => {
  const lines = [
    ...(videoUrl === null ? [] : [`video: ${videoUrl}`]),
    ...(videoFileId === null ? [] : [`video-file: ${videoFileId}`]),
    ...(videoSeconds === null ? [] : [`seconds: ${videoSeconds}`]),
    ...(requiredPercent === null ? [] : [`watch-percent: ${requiredPercent}`]),
    ...attachments.map(({ name, fileId }) => `attachment: ${fileId} ${name.replace(/\s+/g, ' ')}`),
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
    attachments: found.flatMap(([key, value]) => {
      const [, fileId, name] = /^(\S+)\s+(.+)$/.exec(value) ?? [];
      return key === 'attachment' && fileId && name ? [{ fileId, name }] : [];
    }),
  };
};
