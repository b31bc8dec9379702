import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { FileTicketAnswer, TicketRequest } from '#contracts/library/file/file.ticket';
import { Gap, QuestionStep, Stop } from '#contracts/recruiting/response/response.steps';
import { LessonAnswer, WatchedPart } from './assignment.steps.ts';
import { MyLesson, MyLessonState, MyTraining, MyTrainingPage } from './assignment.views.ts';

const mine = '/api/employee/schedules';
const ofLesson = ById.extend({ lessonId: Id });

export const listMyTrainings = endpoint({
  method: 'GET',
  path: mine,
  access: 'member',
  summary: 'List the trainings that are scheduled for me, what is due first at the top',
  answer: z.array(MyTraining),
});

export const showMyTraining = endpoint({
  method: 'GET',
  path: `${mine}/:id`,
  access: 'member',
  summary: 'Get a training that is scheduled for me, and how far I am',
  params: ById,
  answer: MyTrainingPage,
});

export const showMyLesson = endpoint({
  method: 'GET',
  path: `${mine}/:id/lessons/:lessonId`,
  access: 'member',
  summary: 'Get a lesson of a training that is scheduled for me',
  params: ofLesson,
  answer: MyLesson,
});

const step = <const Name extends string, Body extends z.ZodType>(name: Name, summary: string, body: Body) =>
  endpoint({
    method: 'POST' as const,
    path: `${mine}/:id/lessons/:lessonId/${name}`,
    access: 'member' as const,
    summary,
    params: ofLesson,
    body,
    answer: MyLessonState,
  });

export const startMyLesson = step('start', 'Start a lesson', z.strictObject({}));
export const watchMyVideo = step('watched', 'Say which part of the video of a step was played', WatchedPart);
export const showMyLessonQuestion = step('show', 'Look at a question that is answered by a recording', QuestionStep);
export const startMyLessonThinking = step('think', 'Begin the time to think about a question', QuestionStep);
export const recordMyLessonAnswer = step('record', 'Begin a recording; its time runs from now on', QuestionStep);
export const stopMyLessonTake = step('stop', 'End a recording, and say what its bytes hash to', Stop);
export const tellMyLessonGap = step('gap', 'Say when the network was away during a recording', Gap);
export const answerMyQuestion = step('answer', 'Answer a question of a lesson', LessonAnswer);
export const finishMyLesson = step(
  'finish',
  'Finish a lesson; the last one completes the training',
  z.strictObject({}),
);

export const issueMyTrainingTicket = endpoint({
  method: 'POST',
  path: `${mine}/:id/files/:fileId/ticket`,
  access: 'member',
  summary: 'Get an address of 60 seconds for a file that a training of mine shows',
  params: ById.extend({ fileId: Id }),
  body: TicketRequest,
  answer: FileTicketAnswer,
});
