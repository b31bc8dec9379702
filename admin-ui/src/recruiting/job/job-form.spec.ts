import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleJob } from '#admin-ui/test/job.fixture';
import { fromJobForm, slugOf, toJobForm } from './job-form.ts';

describe('job form', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each(['en-us', 'pt-br'])('given a job, when it goes through the form in %s, then nothing changes', (locale) => {
    vi.stubGlobal('localStorage', { getItem: () => locale });
    expect(fromJobForm({ ...exampleJob, ...toJobForm(exampleJob) })).toEqual(exampleJob);
  });

  it('given no slug, when the form is sent, then none is sent, so that the title makes one', () => {
    expect(fromJobForm({ title: 'Cook', slug: '' })).not.toHaveProperty('slug');
  });

  it('given a title, when a slug is made of it, then it has small letters, digits and single hyphens', () => {
    expect(slugOf('Café Manager (m/f) — São Paulo')).toBe('cafe-manager-m-f-sao-paulo');
    expect(slugOf('  !!  ')).toBe('');
    expect(slugOf('a'.repeat(140))).toHaveLength(100);
  });
});
