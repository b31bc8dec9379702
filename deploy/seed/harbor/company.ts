import type { CompanyContent } from '#deploy/seed/content';
import { harborCandidates } from './candidates.ts';
import { harborComments } from './comments.ts';
import { harborJobs } from './jobs.ts';

/** Builders of wooden boats who also keep houses on the lakes where the boats are used. */
export const harbor: CompanyContent = {
  name: 'Harbor & Pine',
  subdomain: 'harbor',
  people: [
    { name: 'Ingrid Halvorsen', email: 'admin@harbor.example', role: 'Owner' },
    { name: 'Rosa Delgado', email: 'recruiter@harbor.example', role: 'Recruiter' },
    { name: 'Tomasz Wieczorek', email: 'trainer@harbor.example', role: 'Trainer' },
    { name: 'Priya Raman', email: 'auditor@harbor.example', role: 'Auditor' },
  ],
  jobs: harborJobs,
  candidates: harborCandidates,
  comments: harborComments,
  interviews: 150,
};
