import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { accessFact } from '#command-service/identity/access/access-projection';
import { postgresInterviewCompanies } from './interview.lookup.ts';

type Created = Extract<InterviewEvent, { type: 'InterviewCreated' }>;

/** Which company has an interview. */
export const interviewAccess = accessFact<Created>(['InterviewCreated'], ({ pool }, { data, metadata }) =>
  postgresInterviewCompanies(pool).put(data.interviewId, metadata.tenantId),
);
