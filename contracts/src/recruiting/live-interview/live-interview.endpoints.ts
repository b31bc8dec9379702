import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { liveAnswers, liveInterviewStatuses } from './live-interview.choices.ts';
import { liveInterview } from './live-interview.entity.ts';

const at = z.iso.datetime();

/** A live interview as its candidate sees it. */
export const MyLiveInterview = z.object({
  id: Id,
  title: z.string(),
  status: z.enum(liveInterviewStatuses),
  startsAt: at.nullable(),
  /** Times to choose from that are still to come, and that nobody else has chosen. */
  slots: z.array(z.object({ id: Id, startsAt: at })),
  minutes: z.int(),
  timeZone: z.string(),
  place: z.string(),
  interviewers: z.array(z.string()),
  answer: z.enum(liveAnswers),
  /** Why it was cancelled. */
  reason: z.string(),
});
export type MyLiveInterview = z.infer<typeof MyLiveInterview>;

const path = '/api/candidate/interviews/:interviewId/live';
const params = z.object({ interviewId: Id });
const ofOne = { method: 'POST', access: 'authenticated', params: params.extend({ id: Id }) } as const;

export const listMyLiveInterviews = endpoint({
  method: 'GET',
  path,
  access: 'authenticated',
  summary: 'List the live interviews of one of my interviews, newest first',
  params,
  answer: z.object({ companyName: z.string(), title: z.string(), lives: z.array(MyLiveInterview) }),
});
/** Those who talk with the candidate say for themselves whether they come. */
export const answerLiveInterviewAsStaff = endpoint({
  method: 'POST',
  path: `${liveInterview.endpoints.change.path}/answer`,
  access: 'tenant.interviews.lives.read',
  summary: 'Say whether one comes to a live interview; takes that one is to come',
  params: ById,
  body: z.strictObject({ answer: z.enum(['yes', 'no']) }),
  answer: liveInterview.endpoints.change.answer,
});
export const chooseMySlot = endpoint({
  ...ofOne,
  path: `${path}/:id/choose`,
  summary: 'Choose the time of a live interview among those that are offered',
  /** `startsAt`: as it was shown; another time under the same id is refused. */
  body: z.strictObject({ slotId: Id, startsAt: at }),
  answer: z.object({ id: Id }),
});
export const answerMyLiveInterview = endpoint({
  ...ofOne,
  path: `${path}/:id/answer`,
  summary: 'Say whether I come to a live interview',
  body: z.strictObject({ answer: z.enum(['yes', 'no']) }),
  answer: z.object({ id: Id }),
});
