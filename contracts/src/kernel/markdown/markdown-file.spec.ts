import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frontMatterList, frontMatterOf, frontMatterText, withFrontMatterText } from './front-matter.ts';
import { readMarkdownFile, writeMarkdownFile } from './markdown-file.ts';
import { markdownNotes } from './markdown-notes.ts';

const file = `---
title: "Knots: the first week"
questions:
  - deck@harbor.example
redirect_from:
  - /knots/
---

Tie *one*.

## Bowline

A loop.
`;

describe('a file of Markdown', () => {
  it('given front matter, when read and written, then it is the same', () => {
    const read = readMarkdownFile(file);
    expect(read).toMatchObject({ title: 'Knots: the first week', body: 'Tie *one*.\n\n## Bowline\n\nA loop.' });
    expect(writeMarkdownFile(read)).toBe(file);
    expect(writeMarkdownFile(readMarkdownFile(file.replaceAll('\n', '\r\n')))).toBe(file);
  });

  it('given another title, when written, then it stands where it stood', () => {
    const read = readMarkdownFile(file);
    expect(writeMarkdownFile({ ...read, title: 'Bends' })).toBe(file.replace('"Knots: the first week"', 'Bends'));
    const headed = readMarkdownFile('# Knots\n\nTie one.\n');
    expect(headed).toEqual({ frontMatter: null, title: 'Knots', body: 'Tie one.' });
    expect(writeMarkdownFile({ ...headed, title: 'Bends' })).toBe('# Bends\n\nTie one.\n');
    expect(writeMarkdownFile({ ...headed, title: 'Two\nlines' })).toBe('---\ntitle: "Two\\nlines"\n---\n\nTie one.\n');
  });

  it.each([
    ['', { frontMatter: null, title: null, body: '' }],
    ['---\n---\nText', { frontMatter: '', title: null, body: 'Text' }],
    ['---\nno end', { frontMatter: null, title: null, body: '---\nno end' }],
    ['\uFEFF# A #\n\n\nB', { frontMatter: null, title: 'A', body: 'B' }],
    ["---\ntitle: 'It''s'\n---\n# Also", { frontMatter: "title: 'It''s'", title: "It's", body: '# Also' }],
    ['---\ntitle: |\n  Long\nx: 1\n---\nB', { frontMatter: 'title: |\n  Long\nx: 1', title: null, body: 'B' }],
  ])('given %j, when read, then its parts are found', (text, expected) => {
    expect(readMarkdownFile(text)).toEqual(expected);
  });

  it('given any title and text, when written and read, then they are the same', () => {
    const body = fc.array(fc.constantFrom('---', '# a', 'title: x', '', 'text', '```', '- b'), { maxLength: 8 });
    const title = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('#', 'a #', '# a', 'true', "'a'", '"', 'a: b'));
    fc.assert(
      fc.property(title, body, fc.boolean(), (named, lines, hasFrontMatter) => {
        const one = {
          frontMatter: hasFrontMatter ? 'a: 1\ntitle: old' : null,
          title: named.trim(),
          body: lines.join('\n').trim(),
        };
        if (one.title === '') return;
        const read = readMarkdownFile(writeMarkdownFile(one));
        expect([read.title, read.body]).toEqual([one.title, one.body]);
      }),
    );
  });

  it('given values, when they are front matter, then they are read as they were', () => {
    const written = frontMatterOf({
      title: 'Yes',
      days: 3,
      isOpen: true,
      none: null,
      lessons: ['a.md', 'b: c.md'],
      no: [],
    });
    expect(written).toBe('title: "Yes"\ndays: 3\nisOpen: true\nlessons:\n  - a.md\n  - "b: c.md"');
    expect(frontMatterList(written, 'lessons')).toEqual(['a.md', 'b: c.md']);
    expect(frontMatterText(written, 'days')).toBe('3');
    expect(withFrontMatterText('a: |\n  x\n  y\nb: 1', 'a', 'z')).toBe('a: z\nb: 1');
  });

  it('given what rich text shows as it is written, when it is looked for, then each kind is told with its first line', () => {
    const text =
      '![a](b.png) [c](other.md) [d](https://x.example)\n\n<div>\nx\n</div>\n\nSee {% page "/x/" %}<br>\n\n    code\n\n`{{ x }}`';
    expect(markdownNotes(text)).toEqual([
      { kind: 'image', count: 1, line: 1 },
      { kind: 'html', count: 1, line: 3 },
      { kind: 'link', count: 1, line: 1 },
      { kind: 'template', count: 2, line: 7 },
      { kind: 'indented', count: 1, line: 9 },
    ]);
    expect(markdownNotes('Only *text*.')).toEqual([]);
  });
});
