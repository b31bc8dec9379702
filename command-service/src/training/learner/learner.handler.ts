import type { LearnerCommand } from 'contracts/training/learner/learner.commands';
import type { HandlerDeps } from '#command-service/entity/entity.handler';
import { handler, type Send } from '#command-service/kernel/command';
import { type Learner, learnerDecider } from './learner.decider.ts';

const sendLearner = handler('learner', learnerDecider);

/** Commands about learners: their stream is called by their account. Whoever is erased has no key in that company afterwards. */
export const learnerHandler = ({ store, keys }: HandlerDeps): Send<Learner, LearnerCommand> => {
  const send = sendLearner(store);
  return async (userId, command, ifMatch) => {
    const sent = await send(userId, { ...command, data: { userId } }, ifMatch);
    if (command.type === 'EraseLearner') await keys.destroy({ tenantId: command.metadata.tenantId, subject: userId });
    return sent;
  };
};
