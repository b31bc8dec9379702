import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { accessFact } from '#command-service/identity/access/access-projection';
import { postgresInterviewCompanies } from './interview.lookup.ts';

type Invited = Extract<InterviewEvent, { type: 'InterviewStepInvited' }>;

/** Which company has an interview that its candidate may look at. */
export const interviewAccess = accessFact<Invited>(['InterviewStepInvited'], ({ pool }, { data, metadata }) =>
  postgresInterviewCompanies(pool).put(data.interviewId, metadata.tenantId),
);
