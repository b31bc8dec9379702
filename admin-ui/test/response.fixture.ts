import { exampleCandidateId, exampleInterviewId, exampleJobId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { ResponseView } from 'contracts/recruiting/response/response.entity';

export const exampleResponse: ResponseView = {
  id: derivedId('example response'),
  interviewId: exampleInterviewId,
  candidateId: exampleCandidateId,
  candidateName: 'Ada Nakamura',
  jobId: exampleJobId,
  jobTitle: 'Dock Supervisor',
  openInterviewId: null,
  instructions: '',
  instructionsVideoId: null,
  stepId: derivedId('example step'),
  stepName: 'First talk',
  questionSetId: derivedId('example set'),
  questionSetRevision: 1,
  questionCount: 4,
  answeredCount: 2,
  progress: {},
  deadline: { day: '2026-03-08', timeZone: 'America/Chicago' },
  expiresAt: '2026-03-09T05:00:00.000Z',
  reminderDays: [3, 1],
  reminders: [],
  timePercent: 150,
  status: 'begun',
  openedAt: '2026-03-02T10:00:00.000Z',
  submittedAt: null,
  reopenedFor: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
  version: 3,
};
