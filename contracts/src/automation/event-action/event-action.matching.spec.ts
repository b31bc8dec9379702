import { describe, expect, it } from 'vitest';
import { customFacts, unmetOf } from './event-action.matching.ts';

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

  it('given skills, when one is asked for, then it is found however it is written, and no part of one (AUT-81)', () => {
    const has = (operator: 'is' | 'is-not', ...values: string[]) =>
      unmetOf([{ field: 'candidate.skills', operator, values }], {
        'candidate.skills': ['Açougue', 'Forklift  truck'],
      });
    expect(has('is', 'acougue', 'baking')).toBeNull();
    expect(has('is', 'forklift truck')).toBeNull();
    expect(has('is', 'forklift')).not.toBeNull();
    expect(has('is-not', 'Acougue')).not.toBeNull();
  });

  it('given fields of a company’s own, when they are asked, then each by itself and by what it holds (AUT-81)', () => {
    const [size, shifts, licence] = ['size', 'shifts', 'licence'] as const;
    const facts = {
      ...customFacts('candidate.custom', { [size]: 4.5, [shifts]: ['early', 'late'], [licence]: true }),
      ...customFacts('job.custom', { [size]: 'XL', gone: null, until: '2026-03-02' }),
    };
    const asked = (
      field: 'candidate.custom' | 'job.custom',
      customFieldId: string,
      operator: 'is' | 'at-least' | 'at-most',
      value: string,
    ) => unmetOf([{ field, customFieldId, operator, values: [value] }], facts);
    expect(asked('candidate.custom', size, 'at-least', '4.5')).toBeNull();
    expect(asked('candidate.custom', size, 'at-least', '5')).toMatchObject({ customFieldId: size, found: ['4.5'] });
    expect(asked('candidate.custom', shifts, 'is', 'late')).toBeNull();
    expect(asked('candidate.custom', licence, 'is', 'yes')).toBeNull();
    expect(asked('job.custom', size, 'is', 'xl')).toBeNull();
    expect(asked('job.custom', 'until', 'at-least', '2026-03-02')).toBeNull();
    expect(asked('job.custom', 'until', 'at-most', '2026-03-02')).toBeNull();
    expect(asked('job.custom', 'until', 'at-most', '2026-03-01')).toMatchObject({ found: ['2026-03-02'] });
    expect(asked('job.custom', 'until', 'at-least', '2026-10-01')).not.toBeNull();
    expect(asked('job.custom', 'gone', 'at-least', '2026-03-02')).not.toBeNull();
    expect(asked('job.custom', licence, 'is', 'yes')).toMatchObject({ found: [] });
    expect(asked('job.custom', 'gone', 'is', 'yes')).toMatchObject({ found: [] });
  });

  it('given a field without value, when it is asked for one, then it does not hold; a blank is no value', () => {
    expect(unmetOf([{ field: 'job', operator: 'is', values: ['x'] }], {})).toMatchObject({ found: [] });
    expect(
      unmetOf([{ field: 'candidate.city', operator: 'is-filled', values: [] }], { 'candidate.city': [' '] }),
    ).not.toBeNull();
  });
});
