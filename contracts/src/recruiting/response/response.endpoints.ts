import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { FileTicketAnswer, TicketRequest } from '#contracts/library/file/file.ticket';
import { BulkAnswer } from '#contracts/recruiting/interview/interview.endpoints';
import { MAX_BULK } from '#contracts/recruiting/interview/interview.statuses';
import { CaptionsBody } from './response.captions.ts';
import { Deadline, ReminderDays } from './response.deadline.ts';
import { response } from './response.entity.ts';
import { Gap, GivenAnswer, OfTake, QuestionStep, Stop } from './response.steps.ts';
import { MyResponse, MyStep } from './response.views.ts';

/** What is left out is as the job says. Without a step: the first that the candidate was not invited to. */
const invitation = {
  stepId: Id.optional(),
  deadline: Deadline.optional(),
  reminderDays: ReminderDays.optional(),
};

export const inviteToInterview = endpoint({
  method: 'POST',
  path: '/api/tenant/interviews/:id/invite',
  access: 'tenant.interviews.responses.create',
  summary: 'Invite the candidate of an interview to answer a step of it',
  params: ById,
  body: z.strictObject(invitation),
  answer: response.view.omit({ candidateName: true, jobTitle: true }),
  status: 201,
});

export const inviteToInterviews = endpoint({
  method: 'POST',
  path: '/api/tenant/interviews/invite',
  access: 'tenant.interviews.responses.create',
  summary: 'Invite the candidates of many interviews; the response says what was refused and why',
  body: z.strictObject({ ids: z.array(Id).min(1).max(MAX_BULK), ...invitation }),
  answer: BulkAnswer,
});

const mine = '/api/candidate/responses/:interviewId';
const params = z.object({ interviewId: Id });
/** The step of it; left out: the present one, that of a recording which runs, else the first that is open, else the last. */
const query = z.object({ responseId: Id.optional() });

/** A step of the candidate in their interview: their session, their own response alone. */
const step = <const Name extends string, Body extends z.ZodType>(name: Name, summary: string, body: Body) =>
  endpoint({
    method: 'POST' as const,
    path: `${mine}/${name}`,
    access: 'authenticated' as const,
    summary,
    params,
    query,
    body,
    answer: MyStep,
  });

export const showMyResponse = endpoint({
  method: 'GET',
  path: mine,
  access: 'authenticated',
  summary: 'Get what I am asked in a step of my interview, and how far I am',
  params,
  query,
  answer: MyResponse,
});
export const openMyResponse = step('open', 'Open a step of my interview', z.strictObject({}));
export const showMyQuestion = step('show', 'Look at a question', QuestionStep);
export const startMyThinking = step('think', 'Begin the time to think', QuestionStep);
export const startMyTake = step('start', 'Begin a recording; its time runs from now on', QuestionStep);
export const stopMyTake = step('stop', 'End a recording, and say what its bytes hash to', Stop);
export const endMyTake = step('end', 'End a recording of which nothing has come for a minute, on any device', OfTake);
export const recordMyGap = step('gap', 'Say when the network was away during a recording', Gap);
export const giveMyAnswer = step('answer', 'Answer a question, or choose the recording that answers it', GivenAnswer);
export const submitMyResponse = step('submit', 'Hand in all answers, once', z.strictObject({}));
export const issueMyAnswerTicket = endpoint({
  method: 'POST',
  path: `${mine}/files/:fileId/ticket`,
  access: 'authenticated',
  summary: 'Get an address of 60 seconds for a file of my answers, or for a video that a question shows first',
  params: params.extend({ fileId: Id }),
  body: TicketRequest,
  answer: FileTicketAnswer,
});
export const endTake = endpoint({
  method: 'POST',
  path: '/api/tenant/responses/:id/end-take',
  access: 'tenant.interviews.responses.update',
  summary: 'End a recording of a candidate of which nothing has come for a minute',
  params: ById,
  body: OfTake,
  answer: response.view.omit({ candidateName: true, jobTitle: true }),
});
export const captionAnswer = endpoint({
  method: 'POST',
  path: '/api/tenant/responses/:id/captions',
  access: 'tenant.interviews.responses.update',
  summary: 'Add captions (WebVTT) to the recording of an answer, or take them away',
  params: ById,
  body: CaptionsBody,
  answer: response.view.omit({ candidateName: true, jobTitle: true }),
});
export const issueAnswerTicket = endpoint({
  method: 'POST',
  path: '/api/tenant/responses/:id/files/:fileId/ticket',
  access: 'member',
  summary: 'Get an address of 60 seconds for a file of a candidate’s answers; takes tenant.interviews.responses.read',
  params: ById.extend({ fileId: Id }),
  body: TicketRequest,
  answer: FileTicketAnswer,
});
