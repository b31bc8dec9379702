import { describe, expect, it } from 'vitest';
import { HOME, safeRedirect } from './redirect.ts';

const origin = 'https://onrecord.example';

describe('redirect after logging in', () => {
  it('given a path of this origin, when it is wished for, then it is where one goes', () => {
    expect(safeRedirect('/t/recruiting/jobs?page=2#top', origin)).toBe('/t/recruiting/jobs?page=2#top');
  });

  it('given an address elsewhere in any disguise, when it is wished for, then one goes home', () => {
    const elsewhere = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      'evil',
    ];
    expect(elsewhere.map((wish) => safeRedirect(wish, origin))).toEqual(elsewhere.map(() => HOME));
  });

  it('given the login page itself, or nothing, when it is wished for, then one goes home', () => {
    expect(safeRedirect('/a/login', origin)).toBe(HOME);
    expect(safeRedirect(undefined, origin)).toBe(HOME);
  });
});
