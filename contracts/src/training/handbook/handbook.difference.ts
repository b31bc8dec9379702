import { linesOf } from '#contracts/training/version/compare-lines';
import type { HandbookContent } from './handbook.fields.ts';

const SHORT_ID = 8;
/** By its name, where that is known; another file under the same name is another line. */
const called = (id: string, names: ReadonlyMap<string, string>): string =>
  [names.get(id) ?? '', `#${id.slice(-SHORT_ID)}`].join(' ').trim();

/** Ids of files and lessons of which a comparison says the names. */
export const partsOf = ({ fileId, steps }: HandbookContent): { files: string[]; lessons: string[] } => ({
  files: [fileId, ...steps.flatMap(({ imageFileId, videoFileId }) => [imageFileId, videoFileId])].flatMap(
    (id) => id ?? [],
  ),
  lessons: steps.flatMap(({ lessonIds }) => lessonIds),
});

/** A document as lines: all that a version says and shows, one thing a line. */
export const documentLines = (content: HandbookContent, names: ReadonlyMap<string, string> = new Map()): string[] => {
  const { name, summary, fileId, steps, questions, passPercent } = content;
  return [
    name,
    ...linesOf(summary),
    ...(fileId ? [`📄 ${called(fileId, names)}`] : []),
    ...steps.flatMap((step, at) => [
      '',
      `${at + 1}. ${step.name}`,
      ...linesOf(step.text),
      ...step.checks.map(({ text }) => `☐ ${text}`),
      ...(step.imageFileId ? [`🖼 ${called(step.imageFileId, names)}`] : []),
      ...(step.videoFileId ? [`▶ ${called(step.videoFileId, names)}`] : []),
      ...(step.videoUrl ? [step.videoUrl] : []),
      ...step.attachments.map((one) => `📎 ${one.name} #${one.fileId.slice(-SHORT_ID)}`),
      ...step.lessonIds.map((id) => `🎓 ${called(id, names)}`),
    ]),
    ...(questions.length > 0 ? ['', `≥ ${passPercent} %`] : []),
    ...questions.flatMap(({ text, choices }) => [
      '',
      `? ${text}`,
      ...choices.map((choice) => `${choice.isRight ? '✓' : '–'} ${choice.text}`),
    ]),
  ];
};
