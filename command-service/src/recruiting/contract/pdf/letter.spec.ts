import { richTextTokens } from 'contracts/kernel/rich-text';
import { describe, expect, it } from 'vitest';
import { columnWidths } from './columns.ts';
import { makeLetter, writeTokens } from './letter.ts';
import type { Cell, Span, Writer } from './writer.ts';

/** What is written of a text, by what writes it. */
const written = (markdown: string) => {
  const said: unknown[] = [];
  const textOf = (spans: readonly Span[]) =>
    spans.map(({ text, isStruck }) => (isStruck ? `[${text}]` : text)).join('');
  const writer = {
    write: (
      spans: readonly Span[],
      { bars = [], sunken, marker }: { bars?: number[]; sunken?: number; marker?: string },
    ) =>
      said.push(
        [
          ...(marker ? [marker] : []),
          ...bars.map(() => '|'),
          ...(sunken === undefined ? [] : ['#']),
          textOf(spans),
        ].join(' '),
      ),
    rule: () => said.push('---'),
    table: (rows: readonly Cell[][]) =>
      said.push(rows.map((row) => row.map(({ lines, align }) => `${align}: ${lines.map(textOf).join('/')}`))),
    faces: { plain: { widthOfTextAtSize: () => 3 } },
  } as unknown as Writer;
  writeTokens(writer, richTextTokens(markdown, { isLetter: true }));
  return said;
};

describe('a text as a document (docs/product.md SIG-29)', () => {
  it('given a table, fences, quotes, links and what is struck through, when written, then nothing of it is lost', () => {
    expect(written('The bonus is ~~not~~ paid')).toEqual(['The bonus is [not] paid']);
    expect(written('[Policy](https://a.example/x), https://b.example, [us](mailto:a@b.example)')).toEqual([
      'Policy (https://a.example/x), https://b.example, us (a@b.example)',
    ]);
    expect(written('```\nClause 1\n  1.1\n```')).toEqual(['# Clause 1', '# 1.1']);
    expect(written('> one\n>\n> > two\n\n- a\n-\n- c')).toEqual(['| one', '| | two', '• a', '• ', '• c']);
    expect(written('| Item | Amount |\n|---|--:|\n| Salary | 1<br>2 |')).toEqual([
      [
        ['left: Item', 'right: Amount'],
        ['left: Salary', 'right: 1/2'],
      ],
    ]);
  });

  it('given what is not known how to draw, deeper than texts are read, or wider than a page, when written, then it is refused', async () => {
    const token = { ...richTextTokens('one')[0], type: 'footnote_open' };
    expect(() => writeTokens({} as Writer, [token] as never)).toThrow('contract-text-not-drawn');
    const inline = { ...richTextTokens('one')[1], children: [{ type: 'image', content: 'x' }] };
    expect(() => writeTokens({} as Writer, [inline] as never)).toThrow('contract-text-not-drawn');
    expect(() => written(`${'> '.repeat(25)}deep`)).toThrow('contract-text-not-drawn');
    const wide = `${'| a '.repeat(21)}|\n${'|---'.repeat(21)}|`;
    await expect(makeLetter({ title: 'T', markdown: wide, signatures: 'S' })).rejects.toMatchObject({
      code: 'contract-text-not-drawn',
    });
  });

  it('given a table longer than pages, when made, then it goes on on the next ones', async () => {
    const rows = Array.from({ length: 120 }, (_, row) => `| ${row} | ${'long '.repeat(row === 60 ? 2_000 : 1)} |`);
    const { pages } = await makeLetter({
      title: 'T',
      markdown: ['| a | b |', '|---|---|', ...rows].join('\n'),
      signatures: 'S',
    });
    expect(pages).toBeGreaterThan(5);
  });

  it('given columns, when there is no room for all, then narrow ones keep theirs and wide ones share the rest', () => {
    expect(columnWidths([10, 10], 100)).toEqual([50, 50]);
    const [narrow = 0, wide = 0, wider = 0] = columnWidths([20, 100, 400], 200);
    expect(narrow).toBe(20);
    expect(wide + wider).toBeCloseTo(180);
    expect(wide).toBeGreaterThan(45);
    expect(wider).toBeGreaterThan(wide);
  });
});
