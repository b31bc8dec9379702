import { describe, expect, it } from 'vitest';
import { isForCandidates, safeRedirect, waysIn } from './redirect.ts';

const origin = 'https://onrecord.example';

describe('redirect after logging in', () => {
  it('given a path of this origin, when it is wished for, then it is where one goes', () => {
    expect(safeRedirect('/t/recruiting/jobs?page=2#top', origin)).toBe('/t/recruiting/jobs?page=2#top');
  });

  it('given an address elsewhere in any disguise, when it is wished for, then nothing is', () => {
    const elsewhere = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      'evil',
    ];
    expect(elsewhere.map((wish) => safeRedirect(wish, origin))).toEqual(elsewhere.map(() => null));
  });

  it('given a login, a sign-up, or nothing, when it is wished for, then nothing is', () => {
    const ways = ['/a/login', '/a/login/%2Ft', '/a/sign-up', '/a/sign-up/candidate?redirect=%2Fc'];
    expect(ways.map((wish) => safeRedirect(wish, origin))).toEqual(ways.map(() => null));
    expect(safeRedirect(undefined, origin)).toBeNull();
  });

  it('given a wish to apply, when the ways in are asked for, then each of them holds the job and the source', () => {
    const wish = '/a/apply-from-source/0190f7a0-0000-7000-8000-000000000001/indeed';
    const { login, candidate, candidateCreated } = waysIn(wish);
    expect(decodeURIComponent(login.replace('/a/login/', ''))).toBe(wish);
    for (const way of [candidate, candidateCreated])
      expect(new URL(way, origin).searchParams.get('redirect')).toBe(wish);
  });

  it('given pages of both interfaces, when they are wished for, then those for candidates are told apart', () => {
    expect(['/c/jobs/open', '/a/apply-from-source/1/indeed', '/c'].every(isForCandidates)).toBe(true);
    expect(['/t/recruiting/jobs', '/c-levels', null].some(isForCandidates)).toBe(false);
  });
});
