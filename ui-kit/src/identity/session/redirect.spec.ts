import { describe, expect, it } from 'vitest';
import { isForCandidates, safeRedirect, waysIn } from './redirect.ts';

const origin = 'https://onrecord.example';

describe('redirect after logging in', () => {
  it('given a path of this origin, when it is the redirect, then it is where one goes', () => {
    expect(safeRedirect('/t/recruiting/jobs?page=2#top', origin)).toBe('/t/recruiting/jobs?page=2#top');
  });

  it('given an address elsewhere in any disguise, when it is the redirect, then nothing is', () => {
    const elsewhere = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      'evil',
    ];
    expect(elsewhere.map((redirect) => safeRedirect(redirect, origin))).toEqual(elsewhere.map(() => null));
  });

  it('given a login, a sign-up, or nothing, when it is the redirect, then nothing is', () => {
    const ways = ['/a/login', '/a/login/%2Ft', '/a/sign-up', '/a/sign-up/candidate?redirect=%2Fc'];
    expect(ways.map((redirect) => safeRedirect(redirect, origin))).toEqual(ways.map(() => null));
    expect(safeRedirect(undefined, origin)).toBeNull();
  });

  it('given a redirect to an application, when the ways in are asked for, then each of them holds the job and the source', () => {
    const redirect = '/a/apply-from-source/0190f7a0-0000-7000-8000-000000000001/indeed';
    const { login, candidate, candidateCreated } = waysIn(redirect);
    expect(decodeURIComponent(login.replace('/a/login/', ''))).toBe(redirect);
    for (const way of [candidate, candidateCreated])
      expect(new URL(way, origin).searchParams.get('redirect')).toBe(redirect);
  });

  it('given pages of both interfaces, when they are redirects, then those for candidates are told apart', () => {
    expect(['/c/jobs/open', '/a/apply-from-source/1/indeed', '/c'].every(isForCandidates)).toBe(true);
    expect(['/t/recruiting/jobs', '/c-levels', null].some(isForCandidates)).toBe(false);
  });
});
