import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, richTextHtml } from './rich-text.ts';

const ALLOWED =
  /<\/?(?:p|h[34]|ul|ol|li|strong|em|code|pre|blockquote|s|table|thead|tbody|tr|th|td|div)(?: start="\d+")?(?: align="(?:left|right|center)")?(?: dir="auto")?>|<div class="wide" tabindex="0">|<(?:br|hr)>|<a href="(?:https?:\/\/[^/"<>]|mailto:)[^"<>]*"(?: title="[^"<>]*")? rel="nofollow noopener">|<\/a>|<code class="language-[^"<>]*">/g;

describe('rich text', () => {
  it('given Markdown, when shown, then it is marked up', () => {
    const text =
      '## Your *days*\n\nWe **sail**.\nAnd row.\n\n- Tar\n- [Rope](https://rope.example/a?b=1&c)\n\n> Ahoy\n\n`x < 1`';
    expect(richTextHtml(text, 'h3')).toBe(
      [
        '<h3 dir="auto">Your <em>days</em></h3>',
        '<p dir="auto">We <strong>sail</strong>.<br>',
        'And row.</p>',
        '<ul dir="auto">',
        '<li>Tar</li>',
        '<li><a href="https://rope.example/a?b=1&amp;c" rel="nofollow noopener">Rope</a></li>',
        '</ul>',
        '<blockquote dir="auto">',
        '<p dir="auto">Ahoy</p>',
        '</blockquote>',
        '<p dir="auto"><code>x &lt; 1</code></p>',
      ].join('\n'),
    );
  });

  it('given plain text, when shown, then paragraphs, short lines alone, bullets, numbers and addresses are what they look like', () => {
    const text =
      'We sail.\r\nAnd row.\n\nYour days\n\n• Tar\n• Rope\n\n3. Third\n4. Fourth\n   goes on\n\nhttps://x.example\n\nCome';
    expect(richTextHtml(text, 'h2').replaceAll('\n', '')).toBe(
      '<p dir="auto">We sail.<br>And row.</p><h2 dir="auto">Your days</h2><ul dir="auto"><li>Tar</li><li>Rope</li></ul>' +
        '<ol start="3" dir="auto"><li>Third</li><li>Fourth<br>goes on</li></ol>' +
        '<p dir="auto"><a href="https://x.example" rel="nofollow noopener">https://x.example</a></p><p dir="auto">Come</p>',
    );
  });

  it('given a table, when shown, then its columns are aligned and a cell may hold lines (REC-5)', () => {
    const text = '| Days | Port |\n| ---: | :--: |\n| 2 | ~~Cork~~<br />Kiel |\n\nEnd.';
    expect(richTextHtml(text, 'h3').replaceAll('\n', '')).toBe(
      '<div class="wide" tabindex="0"><table><thead><tr><th align="right" dir="auto">Days</th>' +
        '<th align="center" dir="auto">Port</th></tr></thead><tbody><tr><td align="right" dir="auto">2</td>' +
        '<td align="center" dir="auto"><s>Cork</s><br>Kiel</td></tr></tbody></table></div><p dir="auto">End.</p>',
    );
  });

  const wrapped = [
    'The Onboarding Team submits your new hire account request, which includes your',
    'badge, phone, and laptop. Your laptop and phone will be shipped to your home',
    'address on file. Badges are shipped to your local badging office, and you will',
    'receive an [email](https://x.example)',
    'once it is there.',
  ];
  it('given lines that were wrapped in a column, when shown, then they flow on, and a line that somebody broke stays broken (REC-5)', () => {
    expect(richTextHtml(wrapped.join('\n'), 'h3').match(/<br>/g)).toHaveLength(1);
    expect(richTextHtml(wrapped.join('\n'), 'h3', { isLetter: true }).match(/<br>/g)).toHaveLength(4);
    const typed = wrapped.map((line, at) => (at < 3 ? `${line}.` : line));
    expect(richTextHtml(typed.join('\n'), 'h3').match(/<br>/g)).toHaveLength(4);
  });

  it('given headings of any levels, when shown, then theirs follow one another from the first that the page has for them', () => {
    expect(richTextHtml('# A\n\n#### B\n\n# C\n\nx', 'h2').match(/<h\d/g)).toEqual(['<h2', '<h3', '<h2']);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java&#10;script:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](vbscript:x)',
    '[a](//evil.example)',
    '[a](/api/auth/logout)',
    '[a](https:evil)',
    '![a](https://evil.example/track.png)',
    '<javascript:alert(1)>',
    '[a][b]\n\n[b]: javascript:alert(1)',
    '[a](https://x.example "\\" onmouseover=\\"alert(1)")',
    '[<img src=x onerror=alert(1)>](https://x.example)',
    '[a](https://x.example/"onclick="alert(1))',
    '- > # [**<svg/onload=alert(1)>**](data:x)',
    '```"><script>\nalert(1)\n```',
    '<<script>script>alert(1)<</script>/script>',
    '[[a](javascript:x)](javascript:y)',
    'https://x.example/<script>alert(1)</script>',
  ])('given %s, when shown, then nothing of it is more than text or a safe link', (text) => {
    expect(richTextHtml(text, 'h3').replace(ALLOWED, '')).not.toMatch(/[<>]/);
  });

  it('given a link that leads nowhere, when shown, then it is its text; the one after it is a link', () => {
    expect(richTextHtml('[Rope]() and [tar](https://tar.example) or []()', 'h3')).toBe(
      '<p dir="auto">Rope and <a href="https://tar.example" rel="nofollow noopener">tar</a> or </p>',
    );
  });

  it('given any text, when shown, then only allowed elements are in it', () => {
    const piece = fc.constantFrom(
      ...[
        '<script>',
        '</p>',
        '&lt;',
        '"',
        "'",
        '\n',
        '\n\n',
        '- ',
        '1. ',
        '> ',
        '# ',
        ' ',
        'a',
        'né',
        '🚣',
        'קול',
        '*',
        '_',
      ],
      ...[
        '`',
        '```',
        '[',
        '](',
        ')',
        '!',
        'javascript:',
        'https://',
        'x.example',
        '<',
        '>',
        '\\',
        ' onerror=',
        '---',
        '~~',
        '|',
        '|-|-:|\n',
        '<br>',
        '<br/ onload=alert(1)>',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(richTextHtml(pieces.join(''), 'h3').replace(ALLOWED, '')).not.toMatch(/[<>]/);
      }),
    );
  });

  it.each([
    ['1. ', 16_000, 20],
    ['> ', 25_000, 20],
    ['**a*', 12_500, 2],
    ['[a](', 12_500, 1],
    ['\n', 50_000, 0],
  ])(
    'given %j %d times, the full length, when shown, then elements are at most %d deep and all closed',
    (piece, times, depth) => {
      let open = 0;
      let deepest = 0;
      for (const [tag] of richTextHtml(piece.repeat(times), 'h3').matchAll(ALLOWED)) {
        open += tag.startsWith('</') ? -1 : 1;
        deepest = Math.max(deepest, open);
      }
      expect([deepest, open]).toEqual([depth, 0]);
    },
  );

  it('given Markdown, when summed up as plain text, then the words alone are left', () => {
    expect(plainText('## Days\n\nWe **sail**\nand [row](https://x.example).\n\n- Tar\n- Rope\n\n```\ncode\n```')).toBe(
      'Days We sail and row. Tar Rope code',
    );
  });
});
