import { exampleJobId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { jobNotePolicy } from '#integration-workers/recruiting/job-note/job-note.policy';
import { recorded } from '#integration-workers/test/recorded.fixture';

describe('mails to those who hire', () => {
  it('given a note, when it mentions somebody, then they are told by ids alone; when nobody, then nothing is done', () => {
    const jobNoteId = derivedId('note');
    const note = (mentions: string[]) =>
      recorded('JobNoteCreated', {
        jobNoteId,
        jobId: exampleJobId,
        text: 'between us',
        mentions,
        authorId: exampleUserId,
      });
    expect(jobNotePolicy.decide(note([exampleUserId]))).toEqual([
      {
        job: 'recruiting.job-note.tell-mentioned',
        target: jobNoteId,
        data: { jobNoteId, jobId: exampleJobId },
      },
    ]);
    expect(jobNotePolicy.decide(note([]))).toEqual([]);
  });
});
