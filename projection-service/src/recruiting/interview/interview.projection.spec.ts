import { exampleCandidateId, exampleInterviewId, exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { memoryProjection } from '#projection-service/engine/memory-projection';
import { interviewCourseProjection } from '#projection-service/recruiting/job/interview-course.projection';
import { history } from '#projection-service/test/history.fixture';
import { cut } from '#projection-service/test/random-history.fixture';
import { interviewProjection } from './interview.projection.ts';

const reasonId = derivedId('reason');
const moved = (from: string, to: string, reason: string | null) => ({
  ...{ candidateId: exampleCandidateId, from, to, comment: '', reasonId: reason, undoneTo: null, isSilent: false },
});

describe.each([interviewProjection, interviewCourseProjection])('$name', (projection) => {
  it.each([1, 2, 10])(
    'given an interview that was rejected for a reason, when it is no longer, then its row names none, in batches of %i',
    (size) => {
      const { events, record, interview } = history();
      const data = { rejectionReasonId: reasonId, name: 'Position filled' };
      record({ aggregate: 'rejectionReason', id: reasonId, type: 'RejectionReasonCreated', data });
      interview(exampleInterviewId, 'InterviewCreated', { candidateId: exampleCandidateId, jobId: exampleJobId });
      interview(exampleInterviewId, 'InterviewStatusChanged', moved('created', 'rejected', reasonId));
      const memory = memoryProjection(projection);
      const row = () => memory.row(exampleTenantId, exampleInterviewId);
      for (const batch of cut(events, [size])) memory.apply(batch);
      expect(row()).toMatchObject({ reasonId, reasonName: 'Position filled' });

      memory.apply([interview(exampleInterviewId, 'InterviewStatusChanged', moved('rejected', 'reviewed', null))]);
      expect(row()).toMatchObject({ status: 'reviewed', reasonId: null, reasonName: null });
    },
  );
});
