import { describe, expect, it } from 'vitest';
import { searchPatterns, searchText } from './search-text.ts';

describe('search text', () => {
  it('given names as people write them, when kept for the search, then case, accents and punctuation are gone', () => {
    expect(searchText(['Zoë Ångström', null, 'ZOE+hr@x-y.example', 'C++ (senior)'])).toBe(
      ' zoe angstrom zoe hr x y example c senior',
    );
    expect(searchText([null])).toBe('');
  });

  it.each([
    ['Zoë ANG', ['%zoe%', '%ang%']],
    ['ab', ['% ab%']],
    ['+351 21', ['%351%', '% 21%']],
    ['100%', ['%100%']],
    ['a_b', ['% a%', '% b%']],
    ['% _ \\', []],
  ])(
    'given the search %s, when made patterns, then each word is one and none holds a wildcard of its own',
    (query, patterns) => {
      expect(searchPatterns(query)).toEqual(patterns);
    },
  );
});
