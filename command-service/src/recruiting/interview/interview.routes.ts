import { Rejection } from 'contracts/kernel/problem';
import * as endpoints from 'contracts/recruiting/interview/interview.endpoints';
import type { InterviewStatus } from 'contracts/recruiting/interview/interview.events';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.views';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { Sent } from '#command-service/command';
import type { CommandContext } from '#command-service/context';
import { answered, latest } from '#command-service/http/answer';
import { causeOf, createdId, type Origin } from '#command-service/http/cause';
import { reasonOf } from '#command-service/http/reason';
import type { Interview } from './interview.decider.ts';

const answer = ({ state, version, position }: Sent<Interview>) => {
  if (state.status === 'absent') throw new Rejection('interview-not-found', 404);
  const { interviewId: id, candidateId, jobId, status } = state;
  return answered(position, { id, candidateId, jobId, status, version });
};

export const interviewRoutes = (router: IRouter, context: CommandContext): void => {
  const { interview: send } = context.commands;

  mount(
    router,
    endpoints.createInterview,
    async (request) => {
      const interviewId = createdId('interview', request);
      const data = { ...request.body, interviewId };
      return answer(await send(interviewId, { type: 'CreateInterview', data, metadata: causeOf(request) }));
    },
    context,
  );

  mount(
    router,
    endpoints.changeInterviewStatus,
    async (request) => {
      const { body, params, ifMatch } = request;
      const metadata = causeOf(request);
      const command =
        'status' in body
          ? { type: 'ChangeInterviewStatus' as const, data: body, metadata }
          : { type: 'CommentInterview' as const, data: body, metadata };
      return answer(await send(params.id, command, ifMatch));
    },
    context,
  );

  const changeOne = async (request: Origin, id: string, data: { status: InterviewStatus; comment: string }) => {
    try {
      const { position } = await send(id, { type: 'ChangeInterviewStatus', data, metadata: causeOf(request) });
      return { id, position };
    } catch (error) {
      return { id, position: null, ...reasonOf(error) };
    }
  };

  mount(
    router,
    endpoints.changeInterviewStatuses,
    async (request) => {
      const { ids, ...data } = request.body;
      const changes = await Promise.all([...new Set(ids)].map((id) => changeOne(request, id, data)));
      const body: BulkAnswer = {
        changed: changes.flatMap((change) => ('code' in change ? [] : [change.id])),
        refused: changes.flatMap((change) =>
          'code' in change ? [{ id: change.id, code: change.code, detail: change.detail }] : [],
        ),
      };
      return answered(latest(changes.map(({ position }) => position)), body);
    },
    context,
  );
};
