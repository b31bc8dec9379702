import { plainText } from '#contracts/kernel/rich-text';
import type { HandbookContent } from './handbook.fields.ts';

/** All that is written in a document, for its search. */
export const textsOf = ({ name, summary, steps }: Pick<HandbookContent, 'name' | 'summary' | 'steps'>): string[] => [
  name,
  plainText(summary),
  ...steps.flatMap((step) => [step.name, plainText(step.text), ...step.checks.map(({ text }) => text)]),
  ...steps.flatMap(({ attachments }) => attachments.map((one) => one.name)),
];
