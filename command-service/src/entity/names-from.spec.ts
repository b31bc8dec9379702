import { exampleJobId } from 'contracts/kernel/examples';
import { slug } from 'contracts/kernel/text';
import { describe, expect, it } from 'vitest';
import { namesFrom } from './names-from.ts';

const of = { id: exampleJobId, kind: 'job' };

describe('slugs made of another field', () => {
  it.each([
    ['Line Cook (nights)', 'line-cook-nights'],
    ['Ação & Reação — São Paulo', 'acao-reacao-sao-paulo'],
    ['  C++ / C# developer  ', 'c-c-developer'],
  ])('given the title %s, when a slug is made, then it is %s', (title, made) => {
    expect(namesFrom(title, of)[0]).toBe(made);
  });

  it('given any title, when slugs are made, then each is one that a record may have', () => {
    const titles = ['採用', 'x', '--', 'a'.repeat(200), 'word '.repeat(40), 'API', 'Assets', '\u202e\u0301'];
    for (const made of titles.flatMap((title) => namesFrom(title, of))) {
      expect(slug().safeParse(made).success).toBe(true);
    }
  });
});
