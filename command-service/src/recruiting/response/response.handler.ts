import { askedQuestions } from 'access/recruiting/asked-questions';
import { Rejection } from 'contracts/kernel/problem';
import type { interview } from 'contracts/recruiting/interview/interview.entity';
import type { FollowedStep } from 'contracts/recruiting/interview/interview.statuses';
import { recordedTypes } from 'contracts/recruiting/question/question.choices';
import { type ResponseCommand, type ResponseRecord, response } from 'contracts/recruiting/response/response.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { questionIn } from './asked.ts';
import { responseDecider } from './response.decider.ts';
import { refuse } from './takes.ts';

export type ResponseDeps = HandlerDeps & { interviews: SendEntity<typeof interview> };

/** What the status of the interview follows. */
const followed: Readonly<Record<string, FollowedStep>> = {
  CreateResponse: 'invited',
  ExtendResponse: 'extended',
  SubmitResponse: 'submitted',
  ExpireResponse: 'expired',
  WithdrawResponse: 'withdrawn',
  RestoreResponse: 'restored',
};

/** Of an answer that was given again, also what was not handed in again stays handed in. */
const becauseOf = (
  type: ResponseCommand['type'],
  { status, reopenedFor }: ResponseRecord,
): FollowedStep | undefined => {
  if (type === 'GrantTake') return reopenedFor === null ? undefined : 'reopened';
  // What was given again, and not made or taken back, stays handed in.
  const isEnd = type === 'ExpireResponse' || type === 'WithdrawResponse';
  return isEnd && status === 'submitted' ? 'submitted' : followed[type];
};

const sendResponse = entityHandler(response, responseDecider);

/**
 * Commands of responses. The interview follows before the answer, so that whoever reads next sees it; where a process dies in
 * between, the policy of the workers sends the same.
 */
export const responseHandler = (deps: ResponseDeps): SendEntity<typeof response> => {
  const { store, interviews } = deps;
  const send = sendResponse(deps);
  const asked = askedQuestions(store);

  const assertGrantable = async (id: string, { data, metadata }: Extract<ResponseCommand, { type: 'GrantTake' }>) => {
    const { tenantId } = metadata;
    const state = await entityState(store, response, { tenantId, id });
    if (state.status === 'absent') throw new Rejection('not-found', 404);
    const { allowedTakes, responseType } = questionIn(await asked(tenantId, state.record), data.questionId);
    // Once all was handed in, no recording can be made any more, however many there were.
    const isHandedIn = state.record.status === 'submitted';
    if (!recordedTypes.includes(responseType) || (allowedTakes === null && !isHandedIn))
      throw refuse('nothing-to-grant', 409, 'questionId');
  };

  return async (id, command, ifMatch) => {
    if (command.type === 'GrantTake') await assertGrantable(id, command);
    const sent = await send(id, command, ifMatch);
    if (sent.state.status === 'absent') return sent;
    const because = becauseOf(command.type, sent.state.record);
    if (because) {
      const { idempotencyKey: _, request: __, ...cause } = command.metadata;
      const metadata = { ...cause, actor: { type: 'system' as const, id: 'recruiting.response' } };
      const data = { responseId: id, because };
      const follow = { type: 'FollowResponse' as const, data, metadata };
      const { position } = await interviews(sent.state.record.interviewId, follow);
      return { ...sent, position };
    }
    return sent;
  };
};
