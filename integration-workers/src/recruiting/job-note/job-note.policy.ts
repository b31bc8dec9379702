import type { JobNoteEvent } from 'contracts/recruiting/job-note/job-note.entity';
import { policy } from '#integration-workers/engine/policy';
import { tellMentioned } from './tell-mentioned.job.ts';

/** Whenever a note mentions somebody, they are told. */
export const jobNotePolicy = policy<JobNoteEvent>({
  name: 'recruiting.job-note',
  jobs: [tellMentioned],
  on: {
    JobNoteCreated: ({ data: { jobNoteId, jobId, mentions } }) =>
      mentions.length === 0 ? [] : [tellMentioned.request(jobNoteId, { jobNoteId, jobId })],
  },
});
