import { openInterview } from 'contracts/recruiting/open-interview/open-interview.entity';
import { entityDecider, type SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { requireVideos } from '#command-service/recruiting/question/question.handler';
import { requireRevisions } from '#command-service/recruiting/question/question-set.lookup';

const sendOpenInterview = entityHandler(openInterview, entityDecider(openInterview));

/** Commands of open interviews: they ask what there is, and show videos of the library. */
export const openInterviewHandler = (deps: HandlerDeps): SendEntity<typeof openInterview> => {
  const { store } = deps;
  const send = sendOpenInterview(deps);
  return async (id, command, ifMatch) => {
    if (command.type !== 'CreateOpenInterview' && command.type !== 'ChangeOpenInterview')
      return send(id, command, ifMatch);
    const { tenantId } = command.metadata;
    const before =
      command.type === 'ChangeOpenInterview' ? await entityState(store, openInterview, { tenantId, id }) : null;
    const { questionSetId, questionSetRevision } = {
      ...(before?.status === 'kept' ? before.record : {}),
      ...command.data,
    };
    if (questionSetId !== undefined && questionSetRevision !== undefined)
      await requireRevisions(store, tenantId, [{ questionSetId, questionSetRevision }], () => 'questionSetId');
    await requireVideos(store, tenantId, [['instructionsVideoId', command.data.instructionsVideoId]]);
    return send(id, command, ifMatch);
  };
};
