import { derivedId } from '#contracts/kernel/id';
import { frontMatterText, withFrontMatterText } from '#contracts/kernel/markdown/front-matter';
import { readMarkdownFile, writeMarkdownFile } from '#contracts/kernel/markdown/markdown-file';
import { slugText } from '#contracts/kernel/slug-text';
import {
  type HandbookKind,
  MAX_HANDBOOK_STEPS,
  MAX_SUMMARY_LENGTH,
  procedureKinds,
} from '#contracts/training/handbook/handbook.choices';
import type { HandbookContent, HandbookStep } from '#contracts/training/handbook/handbook.fields';
import { MAX_NAME_LENGTH } from '#contracts/training/lesson/lesson.choices';
import { blocksIn, fenced } from './blocks.ts';
import { type LessonFile, type LessonSource, nameOfPath, questionOf } from './lesson-markdown.ts';
import { fromOneLine, onOneLine, questionText, readQuestion } from './question-block.ts';
import { headingOf, sectionsOf } from './sections.ts';
import { readStep, stepText } from './step-block.ts';

type Procedure = (typeof procedureKinds)[number];
/** `kind`: what the file says of itself; null: nothing. */
export type MarkdownDocument = HandbookContent & { kind: Procedure | null; source: LessonSource };
/** What is written of a document. `source`: the file that it was imported from. */
export type ExportedDocument = HandbookContent & { kind: HandbookKind; source: LessonSource | null };
type Body = Pick<HandbookContent, 'summary' | 'steps' | 'questions'>;

const LIMITS = { maxName: MAX_NAME_LENGTH, maxSections: MAX_HANDBOOK_STEPS };
/** Blocks of a document: the summary, what a step shows, its checklist, and questions of the test. */
const BLOCKS = ['summary', 'step', 'text', 'checklist', 'question'];
const CHECK = /^- \[[ xX]\] (.*)$/;

type Section = { name: string | null; rest: string; blocks: { kind: string; text: string }[] };
const textsIn = ({ blocks }: Section, kind: string) =>
  blocks.filter((one) => one.kind === kind).map(({ text }) => text);

const checksIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const said = fromOneLine(CHECK.exec(line)?.[1] ?? '').trim();
    return said === '' ? [] : [said];
  });

const stepOf = (name: string, section: Section, id: string): HandbookStep => {
  const { attachments, imageFileId, videoFileId, videoUrl, lessonIds } = readStep(textsIn(section, 'step').join('\n'));
  const numbered = <T extends object>(kind: string, parts: readonly T[]) =>
    parts.map((part, at) => ({ id: derivedId(id, kind, String(at)), ...part }));
  return {
    ...{ id, name, text: textsIn(section, 'text')[0]?.trim() ?? section.rest },
    ...{ imageFileId, videoFileId, videoUrl, lessonIds },
    checks: numbered(
      'check',
      checksIn(textsIn(section, 'checklist').join('\n')).map((text) => ({ text })),
    ),
    attachments: numbered('file', attachments),
  };
};

/** What stands above the first heading is the summary, unless it says what a step says. */
const isSummary = (section: Section, hasMore: boolean): boolean =>
  hasMore &&
  section.rest.length <= MAX_SUMMARY_LENGTH &&
  !section.blocks.some(({ kind }) => kind !== 'question' && kind !== 'summary');

const isStep = (section: Section): boolean =>
  section.rest !== '' || section.blocks.some(({ kind }) => kind !== 'question' && kind !== 'summary');

type About = { name: string; path: string; hasFile: boolean };
const bodyOf = (text: string, { name, path, hasFile }: About): Body => {
  const sections = sectionsOf(text, LIMITS).map((one) => ({ name: one.name, ...blocksIn(one.text, BLOCKS) }));
  const [first] = sections;
  const intro = first?.name === null ? first : undefined;
  const said = intro && textsIn(intro, 'summary')[0];
  const isIntro = intro !== undefined && said === undefined && isSummary(intro, sections.length > 1);
  const isAlone = sections.length === 1 && said === undefined && !hasFile;
  const steps = sections.filter((one) => one !== intro || (!isIntro && (isStep(one) || isAlone)));
  return {
    summary: said?.trim() ?? (isIntro ? intro.rest : ''),
    steps: steps.map((one, at) => stepOf(one.name ?? name, one, derivedId('markdown-step', path, String(at)))),
    questions: sections
      .flatMap((one) => textsIn(one, 'question'))
      .map((one, number) => questionOf(readQuestion(one), [path, 0], number)),
  };
};

const percentOf = (text: string | null): number => (text && /^\d{1,3}$/.test(text) ? Number(text) : 100);

/** A document from a file: each heading of the second level begins a step, what stands above them is the summary. */
export const documentFromMarkdown = ({ path, text }: LessonFile): MarkdownDocument => {
  const { frontMatter, title, body } = readMarkdownFile(text);
  const said = (key: string) => frontMatterText(frontMatter ?? '', key);
  const name = title?.slice(0, MAX_NAME_LENGTH).toWellFormed().trim() || nameOfPath(path);
  const fileId = said('file');
  return {
    ...{ name, fileId, passPercent: percentOf(said('pass-percent')) },
    kind: procedureKinds.find((kind) => kind === said('kind')) ?? null,
    ...bodyOf(body, { name, path, hasFile: fileId !== null }),
    source: { path, frontMatter, isTitled: title !== null },
  };
};

type Shape = { isBare: boolean; isFenced: boolean };
const sectionText = (step: HandbookStep, { isBare, isFenced }: Shape): string => {
  const files = stepText(step);
  const checks = step.checks.map(({ text }) => `- [ ] ${onOneLine(text)}`).join('\n');
  return [
    ...(isBare ? [] : [headingOf(step.name)]),
    ...(files === null ? [] : [fenced('step', files)]),
    ...(isFenced ? [fenced('text', step.text)] : step.text === '' ? [] : [step.text]),
    ...(checks === '' ? [] : [fenced('checklist', checks)]),
  ].join('\n\n');
};

/** What a document says, whatever the ids of its parts. */
const said = ({ summary, steps, questions }: Body): string =>
  JSON.stringify([
    summary,
    steps.map((step) => [step.name, step.text, step.checks.map(({ text }) => text), stepText(step)]),
    questions.map((question) => [questionText(question), question.choices.length]),
  ]);

const textOf = ({ name, fileId, ...body }: HandbookContent): string => {
  const about = { name, path: '', hasFile: fileId !== null };
  const reads = (text: string, wanted: Body) => said(bodyOf(text, about)) === said(wanted);
  const isPlain = (step: HandbookStep) =>
    reads(sectionText(step, { isBare: false, isFenced: false }), { summary: '', steps: [step], questions: [] });
  const written = ({ isFenced }: { isFenced: boolean }) => {
    const isBare = !isFenced && body.steps.length === 1 && body.summary === '' && body.steps[0]?.name === name;
    return [
      ...(isFenced && body.summary !== ''
        ? [fenced('summary', body.summary)]
        : body.summary === ''
          ? []
          : [body.summary]),
      ...body.steps.map((step) => sectionText(step, { isBare, isFenced: isFenced || !(isBare || isPlain(step)) })),
      ...body.questions.map((question) => fenced('question', questionText(question))),
    ].join('\n\n');
  };
  const plain = written({ isFenced: false });
  return reads(plain, body) ? plain : written({ isFenced: true });
};

/** The front matter that was imported, with what it says of the document as it is now. */
const frontMatterFor = ({ kind, passPercent, fileId, source }: ExportedDocument): string | null => {
  const usual: [key: string, now: string, usual: string][] = [
    ...(kind === 'policy' ? [] : [['kind', kind, 'sop'] satisfies [string, string, string]]),
    ['pass-percent', String(passPercent), '100'],
    ['file', fileId ?? '', ''],
  ];
  return usual.reduce<string | null>((front, [key, now, otherwise]) => {
    const stands = frontMatterText(front ?? '', key) ?? otherwise;
    return stands === now ? front : withFrontMatterText(front ?? '', key, now);
  }, source?.frontMatter ?? null);
};

/** Writes a document: what `documentFromMarkdown` reads of it says the same. A text that would be read as something else is fenced. */
export const documentToMarkdown = (document: ExportedDocument): LessonFile => {
  const { name, source } = document;
  const path = source?.path ?? `${slugText(name, 60) || 'document'}.md`;
  const isUntitled = source !== null && !source.isTitled && nameOfPath(path) === name;
  const frontMatter = frontMatterFor(document);
  return { path, text: writeMarkdownFile({ frontMatter, title: isUntitled ? null : name, body: textOf(document) }) };
};
