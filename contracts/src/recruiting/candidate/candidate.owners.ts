/** Filters of candidates by who looks after them, for whoever asks. Nobody: nor anybody who has left. */
export const candidateOwners = ['mine', 'my-teams', 'nobody'] as const;
export type CandidateOwner = (typeof candidateOwners)[number];
