import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { known } from '#contracts/kernel/personal';
import { text } from '#contracts/kernel/text';
import { MAX_CAPTIONS_LENGTH } from './response.choices.ts';
import type { ResponseEvent } from './response.entity.ts';

/** `00:01.000 --> 00:04.000`, hours where there are some. */
const CUE = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/m;

/** Whether a text is WebVTT with something to show: its signature, and a cue. */
export const isWebVtt = (captions: string): boolean =>
  /^\uFEFF?WEBVTT(?:[ \t].*)?(?:\r\n|\n|\r|$)/.test(captions) && CUE.test(captions.replaceAll(/\r\n?/g, '\n'));

const language = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'field-invalid');

/** Null takes them away. */
export const CaptionsBody = z.strictObject({
  questionId: Id,
  language: language.default('en'),
  captions: text(MAX_CAPTIONS_LENGTH).refine(isWebVtt, { message: 'captions-not-webvtt' }).nullable(),
});

/** The captions of a recording. */
export const Captions = z.object({ fileId: Id, language: z.string(), captions: z.string() });
export type Captions = z.infer<typeof Captions>;

/** Captions as they are now, by question; those of an erased person are gone. */
export const foldCaptions = (
  before: Readonly<Record<string, Captions>>,
  event: ResponseEvent,
): Record<string, Captions> => {
  if (event.type !== 'ResponseAnswerCaptioned') return before;
  const { questionId, fileId, language: spoken } = event.data;
  const { [questionId]: _, ...others } = before;
  const captions = known(event.data.captions);
  return captions === null ? others : { ...others, [questionId]: { fileId, language: spoken, captions } };
};
