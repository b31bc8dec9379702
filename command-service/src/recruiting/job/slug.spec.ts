import { exampleJobId } from 'contracts/kernel/examples';
import { JobDetails } from 'contracts/recruiting/job/job.events';
import { describe, expect, it } from 'vitest';
import { isReservedSlug, slugsFor } from './slug.ts';

describe('slugs made of titles', () => {
  it.each([
    ['Line Cook (nights)', 'line-cook-nights'],
    ['Ação & Reação — São Paulo', 'acao-reacao-sao-paulo'],
    ['  C++ / C# developer  ', 'c-c-developer'],
  ])('given the title %s, when a slug is made, then it is %s', (title, slug) => {
    expect(slugsFor(title, exampleJobId)[0]).toBe(slug);
  });

  it('given any title, when slugs are made, then each is one that a job may have and none is ours', () => {
    for (const title of [
      '採用',
      'x',
      '--',
      'a'.repeat(200),
      `${'word '.repeat(40)}`,
      'API',
      'Assets',
      '\u202e\u0301',
    ]) {
      for (const slug of slugsFor(title, exampleJobId)) {
        expect(JobDetails.shape.slug.safeParse(slug).success).toBe(true);
        expect(isReservedSlug(slug)).toBe(false);
      }
    }
  });
});
