import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { requiredText, richText, text } from '#contracts/kernel/text';
import { MAX_QUESTIONS } from '#contracts/recruiting/question/question.choices';
import { Question } from '#contracts/recruiting/question/question.fields';
import {
  isPlayableLink,
  MAX_ATTACHMENTS,
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_STEPS,
  MAX_VIDEO_SECONDS,
} from './lesson.choices.ts';

/** A file of the library beside a step, under a name of its own. */
export const Attachment = z.strictObject({ id: Id, name: requiredText(MAX_NAME_LENGTH), fileId: Id });
export type Attachment = z.infer<typeof Attachment>;

export const videoLink = () =>
  z
    .string()
    .trim()
    .max(2_000)
    .refine((link) => URL.parse(link)?.protocol === 'https:', { message: 'url-invalid' });

/** A page of a lesson: what is to be read, watched and answered. */
export const LessonStep = z.strictObject({
  id: Id,
  name: requiredText(MAX_NAME_LENGTH),
  /** Plain text or Markdown. */
  description: richText(MAX_DESCRIPTION_LENGTH).default(''),
  attachments: z.array(Attachment).max(MAX_ATTACHMENTS).default([]),
  /** A video of the library, or a link to one. */
  videoFileId: Id.nullable().default(null),
  videoUrl: videoLink().nullable().default(null),
  videoSeconds: z.int().min(1).max(MAX_VIDEO_SECONDS).nullable().default(null),
  /** Of the video; null: it need not be watched. */
  requiredPercent: z.int().min(1).max(100).nullable().default(null),
  questions: z.array(Question).max(MAX_QUESTIONS).default([]),
});
export type LessonStep = z.infer<typeof LessonStep>;

/** A path inside a folder, which leads nowhere else when it is written again. */
export const MarkdownPath = requiredText(300).refine(
  (path) => !/[\\:*?"<>|\p{Cc}]|^\/|\/$|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/u.test(path),
  { message: 'path-invalid' },
);

/** The file that a lesson was imported from: what an export writes beside its content. */
export const LessonSource = z.strictObject({
  path: MarkdownPath,
  frontMatter: text(20_000).nullable(),
  /** It said what the lesson is called. */
  isTitled: z.boolean(),
});

/** What a lesson shows to whoever learns: what is published of it, for good. */
export const lessonContent = {
  name: requiredText(MAX_NAME_LENGTH),
  steps: z.array(LessonStep).min(1, 'steps-required').max(MAX_STEPS),
};
export const LessonContent = z.object(lessonContent);
export type LessonContent = z.infer<typeof LessonContent>;

/** Points of all questions of a lesson. */
export const pointsOf = ({ steps }: Pick<LessonContent, 'steps'>): number =>
  steps.flatMap(({ questions }) => questions).reduce((sum, { points }) => sum + (points ?? 0), 0);

/** Every way a lesson may refuse beyond those of any entity and of its questions. */
export type LessonRejection =
  | 'steps-required' // there is nothing to learn
  | 'questions-required' // none of its steps asks anything
  | 'lesson-video-twice' // a link and a file
  | 'lesson-video-required' // so much of nothing is to be watched
  | 'lesson-video-length-required' // how much of it was watched cannot be told
  | 'lesson-video-not-measurable' // it plays elsewhere
  | 'lesson-file-not-found'; // no completed file of the library

/** What is wrong with the video of a step; null: nothing. */
export const videoFault = ({
  videoFileId,
  videoUrl,
  videoSeconds,
  requiredPercent,
}: LessonStep): [field: string, code: LessonRejection] | null => {
  if (videoFileId !== null && videoUrl !== null) return ['videoUrl', 'lesson-video-twice'];
  if (requiredPercent === null) return null;
  if (videoFileId === null && videoUrl === null) return ['videoUrl', 'lesson-video-required'];
  if (videoUrl !== null && !isPlayableLink(videoUrl)) return ['requiredPercent', 'lesson-video-not-measurable'];
  return videoSeconds === null ? ['videoSeconds', 'lesson-video-length-required'] : null;
};
