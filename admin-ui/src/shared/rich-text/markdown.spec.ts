import { getSchema } from '@tiptap/core';
import type { NodeType } from '@tiptap/pm/model';
import { richTextHtml } from 'contracts/kernel/rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extensionsOf } from './extensions.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

const schema = getSchema(extensionsOf({ isLetter: false }));
const letters = getSchema(extensionsOf({ isLetter: true }));
const node = (name: string, ...content: Parameters<NodeType['create']>) => {
  const type = schema.nodes[name];
  if (!type) throw new Error(`There is no node ${name}.`);
  return type.create(...content);
};
const none = { sources: new WeakMap(), depths: new Map<number, number>() };
/** As after every block was changed. */
const rewritten = (text: string): string => {
  const { doc, depths } = readMarkdown(schema, text);
  return writeMarkdown(doc, { ...none, depths });
};

describe('Markdown in the editor', () => {
  const whole = [
    '# Your *days*',
    '',
    'We **sail** and',
    'row.  ',
    'Then ~~sleep~~.',
    '',
    '* Tar',
    '* [Rope](https://rope.example/a_b?c=1&d)',
    '   1. First',
    '   2. Second',
    '',
    '',
    '> Ahoy',
    '',
    '| Days | Port |',
    '| ---: | :--: |',
    '| 2 | Cork<br>Kiel \\| Oban |',
    '',
    '```sh',
    'make ```',
    '```',
    '',
    '***',
    '### Deeper',
    'End',
  ].join('\n');

  it('given a text that nobody changed, when written, then its blocks stand as they stood', () => {
    const read = readMarkdown(schema, whole);
    expect(writeMarkdown(read.doc, read).split('\n').filter(Boolean)).toEqual(whole.split('\n').filter(Boolean));
  });

  it('given one block that was changed, when written, then the others stand as they stood', () => {
    const read = readMarkdown(schema, whole);
    const changed = read.doc.replace(
      1,
      1,
      node('doc', null, node('heading', { level: 1 }, schema.text('All '))).slice(1, 5),
    );
    const lines = writeMarkdown(changed, read).split('\n').filter(Boolean);
    expect(lines[0]).toBe('# All Your *days*');
    expect(lines.slice(1)).toEqual(whole.split('\n').filter(Boolean).slice(1));
  });

  it('given a short line that is no heading, when something comes after it, then it stays none', () => {
    for (const text of ['Dear team  \n\nWe sail.', 'We sail.\n\nDear team']) {
      const read = readMarkdown(schema, text);
      const more = read.doc.copy(read.doc.content.addToEnd(node('paragraph', null, schema.text('And row.'))));
      const { doc } = readMarkdown(schema, writeMarkdown(more, read));
      expect(doc.content.content.map(({ type }) => type.name)).toEqual(['paragraph', 'paragraph', 'paragraph']);
    }
  });

  it('given every kind of block, when written anew, then the page shows the same', () => {
    expect(richTextHtml(rewritten(whole), 'h3')).toBe(richTextHtml(whole, 'h3'));
  });

  it.each([
    ['1 < 2 <b>x</b> &amp; R&D', 'tags and entities'],
    ['snake_case *not* \\*stars\\* [x] `a`', 'marks'],
    ['a\n\\- b\n\\# c\n1\\. d', 'lines of a paragraph'],
    ['Your days\n\nWe sail.', 'a short line alone'],
    ['Come  \n\nWe sail.', 'a short line that is no heading'],
    ['- a\n\n  b\n- c', 'a loose list'],
    ['- a\n  - b\n    - c\n- d', 'lists in lists'],
    ['3. a\n4. b', 'a list from another number'],
    ['https://x.example and <mailto:a@b.example>', 'addresses'],
    ['[a][b]\n\n[b]: https://b.example', 'a link defined apart'],
    ['**a *b* c** *d* **~~e~~**', 'marks in marks'],
    ['> a\n> - b\n>\n> c', 'a list in a quote'],
    ['• Tar\n• Rope', 'other bullets'],
  ])('given %j, when written anew, then the page shows the same: %s', (text) => {
    expect(richTextHtml(rewritten(text), 'h3')).toBe(richTextHtml(text, 'h3'));
  });

  it.each(['__a__', 'a__b', '__a', 'a_b', '___', '_ _a__ b_'])(
    'given %j as words, when written and read, then they are the same',
    (words) => {
      const doc = node('doc', null, [node('paragraph', null, schema.text(words))]);
      expect(readMarkdown(schema, writeMarkdown(doc, none)).doc.toJSON()).toEqual(doc.toJSON());
    },
  );

  it('given any words, when written and read, then they are the same words', () => {
    const words = fc.stringMatching(/^[\w*_~`[\]<>&#+=.)!|\\ é-]{1,30}$/).map((one) => one.trim().replace(/ +/g, ' '));
    fc.assert(
      fc.property(
        fc.array(
          words.filter((one) => one !== ''),
          { minLength: 1, maxLength: 4 },
        ),
        (lines) => {
          const doc = node(
            'doc',
            null,
            lines.map((line) => node('paragraph', null, schema.text(line))),
          );
          const read = readMarkdown(schema, writeMarkdown(doc, none)).doc;
          expect(read.toJSON()).toEqual(doc.toJSON());
        },
      ),
    );
  });

  it.each([
    'Dear {{ candidate.first_name | default: "you" }},\n\nBest\n{{ user.name }}',
    '**{{ a.b_c }}** and [see {{ x.y }}]({{ interview.url }}) *now*',
    '| A | B |\n| --- | --- |\n| {{ a.b | default: "x" }} | \\| |',
    '- {{ a.b }}\n- `{{ c.d }}`\n\n# {{ e.f }}',
    'Hello\n\n{{ a.b }}, 1 + 2',
  ])('given a letter %j, when written anew, then its tags are what they were', (text) => {
    const { doc, depths } = readMarkdown(letters, text, { isLetter: true });
    expect(writeMarkdown(doc, { ...none, depths }, { isLetter: true }).replaceAll('\\\n', '\n')).toBe(text);
  });

  it('given a tag in a letter, when read, then it is one thing', () => {
    const { doc } = readMarkdown(letters, 'Dear {{ a.b }},', { isLetter: true });
    expect(doc.firstChild?.content.content.map(({ type }) => type.name)).toEqual(['text', 'tag', 'text']);
    expect(readMarkdown(schema, 'Dear {{ a.b }},').doc.textContent).toBe('Dear {{ a.b }},');
  });
});
