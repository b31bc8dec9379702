import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { FileTicketAnswer, TicketRequest } from '#contracts/library/file/file.ticket';
import { Gap, Stop } from '#contracts/recruiting/response/response.steps';
import { Finish, LessonAnswer, QuestionStep, Watched } from './assignment.steps.ts';
import { MyLesson, MyLessonState, MyTraining, MyTrainingPage } from './assignment.views.ts';

const ofLesson = ById.extend({ lessonId: Id });

/** What whoever learns does in a training of theirs: of the company that they work in, or as somebody from outside. */
export const learnerEndpoints = <const P extends string, const A extends 'member' | 'authenticated'>(
  mine: P,
  access: A,
) => {
  const step = <const Name extends string, Body extends z.ZodType>(name: Name, summary: string, body: Body) =>
    endpoint({
      method: 'POST' as const,
      path: `${mine}/:id/lessons/:lessonId/${name}` as const,
      access,
      summary,
      params: ofLesson,
      body,
      answer: MyLessonState,
    });
  return {
    showTraining: endpoint({
      method: 'GET',
      path: `${mine}/:id` as const,
      access,
      summary: 'Get a training of mine, and how far I am',
      params: ById,
      answer: MyTrainingPage,
    }),
    showLesson: endpoint({
      method: 'GET',
      path: `${mine}/:id/lessons/:lessonId` as const,
      access,
      summary: 'Get a lesson of a training of mine',
      params: ofLesson,
      answer: MyLesson,
    }),
    startLesson: step('start', 'Start a lesson', z.strictObject({})),
    watchVideo: step('watched', 'Say which parts of the video of a step were played', Watched),
    showQuestion: step('show', 'Look at a question that is answered by a recording', QuestionStep),
    startThinking: step('think', 'Begin the time to think about a question', QuestionStep),
    recordAnswer: step('record', 'Begin a recording; its time runs from now on', QuestionStep),
    stopTake: step('stop', 'End a recording, and say what its bytes hash to', Stop),
    tellGap: step('gap', 'Say when the network was away during a recording', Gap),
    answerQuestion: step('answer', 'Answer a question of a lesson', LessonAnswer),
    finishLesson: step('finish', 'Finish a lesson; the last one completes the training', Finish),
    issueTicket: endpoint({
      method: 'POST',
      path: `${mine}/:id/files/:fileId/ticket` as const,
      access,
      summary: 'Get an address of 60 seconds for a file that a training of mine shows',
      params: ById.extend({ fileId: Id }),
      body: TicketRequest,
      answer: FileTicketAnswer,
    }),
  };
};
export type LearnerEndpoints = ReturnType<typeof learnerEndpoints<string, 'member' | 'authenticated'>>;

const mine = '/api/employee/schedules';

/** What is scheduled for whoever works in the company. */
export const scheduled = learnerEndpoints(mine, 'member');

export const listMyTrainings = endpoint({
  method: 'GET',
  path: mine,
  access: 'member',
  summary: 'List the trainings that are scheduled for me, what is due first at the top',
  answer: z.array(MyTraining),
});
