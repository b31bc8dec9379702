import type { HandbookKind } from 'contracts/training/handbook/handbook.choices';
import { templatesEnUs } from './templates.en-us.ts';
import { templatesPtBr } from './templates.pt-br.ts';

export type Template = {
  id: string;
  kind: HandbookKind;
  name: string;
  summary: string;
  steps: readonly { name: string; text: string; checks?: readonly string[] }[];
};

/** What documents may begin with. */
export const templatesIn = (locale: string): readonly Template[] =>
  locale === 'pt-br' ? templatesPtBr : templatesEnUs;
