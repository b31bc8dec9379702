import { randomUUID } from 'node:crypto';
import { exampleCause, exampleJobId } from 'contracts/kernel/examples';
import { streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { candidateDefaults } from 'contracts/recruiting/candidate/candidate.fields';
import type { InterviewEvent, InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { type JobEvent, jobDefaults } from 'contracts/recruiting/job/job.entity';

const { now: _, ...cause } = exampleCause;
const system = { ...cause, actor: { type: 'system' as const, id: 'bench' }, ip: null };

type Written = { stream: string; events: Event[] };

const moves: InterviewStatus[] = ['created', 'reviewed', 'considered', 'reviewed', 'considered'];

/** The job of all interviews of a bench. */
export const jobHistory = (): Written => ({
  stream: streamName('job', cause.tenantId, exampleJobId),
  events: [
    {
      type: 'JobCreated',
      data: {
        ...jobDefaults,
        jobId: exampleJobId,
        title: 'Lighthouse keeper',
        slug: 'lighthouse-keeper',
        location: 'Skagen',
        country: 'DK',
        description: 'Keeps the light.',
        employmentTypes: ['full-time'],
      },
      metadata: system,
    } satisfies JobEvent,
  ],
});

/** A person and four moves of their interview: six events, of which those of staff hold two personal fields (comment, address). */
export const interviewHistory = (): Written[] => {
  const [candidateId, interviewId] = [randomUUID(), randomUUID()];
  const created: CandidateEvent = {
    type: 'CandidateCreated',
    data: {
      ...candidateDefaults,
      candidateId,
      firstName: 'Ingrid',
      lastName: `Vinter ${candidateId.slice(0, 8)}`,
      email: `${candidateId}@people.example`,
      phone: '+45 55 01 02 03',
      phoneE164: '+4555010203',
    },
    metadata: system,
  };
  const opened: InterviewEvent = {
    type: 'InterviewCreated',
    data: { interviewId, candidateId, jobId: exampleJobId, openInterviewId: null, source: null },
    metadata: system,
  };
  const moved = moves.slice(1).map(
    (to, index): InterviewEvent => ({
      type: 'InterviewStatusChanged',
      data: {
        ...{ interviewId, candidateId, from: moves[index] ?? 'created', to },
        ...{ comment: 'Knows her way around a lamp.', reasonId: null, undoneTo: null, isSilent: false },
      },
      metadata: cause,
    }),
  );
  return [
    { stream: streamName('candidate', cause.tenantId, candidateId), events: [created] },
    { stream: streamName('interview', cause.tenantId, interviewId), events: [opened, ...moved] },
  ];
};

/** Events of one `interviewHistory`. */
export const EVENTS_PER_HISTORY = 6;
