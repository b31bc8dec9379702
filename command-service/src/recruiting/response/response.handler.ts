import { askedQuestions } from 'access/recruiting/asked-questions';
import { Rejection } from 'contracts/kernel/problem';
import type { interview } from 'contracts/recruiting/interview/interview.entity';
import { type ResponseCommand, response } from 'contracts/recruiting/response/response.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { questionIn } from './asked.ts';
import { responseDecider } from './response.decider.ts';
import { refuse } from './takes.ts';

export type ResponseDeps = HandlerDeps & { interviews: SendEntity<typeof interview> };
type Because = 'invited' | 'extended' | 'submitted' | 'expired';

/** What the status of the interview follows. */
const followed: Readonly<Record<string, Because>> = {
  CreateResponse: 'invited',
  ExtendResponse: 'extended',
  SubmitResponse: 'submitted',
  ExpireResponse: 'expired',
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
    const { allowedTakes } = questionIn(await asked(tenantId, state.record), data.questionId);
    if (allowedTakes === null) throw refuse('nothing-to-grant', 409, 'questionId');
  };

  return async (id, command, ifMatch) => {
    if (command.type === 'GrantTake') await assertGrantable(id, command);
    const sent = await send(id, command, ifMatch);
    const because = followed[command.type];
    if (because && sent.state.status !== 'absent') {
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
