import { describe, expect, it } from 'vitest';
import { isSame, shortText, suggestedValues } from './resume-comparison.ts';

const job = { jobTitle: 'Welder', organization: 'Harbor', startDate: '2019-04', endDate: '2021', description: '' };

describe('comparison of a record with another, or with a résumé', () => {
  it('given work of one title and employer, when its dates or what was done differ, then it is not the same', () => {
    expect(isSame([job], [{ ...job, endDate: '2022' }])).toBe(false);
    expect(isSame([job], [{ ...job, description: 'Hulls' }])).toBe(false);
    expect(isSame([job], [{ ...job, jobLevel: null, isCurrent: false }])).toBe(true);
    expect(isSame(null, [])).toBe(true);
  });

  it('given a résumé with another end of a job, when it is read, then the work is suggested, with its dates', () => {
    const value = [{ ...job, endDate: '2022' }];
    const [found] = suggestedValues([{ field: 'work', value } as never], { work: [job] });
    expect(found).toMatchObject({ field: 'work', others: 'Welder, Harbor (2019-04 – 2022)' });
    expect(shortText([job])).toBe('Welder, Harbor (2019-04 – 2021)');
  });
});
