import { exampleCandidateId, exampleInterviewId, exampleJobId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';

/** One that was held. */
export const exampleLiveInterview: LiveInterviewView = {
  ...{ id: derivedId('a live interview of screens'), interviewId: exampleInterviewId },
  ...{ candidateId: exampleCandidateId, candidateName: 'Ada Nakamura', jobId: exampleJobId },
  ...{ title: 'First conversation', startsAt: '2026-03-01T10:00:00.000Z', slots: [], minutes: 45, timeZone: 'UTC' },
  ...{ place: 'Dock 4', interviewerIds: [exampleUserId], organizerId: exampleUserId, remindAt: null, askAt: null },
  ...{ answer: 'yes', timesAnswered: 1, interviewerAnswers: [], sequence: 0, reason: '', status: 'scheduled' },
  ...{ endsAt: '2026-03-01T10:45:00.000Z', interviewers: [], scorecards: [], erased: false, version: 1 },
  ...{ createdAt: '2026-02-20T09:00:00.000Z', updatedAt: '2026-02-20T09:00:00.000Z' },
};
