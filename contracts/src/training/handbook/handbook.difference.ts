import { linesOf } from '#contracts/training/version/compare-lines';
import type { HandbookContent } from './handbook.fields.ts';

/** A document as lines: what a version says, one thing a line. */
export const documentLines = ({ name, summary, steps, questions }: HandbookContent): string[] => [
  name,
  ...linesOf(summary),
  ...steps.flatMap((step, at) => [
    '',
    `${at + 1}. ${step.name}`,
    ...linesOf(step.text),
    ...step.checks.map(({ text }) => `☐ ${text}`),
    ...(step.videoUrl ? [step.videoUrl] : []),
    ...step.attachments.map((one) => `📎 ${one.name}`),
  ]),
  ...questions.flatMap(({ text, choices }) => [
    '',
    `? ${text}`,
    ...choices.map((choice) => `${choice.isRight ? '✓' : '–'} ${choice.text}`),
  ]),
];
