import { Rejection } from 'contracts/kernel/problem';
import * as endpoints from 'contracts/recruiting/candidate/candidate.endpoints';
import { CandidateDetails } from 'contracts/recruiting/candidate/candidate.events';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.views';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { pick } from '#command-service/changes';
import type { Sent } from '#command-service/command';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId, type ToOne, toOne } from '#command-service/http/cause';
import { removeMany } from '#command-service/http/remove-many';
import type { Candidate } from './candidate.decider.ts';

const nobody = { firstName: null, lastName: null, email: null, phone: null };

const view = ({ state, version }: Sent<Candidate>): CandidateView => {
  if (state.status === 'absent') throw new Rejection('candidate-not-found', 404);
  const { candidateId: id, details, userId, labelIds, createdAt, updatedAt } = state;
  const known = { ...(details ?? nobody), erased: details === null, linked: userId !== null };
  return { id, ...known, labelIds: [...labelIds], createdAt, updatedAt, version };
};

export const candidateRoutes = (router: IRouter, context: CommandContext): void => {
  const { candidate: send } = context.commands;
  const answer = (sent: Sent<Candidate>) => answered(sent.position, view(sent));
  const plain = (type: 'RemoveCandidate' | 'EraseCandidate') => async (request: ToOne) =>
    answer(await send(request.params.id, { type, data: {}, metadata: causeOf(request) }, request.ifMatch));
  const change = async (request: ToOne, data: Partial<CandidateDetails>) =>
    answer(
      await send(request.params.id, { type: 'ChangeCandidate', data, metadata: causeOf(request) }, request.ifMatch),
    );

  mount(
    router,
    endpoints.createCandidate,
    async (request) => {
      const candidateId = createdId('candidate', request);
      const data = { ...request.body, candidateId };
      return answer(await send(candidateId, { type: 'CreateCandidate', data, metadata: causeOf(request) }));
    },
    context,
  );
  mount(router, endpoints.changeCandidate, (request) => change(request, request.body), context);
  mount(
    router,
    endpoints.replaceCandidate,
    (request) => change(request, pick(request.body, CandidateDetails.shape)),
    context,
  );
  mount(
    router,
    endpoints.labelCandidate,
    async (request) => {
      const command = { type: 'LabelCandidate' as const, data: request.body, metadata: causeOf(request) };
      return answer(await send(request.params.id, command, request.ifMatch));
    },
    context,
  );
  mount(router, endpoints.removeCandidate, plain('RemoveCandidate'), context);
  mount(router, endpoints.eraseCandidate, plain('EraseCandidate'), context);
  mount(
    router,
    endpoints.removeCandidates,
    (request) => removeMany(request.query.filter.id, (id) => plain('RemoveCandidate')(toOne(request, id))),
    context,
  );
};
