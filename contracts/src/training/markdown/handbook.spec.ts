import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMarkdownFile } from '#contracts/kernel/markdown/markdown-file';
import { wholeMarkdown } from '#contracts/kernel/markdown/markdown-notes';
import { HandbookContent } from '#contracts/training/handbook/handbook.fields';
import { LessonContent } from '#contracts/training/lesson/lesson.fields';
import { documentFromMarkdown, documentToMarkdown } from './document-markdown.ts';
import { PROGRAM_FILE, programFromMarkdown, programToMarkdown } from './program-markdown.ts';

const folder = process.env.HANDBOOK_DIR ?? '../shared/data/handbook';
const isThere = existsSync(folder);
const files = isThere
  ? readdirSync(folder)
      .filter((path) => path.endsWith('.md'))
      .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }))
  : [];

/** What a text says, wherever its blank lines are. */
const meaning = (text: string) =>
  JSON.stringify(wholeMarkdown.parse(text, {}), (key, value) => (key === 'map' || key === 'meta' ? undefined : value));

// Skipped where the handbook is not beside the repository: set HANDBOOK_DIR.
describe.skipIf(!isThere)('a handbook', () => {
  it('given its pages, when they are imported and exported, then they are the same Markdown (TRA-30)', () => {
    const asked = { name: 'Handbook', locale: 'en-us' as const };
    const { program, lessons } = programFromMarkdown(files, asked);
    for (const { lesson } of lessons) expect(LessonContent.safeParse(lesson).error).toBeUndefined();
    const stored = lessons.map(({ lesson }) => ({ ...lesson, ...LessonContent.parse(lesson) }));
    const written = programToMarkdown(program, stored).filter(({ path }) => path !== PROGRAM_FILE);
    expect(written.map(({ path }) => path).sort()).toEqual(files.map(({ path }) => path).sort());
    for (const { path, text } of files) {
      const again = readMarkdownFile(written.find((one) => one.path === path)?.text ?? '');
      const before = readMarkdownFile(text);
      expect([path, again.frontMatter, again.title]).toEqual([path, before.frontMatter, before.title]);
      expect(meaning(again.body)).toBe(meaning(before.body));
    }
    const { lessons: twice } = programFromMarkdown(written, asked);
    // Lines that notes name may move, where a file had no blank line under a heading.
    expect(twice.map(({ lesson }) => lesson)).toEqual(lessons.map(({ lesson }) => lesson));
  });

  it('given its pages, when they are documents of the handbook and exported, then they are the same Markdown (HBK-10)', () => {
    for (const file of files) {
      const document = documentFromMarkdown(file);
      expect(HandbookContent.safeParse(document).error).toBeUndefined();
      const { path, text } = documentToMarkdown({ ...document, ...HandbookContent.parse(document), kind: 'sop' });
      const again = readMarkdownFile(text);
      const before = readMarkdownFile(file.text);
      expect([path, again.frontMatter, again.title]).toEqual([file.path, before.frontMatter, before.title]);
      expect(meaning(again.body)).toBe(meaning(before.body));
      expect(documentFromMarkdown({ path, text }).steps).toEqual(document.steps);
    }
  });
});
