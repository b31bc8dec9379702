import { derivedId } from 'contracts/kernel/id';
import { expect, it } from 'vitest';
import { withoutTyped } from './named-filter.limits.ts';

const [shift, tools, since] = [derivedId('shift'), derivedId('tools'), derivedId('since')];

it('given words in a search and in an own field, when a filter is kept, then these alone are left out; without words, it is the same', () => {
  const chosen = { status: 'answered', custom: { [tools]: derivedId('saw'), [since]: { gte: '2026-03-01' } } };
  expect(withoutTyped(chosen)).toBe(chosen);
  expect(withoutTyped({ ...chosen, q: 'ada', custom: { ...chosen.custom, [shift]: 'Ada' } })).toEqual(chosen);
  expect(withoutTyped({ custom: { [shift]: 'Ada' } })).toEqual({});
  expect(withoutTyped({ custom: { [since]: { gte: 'Ada' } } })).toEqual({});
  expect(withoutTyped({ custom: 'Ada', inDocuments: 'Ada' })).toEqual({});
});
