import type { HandlerDeps } from '#command-service/entity/entity.handler';
import { applicationHandler } from './application/application.handler.ts';
import { candidateHandler } from './candidate/candidate.handler.ts';
import { interviewHandler } from './interview/interview.handler.ts';
import { jobHandler } from './job/job.handler.ts';
import type { JobLookup } from './job/job.lookup.ts';
import { profileHandler } from './profile/profile.handler.ts';

export type RecruitingDeps = HandlerDeps & { jobLookup: Pick<JobLookup, 'put'> };

export const recruitingCommands = (deps: RecruitingDeps) => ({
  application: applicationHandler(deps.store),
  candidate: candidateHandler(deps),
  interview: interviewHandler(deps),
  job: jobHandler(deps),
  profile: profileHandler(deps.store),
});
