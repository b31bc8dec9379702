import { describe, expect, it } from 'vitest';
import { escapeHtml, summaryOf } from './html.ts';

describe('texts of public pages', () => {
  it('given a long text, when summed up, then it is cut between words on one line, without what marks it up', () => {
    expect(summaryOf('We **build**\nboats, of wood', 14)).toBe('We build…');
    expect(summaryOf('Short', 14)).toBe('Short');
    expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
  });
});
