import { describe, expect, it } from 'vitest';
import { admissionTo } from './admission.ts';

const pages = [
  '/c',
  '/c/interviews/mine',
  '/c/jobs/open',
  '/c/jobs/show/1',
  '/c/interviews/apply/1/ready',
  '/c/profile',
  '/c/hires',
];

describe('admission to the candidate area', () => {
  it('given nobody logged in, when any page is opened, then they log in first', () => {
    expect(pages.map((page) => admissionTo(page, null))).toEqual(pages.map(() => 'log-in'));
  });

  it('given the candidate workspace, when any page is opened, then they enter', () => {
    expect(pages.map((page) => admissionTo(page, 'candidate'))).toEqual(pages.map(() => 'enter'));
  });

  it("given a company's workspace, when jobs, a job, an interview or what is asked before a first day are opened, then the workspace changes, and elsewhere they are turned away", () => {
    expect(pages.map((page) => admissionTo(page, 'tenant'))).toEqual([
      'turn-away',
      'turn-away',
      'switch',
      'switch',
      'switch',
      'turn-away',
      'switch',
    ]);
  });
});
