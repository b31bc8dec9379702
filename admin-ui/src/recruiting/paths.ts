/** Where the console shows what. Resources are named by the same paths. */
export const JOBS = 'recruiting/jobs';
export const CANDIDATES = 'recruiting/candidates';
export const PARTNER_CANDIDATES = 'recruiting/partner-candidates';
export const INTERVIEWS = 'recruiting/interviews';
export const INTERVIEW_LOG = 'recruiting/interview-log';

type Named = { id: string };

export const jobPath = ({ id }: Named) => `/${JOBS}/${id}/view`;
export const jobEditPath = ({ id }: Named) => `/${JOBS}/${id}/edit`;
export const candidatePath = ({ id }: Named) => `/${CANDIDATES}/${id}/view`;
export const candidateEditPath = ({ id }: Named) => `/${CANDIDATES}/${id}/edit`;
export const interviewPath = ({ id }: Named) => `/${INTERVIEWS}/${id}/view`;
