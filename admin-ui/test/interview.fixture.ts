import { exampleCandidateId, exampleInterviewId, exampleJobId } from 'contracts/kernel/examples';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';

export const exampleInterview: InterviewView = {
  id: exampleInterviewId,
  candidateId: exampleCandidateId,
  candidateName: 'Ada Nakamura',
  jobId: exampleJobId,
  openInterviewId: null,
  source: null,
  responseIds: [],
  jobTitle: 'Dock Supervisor',
  status: 'answered',
  statusSince: '2026-03-02T09:00:00.000Z',
  reasonId: null,
  reasonName: null,
  assigneeId: null,
  assigneeName: null,
  teamId: null,
  teamName: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  version: 2,
};

export const erasedInterview: InterviewView = {
  ...exampleInterview,
  id: '018f6a10-0000-7000-8000-000000000015',
  candidateName: null,
};
