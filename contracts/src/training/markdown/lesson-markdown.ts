import { derivedId } from '#contracts/kernel/id';
import type { Locale } from '#contracts/kernel/locales';
import { readMarkdownFile, writeMarkdownFile } from '#contracts/kernel/markdown/markdown-file';
import { MAX_NAME_LENGTH, MAX_STEPS } from '#contracts/training/lesson/lesson.choices';
import type { LessonContent, LessonStep } from '#contracts/training/lesson/lesson.fields';
import { blocksIn, fenced } from './blocks.ts';
import { confirmationIn, confirmationLocale } from './confirmation.ts';
import { questionText, readQuestion, type WrittenQuestion } from './question-block.ts';
import { headingOf, sectionsOf } from './sections.ts';
import { readStep, stepText } from './step-block.ts';

export type LessonFile = { path: string; text: string };
export type LessonSource = { path: string; frontMatter: string | null; isTitled: boolean };
export type MarkdownLesson = LessonContent & { source: LessonSource };
type Written = Pick<LessonContent, 'name' | 'steps'> & { source: LessonSource | null };

/** Blocks of a lesson's sections. */
const BLOCKS = ['question', 'step', 'description'];
const LIMITS = { maxName: MAX_NAME_LENGTH, maxSections: MAX_STEPS };

/** `working-schedules.md` is called `Working schedules`. */
export const nameOfPath = (path: string): string => {
  const last = (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  const words = last
    .replace(/^\d+[-_. ]+(?=\D)/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  const name = (words || last || path).slice(0, MAX_NAME_LENGTH).toWellFormed();
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Where a part is written: ids follow from it. */
type Place = readonly [path: string, step: number];

export const questionOf = (written: WrittenQuestion, place: Place, number: number) => {
  const id = derivedId('markdown-question', ...place.map(String), String(number));
  const choices = written.choices.map((choice, at) => ({ id: derivedId(id, String(at)), ...choice }));
  return { id, ...written, choices };
};

const stepOf = (name: string, text: string, [path, at]: Place): LessonStep => {
  const { rest, blocks } = blocksIn(text, BLOCKS);
  const textsOf = (kind: string) => blocks.filter((one) => one.kind === kind).map((one) => one.text);
  const id = derivedId('markdown-step', path, String(at));
  const { attachments, videoFileId, videoUrl, videoSeconds, requiredPercent } = readStep(textsOf('step').join('\n'));
  return {
    ...{ id, name, description: textsOf('description')[0]?.trim() ?? rest },
    attachments: attachments.map((one, number) => ({ id: derivedId(id, 'file', String(number)), ...one })),
    ...{ videoFileId, videoUrl, videoSeconds, requiredPercent },
    questions: textsOf('question').map((one, number) => questionOf(readQuestion(one), [path, at], number)),
  };
};

const withConfirmation = (steps: LessonStep[], path: string, locale: Locale): LessonStep[] => {
  const last = steps.at(-1);
  if (!last || steps.some(({ questions }) => questions.length > 0)) return steps;
  const questions = [questionOf(confirmationIn(locale), [path, steps.length - 1], 0)];
  return [...steps.slice(0, -1), { ...last, questions }];
};

const stepsOf = (lessonName: string, body: string, path: string): LessonStep[] =>
  sectionsOf(body, LIMITS).map(({ name, text }, at) => stepOf(name ?? lessonName, text, [path, at]));

/** A lesson from a file: each heading of the second level begins a step. `locale`: of the question where it asks none. */
export const lessonFromMarkdown = ({ path, text }: LessonFile, locale: Locale): MarkdownLesson => {
  const { frontMatter, title, body } = readMarkdownFile(text);
  const name = title?.slice(0, MAX_NAME_LENGTH).toWellFormed().trim() || nameOfPath(path);
  return {
    name,
    steps: withConfirmation(stepsOf(name, body, path), path, locale),
    source: { path, frontMatter, isTitled: title !== null },
  };
};

type Shape = { isFirst: boolean; isFenced: boolean; lessonName: string };
const sectionText = (step: LessonStep, { isFirst, isFenced, lessonName }: Shape): string => {
  const files = stepText(step);
  return [
    ...(isFirst && step.name === lessonName ? [] : [headingOf(step.name)]),
    ...(files === null ? [] : [fenced('step', files)]),
    ...(isFenced ? [fenced('description', step.description)] : step.description === '' ? [] : [step.description]),
    ...step.questions.map((question) => fenced('question', questionText(question))),
  ].join('\n\n');
};

/** What a step says, whatever the ids of its parts. */
const said = (step: LessonStep): string =>
  JSON.stringify([
    step.name,
    step.description,
    stepText(step),
    ...step.questions.map((question) => [questionText(question), question.choices.length]),
  ]);
const saySame = (some: readonly LessonStep[], others: readonly LessonStep[]): boolean =>
  some.length === others.length && some.every((step, at) => said(step) === said(others[at] as LessonStep));

/** The only question of a lesson, if it was added since a lesson asks something. */
const addedLocale = (steps: readonly LessonStep[]): Locale | null => {
  const [only, more] = steps.flatMap(({ questions }) => questions);
  const isLast = steps.at(-1)?.questions[0] === only;
  return only && !more && isLast ? confirmationLocale(only) : null;
};

/** Writes a lesson: what `lessonFromMarkdown` reads of it says the same. A text that would be read as something else is fenced. */
export const lessonToMarkdown = ({ name, steps, source }: Written): string => {
  const isAdded = addedLocale(steps) !== null;
  const written = isAdded ? steps.map((step) => ({ ...step, questions: [] })) : steps;
  const textOf = (step: LessonStep, at: number, isFenced: boolean) =>
    sectionText(step, { isFirst: at === 0, isFenced, lessonName: name });
  const isPlain = (step: LessonStep, at: number) => saySame(stepsOf(name, textOf(step, at, false), ''), [step]);
  const plain = written.map((step, at) => textOf(step, at, !isPlain(step, at))).join('\n\n');
  const body = saySame(stepsOf(name, plain, ''), written)
    ? plain
    : written.map((step, at) => textOf(step, at, true)).join('\n\n');
  const isUntitled = source !== null && !source.isTitled && nameOfPath(source.path) === name;
  return writeMarkdownFile({ frontMatter: source?.frontMatter ?? null, title: isUntitled ? null : name, body });
};
