import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedId } from '#contracts/kernel/id';
import { LessonContent, type LessonStep } from '#contracts/training/lesson/lesson.fields';
import { lessonFromMarkdown, lessonToMarkdown, nameOfPath } from './lesson-markdown.ts';
import { isMarkdownPath, pathsBelow, programFromMarkdown, programToMarkdown } from './program-markdown.ts';

const locale = 'en-us' as const;
const lessonOf = (text: string, path = 'a.md') => lessonFromMarkdown({ path, text }, locale);
const again = (text: string, path = 'a.md') => lessonToMarkdown(lessonOf(text, path));

const step = (name: string, more: Partial<LessonStep> = {}): LessonStep => ({
  ...{ id: derivedId(name), name, description: '', attachments: [], videoFileId: null, videoUrl: null },
  ...{ videoSeconds: null, requiredPercent: null, questions: [], ...more },
});
const question = (text: string, more: object = {}) => ({
  ...{ id: derivedId(text), text, responseType: 'text' as const, hint: '', instructionsVideoId: null },
  ...{ isRequired: true, allowedTakes: null, timeLimit: null, thinkTime: null, minimumCharacters: null, points: null },
  ...{ choices: [], showsRightAnswer: false, ...more },
});
const choice = (text: string, isRight = false) => ({ id: derivedId(text), text, isRight });

/** Without ids, which are drawn anew. */
const said = (value: unknown) => JSON.parse(JSON.stringify(value, (key, one) => (key === 'id' ? undefined : one)));
const readBack = (steps: LessonStep[], name = 'Knots') =>
  lessonOf(lessonToMarkdown({ name, steps, source: null })).steps;

describe('lessons as Markdown', () => {
  it('given a file, when it is a lesson, then headings of the second level are its steps, and it asks whether it was read (TRA-30)', () => {
    const text =
      '---\ntitle: Knots\n---\n\nIntro.\n\n## Bowline\n\nA *loop*.\n\n### Why\n\nIt holds.\n\n## [Bends](x)\n\nTwo ropes.\n\n## Hitch\n';
    const { name, steps } = lessonOf(text);
    expect([name, ...steps.map((one) => [one.name, one.description])]).toEqual([
      'Knots',
      ['Knots', 'Intro.'],
      ['Bowline', 'A *loop*.\n\n### Why\n\nIt holds.\n\n## [Bends](x)\n\nTwo ropes.'],
      ['Hitch', ''],
    ]);
    expect(steps.at(-1)?.questions).toMatchObject([{ text: 'Have you read and understood this lesson?' }]);
    expect(LessonContent.safeParse(lessonOf(text)).success).toBe(true);
    expect(again(text)).toBe(text);
  });

  it.each([
    ['a file without a title', 'Just text.\n'],
    ['a heading as title', '# Knots\n\nText.\n\n## One\n\nA.\n'],
    ['nothing but a title', '---\ntitle: Knots\n---\n'],
    ['a link whose address stands elsewhere', '## One\n\n[a][b]\n\n## Two\n\n[b]: https://x.example\n'],
    ['headings inside code', '## One\n\n```md\n## Not this\n```\n\n## Two\n\nText.\n'],
    [
      'a question written by hand',
      '## One\n\nText.\n\n```question\nReady?\n\n- [x] Yes\n- [ ] No\n\ntype: multiple-choice\n```\n',
    ],
  ])('given %s, when imported and exported, then it is the same', (_, text) => {
    expect(again(text)).toBe(text);
  });

  it('given every field of a step, when exported and imported, then nothing is lost (TRA-30)', () => {
    const all = step('C# & *stars* <b>', {
      description: 'Text\n\n## With a heading\n\n```question\nno question\n```\n\nand ``` an open\n```',
      attachments: [{ id: derivedId('f'), name: 'Plan B', fileId: derivedId('file') }],
      videoUrl: 'https://videos.example/a.mp4',
      videoSeconds: 60,
      requiredPercent: 80,
      questions: [
        question('- [x] looks like a choice\npoints: 3\n\\ back', {
          responseType: 'multiple-choice',
          choices: [choice('a\nb', true), choice('c \\n d')],
          hint: 'two\nlines',
          points: 5,
          showsRightAnswer: true,
          isRequired: false,
        }),
        question('Say it', { responseType: 'video', allowedTakes: 2, timeLimit: 60, thinkTime: 0 }),
        question('Write ```it```', { minimumCharacters: 20, instructionsVideoId: derivedId('v') }),
      ],
    });
    const steps = [step('Knots'), all, step('Last', { videoFileId: derivedId('w') })];
    expect(said(readBack(steps))).toEqual(said(steps));
  });

  it('given any steps, when exported and imported, then nothing is lost', () => {
    const line = fc.constantFrom(
      '## a',
      '# b',
      '```',
      '~~~',
      'text',
      '',
      '<!--',
      '<div>',
      '[a]: b',
      '[a]',
      '---',
      '    x',
      '- a',
      '```question',
    );
    const description = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n').trim());
    const name = fc
      .oneof(
        fc.constantFrom('a', '#', 'b #', '1. x', '- y', '&amp;', '<i>', 'https://x.example', '`', '[a]'),
        fc.string({ minLength: 1, maxLength: 20 }),
      )
      .map((one) => one.trim() || 'x');
    const asked = description.map((text) => question(text || '?'));
    const steps = fc.array(
      fc
        .tuple(name, description, fc.array(asked, { maxLength: 2 }))
        .map(([named, text, questions]) => step(named, { description: text, questions })),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(steps, (some) => {
        const asking = some.some(({ questions }) => questions.length > 0)
          ? some
          : [...some, step('end', { questions: [question('?')] })];
        expect(said(readBack(asking))).toEqual(said(asking));
      }),
    );
  });
});

describe('programs as Markdown', () => {
  const files = [
    { path: '10-bends.md', text: 'Bends.\n' },
    { path: '2-knots.md', text: 'Knots.\n' },
  ];

  it('given files, when they are a program, then they stand in the order of their numbers, else of program.md (TRA-30)', () => {
    const asked = { name: 'Ropes', locale };
    const { program, lessons } = programFromMarkdown(files, asked);
    expect([program.name, ...lessons.map(({ lesson }) => lesson.name)]).toEqual(['Ropes', 'Knots', 'Bends']);
    const head = {
      path: 'program.md',
      text: '---\ntitle: All ropes\nsequential: true\ndays: 3\nlessons:\n  - 10-bends.md\n---\n\nWell.\n',
    };
    const ordered = programFromMarkdown([...files, head], asked);
    expect(ordered.program).toMatchObject({
      name: 'All ropes',
      description: 'Well.',
      isSequential: true,
      deadlineDays: 3,
    });
    expect(ordered.lessons.map(({ lesson }) => lesson.name)).toEqual(['Bends', 'Knots']);
  });

  it('given a program, when exported and imported, then it is the same, and its files have names of their own', () => {
    const program = {
      ...{ name: 'Ropes: all', description: 'See\n\n- x', thumbnailId: derivedId('p'), instructionsVideoId: null },
      ...{ deadlineDays: 3, deadlineHours: null, isSequential: true, labelIds: [derivedId('l')] },
      ...{ hasCertificate: true, passPercent: 80, certificateMonths: 12, renewsCertificate: true },
    };
    const lessons = ['Tie it', 'Tie it'].map((name) => ({
      name,
      steps: [step(name, { questions: [question('?')] })],
      source: null,
    }));
    const written = programToMarkdown(program, [
      ...lessons,
      { ...lessons[0], source: { path: '1-tie-it.md', frontMatter: null, isTitled: true } } as never,
    ]);
    expect(written.map(({ path }) => path)).toEqual(['program.md', '1-tie-it.md', '2-tie-it.md', '1-tie-it-2.md']);
    const { program: read, lessons: back } = programFromMarkdown(written, { name: '', locale });
    expect(read).toEqual(program);
    expect(back.map(({ lesson }) => said(lesson.steps))).toEqual([0, 1, 0].map((at) => said(lessons[at]?.steps)));
  });

  it('given paths, when they are kept, then below the folder of all, leading nowhere else', () => {
    expect(pathsBelow(['book/a/1.md', 'book/b.md'])).toEqual(['a/1.md', 'b.md']);
    expect(pathsBelow(['../x.md', '/y/../z.md'])).toEqual(['x.md', 'y/z.md']);
    expect(pathsBelow(['only/one.md'])).toEqual(['one.md']);
    expect(['a.md', '.hidden/a.md', '__MACOSX/a.md', 'a.png'].map(isMarkdownPath)).toEqual([true, false, false, false]);
    expect(nameOfPath('x/01-git_signing.md')).toBe('Git signing');
  });
});
