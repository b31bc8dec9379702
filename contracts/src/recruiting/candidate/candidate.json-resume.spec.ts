import { describe, expect, it } from 'vitest';
import { JsonResume } from './candidate.json-resume.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'end' : { next: nested(depth - 1) });
const faultsOf = (resume: unknown) => JsonResume.safeParse(resume).error?.issues.map(({ message }) => message) ?? [];

describe('a résumé as JSON', () => {
  it.each([
    ['half a character', { basics: { name: 'Ada \ud800' } }],
    ['a NUL', { work: [{ highlights: ['One\0'] }] }],
    ['half a character in a name', { 'x\udc00': 1 }],
    ['a NUL in a name', { meta: [{ 'x\0': 1 }] }],
    ['no end of depth', nested(1_000)],
    ['one level too many', nested(21)],
  ])('given %s, when it is read, then it is refused', (_, resume) => {
    expect(faultsOf(resume)).toEqual(['text-not-storable']);
  });

  it('given an emoji, words that look like an escape and what the format does not know, when it is read, then it is taken', () => {
    const resume = { basics: { name: 'Ada 🚤', summary: '\\u0000 \\ud800' }, meta: nested(19), count: 1, none: null };
    expect(JsonResume.parse(resume)).toEqual(resume);
    expect(faultsOf({ basics: 'x'.repeat(200_000) })).toEqual(['too-long']);
  });
});
