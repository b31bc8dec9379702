import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descriptionHtml, escapeHtml, summaryOf } from './description.ts';

/** What a browser would make of it, near enough: tags away, entities read. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name as 'lt'] ?? '',
    );
const letters = (text: string): string => text.replace(/[\s\-*•–]+|\d{1,3}[.)]/g, '');

describe('a description as HTML', () => {
  it('given paragraphs, lines, headings and lists, when shown, then they are kept as written', () => {
    const text = 'We sail.\nAnd row.\n\nYour days\n\n- Tar\n* Rope\n\n3. Third\n4) Fourth\n   goes on\n\nCome!';
    expect(descriptionHtml(text, 'h3')).toBe(
      [
        '<p dir="auto">We sail.<br>And row.</p>',
        '<h3 dir="auto">Your days</h3>',
        '<ul dir="auto"><li>Tar</li><li>Rope</li></ul>',
        '<ol start="3" dir="auto"><li>Third</li><li>Fourth<br>goes on</li></ol>',
        '<p dir="auto">Come!</p>',
      ].join('\n'),
    );
  });

  it('given a list right after a line, when shown, then both are there', () => {
    expect(descriptionHtml('We offer:\r\n- pay\r\n- rest', 'h3')).toBe(
      '<p dir="auto">We offer:</p>\n<ul dir="auto"><li>pay</li><li>rest</li></ul>',
    );
  });

  it('given nothing, when shown, then nothing is there', () => {
    expect([descriptionHtml('', 'h3'), descriptionHtml(' \n\n ', 'h3')]).toEqual(['', '']);
  });

  it('given any text, when shown, then no mark-up of its own is in it and no letter is lost', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</p>',
      '&amp;',
      '"',
      "'",
      '\n',
      '\n\n',
      '- ',
      '1. ',
      ' ',
      'a',
      'né',
      '🚣',
      'קול',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const html = descriptionHtml(text, 'h3');
        expect(
          html.replace(/<\/?(?:p|ul|ol|li|h3)(?: dir="auto")?>|<ol start="\d+" dir="auto">|<br>/g, ''),
        ).not.toMatch(/[<>]/);
        expect(letters(textOf(html))).toBe(letters(text));
      }),
    );
  });

  it('given the longest text without a break, when shown, then it is shown whole', () => {
    expect(descriptionHtml('x'.repeat(50_000), 'h3')).toHaveLength(50_000 + '<p dir="auto"></p>'.length);
    expect(descriptionHtml('\n'.repeat(50_000), 'h3')).toBe('');
  });

  it('given a long text, when summed up, then it is cut between words on one line', () => {
    expect(summaryOf('We build\nboats, of wood', 14)).toBe('We build…');
    expect(summaryOf('Short', 14)).toBe('Short');
    expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
  });
});
