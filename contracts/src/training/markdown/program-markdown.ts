import type { Locale } from '#contracts/kernel/locales';
import { frontMatterList, frontMatterOf, frontMatterText } from '#contracts/kernel/markdown/front-matter';
import { readMarkdownFile, writeMarkdownFile } from '#contracts/kernel/markdown/markdown-file';
import { type MarkdownNote, markdownNotes } from '#contracts/kernel/markdown/markdown-notes';
import { slugText } from '#contracts/kernel/slug-text';
import type { LessonContent } from '#contracts/training/lesson/lesson.fields';
import type { TrainingProgramRecord } from '#contracts/training/program/program.entity';
import {
  type LessonFile,
  type LessonSource,
  lessonFromMarkdown,
  lessonToMarkdown,
  type MarkdownLesson,
  nameOfPath,
} from './lesson-markdown.ts';

export type MarkdownProgram = Pick<
  TrainingProgramRecord,
  | 'name'
  | 'description'
  | 'thumbnailId'
  | 'instructionsVideoId'
  | 'deadlineDays'
  | 'deadlineHours'
  | 'isSequential'
  | 'hasCertificate'
  | 'passPercent'
  | 'certificateMonths'
  | 'renewsCertificate'
  | 'labelIds'
>;
/** What became of a file. `isConfirmed`: a question was added, since it asks none. */
export type ReadLesson = { lesson: MarkdownLesson; notes: MarkdownNote[]; isConfirmed: boolean };

/** Says what a program is; the other files are its lessons. */
export const PROGRAM_FILE = 'program.md';
const MARKDOWN = /\.(?:md|markdown)$/i;
/** Written beside files by systems, and of no meaning to people. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;

export type { LessonFile } from './lesson-markdown.ts';

export const isMarkdownPath = (path: string): boolean => MARKDOWN.test(path) && !HIDDEN.test(path);

/** A path as it is kept: below the folder that all files are in. */
export const pathsBelow = (paths: readonly string[]): string[] => {
  const parts = paths.map((path) => path.split(/[\\/]/).filter((part) => !/^\.{0,2}$/.test(part)));
  const [first = []] = parts;
  let shared = 0;
  while (parts.every((one) => one.length > shared + 1 && one[shared] === first[shared])) shared += 1;
  return parts.map((one) => one.slice(shared).join('/'));
};

const numberOf = (text: string | null): number | null => (text && /^\d{1,6}$/.test(text) ? Number(text) : null);

const programOf = (file: LessonFile | undefined, name: string): MarkdownProgram => {
  const { frontMatter, title, body } = readMarkdownFile(file?.text ?? '');
  const said = (key: string) => frontMatterText(frontMatter ?? '', key);
  return {
    name: title ?? name,
    description: body,
    thumbnailId: said('picture'),
    instructionsVideoId: said('video'),
    deadlineDays: numberOf(said('days')),
    deadlineHours: numberOf(said('hours')),
    isSequential: said('sequential') === 'true',
    hasCertificate: said('certificate') === 'true',
    passPercent: numberOf(said('pass')) ?? 0,
    certificateMonths: numberOf(said('months')),
    renewsCertificate: said('renews') === 'true',
    labelIds: frontMatterList(frontMatter ?? '', 'labels'),
  };
};

const inOrder = (files: readonly LessonFile[], order: readonly string[]): LessonFile[] => {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const place = ({ path }: LessonFile) => (order.includes(path) ? order.indexOf(path) : order.length);
  return [...files].sort((one, other) => place(one) - place(other) || compare(one.path, other.path));
};

type Asked = { name: string; locale: Locale };

/** A lesson from its file. */
export const readLesson = (file: LessonFile, locale: Locale): ReadLesson => {
  const lesson = lessonFromMarkdown(file, locale);
  const asked = lesson.steps.flatMap(({ questions }) => questions).length;
  const isConfirmed = asked === 1 && !/^`{3,}question[ \t]*$/m.test(file.text);
  return { lesson, isConfirmed, notes: lesson.steps.length === 0 ? [] : markdownNotes(file.text) };
};

/** A program from its files, and those of its lessons: their order is that of `program.md`, else of their names. */
export const programFiles = (
  files: readonly LessonFile[],
  { name }: Pick<Asked, 'name'>,
): { program: MarkdownProgram; lessonFiles: LessonFile[] } => {
  const head = files.find(({ path }) => path.toLowerCase() === PROGRAM_FILE);
  const order = frontMatterList(readMarkdownFile(head?.text ?? '').frontMatter ?? '', 'lessons');
  const rest = files.filter((file) => file !== head);
  return { program: programOf(head, name), lessonFiles: inOrder(rest, order) };
};

/** A program and its lessons from their files. */
export const programFromMarkdown = (
  files: readonly LessonFile[],
  { name, locale }: Asked,
): { program: MarkdownProgram; lessons: ReadLesson[] } => {
  const { program, lessonFiles } = programFiles(files, { name });
  return { program, lessons: lessonFiles.map((file) => readLesson(file, locale)) };
};

type Lesson = LessonContent & { source: LessonSource | null };

/** Paths of which none is written over another, or over one that is `kept`, on disks that take capitals for the same. */
export const withoutRepetition = (paths: readonly string[], kept: readonly string[] = []): string[] => {
  const taken = new Set(kept);
  return paths.map((path) => {
    let free = path;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = path.replace(/(\.[^.]*)?$/, `-${number}$1`);
    taken.add(free.toLowerCase());
    return free;
  });
};

/** The files of a program: what `programFromMarkdown` reads of them says the same. */
export const programToMarkdown = (program: MarkdownProgram, lessons: readonly Lesson[]): LessonFile[] => {
  const digits = String(lessons.length).length;
  const paths = withoutRepetition(
    lessons.map(({ name, source }, at) => {
      if (source) return source.path;
      return `${String(at + 1).padStart(digits, '0')}-${slugText(name, 60) || 'lesson'}.md`;
    }),
    [PROGRAM_FILE],
  );
  const { name: title, description: body, isSequential, deadlineDays: days, deadlineHours: hours } = program;
  const { thumbnailId: picture, instructionsVideoId: video, labelIds: labels } = program;
  const { hasCertificate, passPercent, certificateMonths: months, renewsCertificate } = program;
  const certified = {
    certificate: hasCertificate || null,
    pass: passPercent || null,
    months,
    renews: renewsCertificate || null,
  };
  const values = { title, sequential: isSequential, days, hours, ...certified, picture, video, labels, lessons: paths };
  const head = writeMarkdownFile({ frontMatter: frontMatterOf(values), title, body });
  return [
    { path: PROGRAM_FILE, text: head },
    ...lessons.map((lesson, at) => ({ path: paths[at] as string, text: lessonToMarkdown(lesson) })),
  ];
};

/** What the program of a folder or an archive is called, where its files do not say it. */
export const programNameOf = (archive: string): string => nameOfPath(archive);
