import { describe, expect, it } from 'vitest';
import { applicationIn, applyPath, cleanSource } from './source.ts';

describe('source of an application', () => {
  it('given a source that nobody could send, when it is cleaned, then the server takes it', () => {
    const taken = /^[a-z0-9]+([-_.][a-z0-9]+)*$/;
    const sources = [
      'Indeed.com / Spring!',
      '--x--',
      'a__b',
      'Ã',
      '',
      'x'.repeat(90),
      `${'x'.repeat(59)}-y`,
      undefined,
    ];
    for (const source of sources) expect(cleanSource(source)).toMatch(taken);
    expect(cleanSource('Indeed.com / Spring!')).toBe('indeed.com-spring');
  });

  it('given the address of an application, when it is read again, then job and source are the same', () => {
    expect(applicationIn(applyPath('j-1', 'indeed'))).toEqual({ jobId: 'j-1', source: 'indeed' });
    expect(applicationIn('/c/jobs/open')).toBeNull();
    expect(applicationIn(null)).toBeNull();
  });

  it('given an address that is broken, when it is read, then there is no application in it', () => {
    expect(applicationIn('/a/apply-from-source/%E0%A4%A/indeed')).toBeNull();
  });
});
