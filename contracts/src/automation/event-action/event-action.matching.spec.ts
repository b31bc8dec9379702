import { describe, expect, it } from 'vitest';
import { unmetOf } from './event-action.matching.ts';

const facts = { status: ['rejected'], 'candidate.labels': ['a', 'b'], 'candidate.city': ['São Paulo'] };

describe('filters of an event action', () => {
  it('given filters that all hold, when they are judged, then nothing is unmet; with none, everything holds', () => {
    const filters = [
      { field: 'status' as const, operator: 'is' as const, values: ['approved', 'rejected'] },
      { field: 'candidate.labels' as const, operator: 'is-not' as const, values: ['c'] },
      { field: 'candidate.city' as const, operator: 'contains' as const, values: ['são'] },
      { field: 'candidate.country' as const, operator: 'is-empty' as const, values: [] },
      { field: 'candidate.city' as const, operator: 'is-filled' as const, values: [] },
    ];
    expect(unmetOf(filters, facts)).toBeNull();
    expect(unmetOf([], {})).toBeNull();
  });

  it('given a filter that does not hold, when they are judged, then it is named with what was found', () => {
    const label = { field: 'candidate.labels' as const, operator: 'is' as const, values: ['c'] };
    expect(unmetOf([{ field: 'status', operator: 'is', values: ['rejected'] }, label], facts)).toEqual({
      ...{ ...label, found: ['a', 'b'], at: 2, of: 2 },
    });
    const not = { field: 'candidate.labels' as const, operator: 'is-not' as const, values: ['b', 'z'] };
    expect(unmetOf([not], facts)).toMatchObject({ found: ['a', 'b'] });
  });

  it('given a field without value, when it is asked for one, then it does not hold; a blank is no value', () => {
    expect(unmetOf([{ field: 'job', operator: 'is', values: ['x'] }], {})).toMatchObject({ found: [] });
    expect(
      unmetOf([{ field: 'candidate.city', operator: 'is-filled', values: [] }], { 'candidate.city': [' '] }),
    ).not.toBeNull();
  });
});
