import type { CandidateNoteEvent } from 'contracts/recruiting/candidate-note/candidate-note.entity';
import { policy } from '#integration-workers/engine/policy';
import { tellMentionedOfCandidate } from './tell-mentioned-of-candidate.job.ts';

/** Whenever a note mentions somebody, they are told. */
export const candidateNotePolicy = policy<CandidateNoteEvent>({
  name: 'recruiting.candidate-note',
  jobs: [tellMentionedOfCandidate],
  on: {
    CandidateNoteCreated: ({ data: { candidateNoteId, mentions } }) =>
      mentions.length === 0 ? [] : [tellMentionedOfCandidate.request(candidateNoteId, { candidateNoteId })],
  },
});
