import { expect, it } from 'vitest';
import { textOfHtml } from './inbound-answer.ts';

it('given mark-up that never ends, when its words are read, then it is over soon, and no more is kept than anybody reads', () => {
  for (const piece of ['<', '<br ', '</p ', '<style', '<!--', '&#', '<a\n'])
    expect(textOfHtml(piece.repeat(2_000_000 / piece.length)).length).toBeLessThanOrEqual(500_000);
  expect(textOfHtml('<'.repeat(2_000_000))).toBe('<'.repeat(500_000));
});

it('given a page, when its words are read, then its lines stay and its mark-up goes', () => {
  expect(textOfHtml('<title>x</title><p class="a">5 &lt; 6<br/>Yes</p><b\n>Ana</b>')).toBe('5 < 6\nYes\nAna');
});
