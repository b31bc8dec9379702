import { z } from 'zod';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { MAX_PAGE_ROWS } from '#contracts/kernel/paging';
import { text } from '#contracts/kernel/text';
import { ChangeInterviewStatus, ChangeInterviewStatuses, CreateInterview } from './interview.commands.ts';
import { InterviewStatus } from './interview.events.ts';
import { BulkAnswer, InterviewLogView, InterviewView } from './interview.views.ts';

export const interviews = resource({
  name: 'interviews',
  access: 'tenant.interviews.read',
  view: InterviewView,
  filters: {
    status: InterviewStatus.optional(),
    /** One job, or any of several. */
    jobId: z.union([Id, z.array(Id).min(1).max(MAX_PAGE_ROWS)]).optional(),
    candidateId: Id.optional(),
    /** Inclusive bounds on the time of the last change. */
    updatedAt_gte: z.iso.datetime().optional(),
    updatedAt_lte: z.iso.datetime().optional(),
    q: text(200).optional(),
  },
  sorts: ['updatedAt', 'candidateName', 'jobTitle'],
});

export const interviewLog = resource({
  name: 'interview-log',
  access: 'tenant.interviews.read',
  view: InterviewLogView,
  filters: { interviewId: Id },
  sorts: ['occurredAt'],
});

export const createInterview = endpoint({
  method: 'POST',
  path: '/api/tenant/interviews',
  access: 'tenant.interviews.create',
  summary: 'Open an interview for a candidate and a job',
  body: CreateInterview,
  answer: InterviewView.pick({ id: true, candidateId: true, jobId: true, status: true, version: true }),
  status: 201,
});

export const changeInterviewStatus = endpoint({
  method: 'POST',
  path: '/api/tenant/interviews/:id/status',
  access: 'tenant.interviews.update',
  summary: 'Change the status of an interview, comment on it, or both',
  params: ById,
  body: ChangeInterviewStatus,
  answer: InterviewView.pick({ id: true, candidateId: true, jobId: true, status: true, version: true }),
});

export const changeInterviewStatuses = endpoint({
  method: 'POST',
  path: '/api/tenant/interviews/status',
  access: 'tenant.interviews.update',
  summary: 'Change the status of many interviews; the answer says per id what was refused and why',
  body: ChangeInterviewStatuses,
  answer: BulkAnswer,
});
