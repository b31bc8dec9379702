import { caused } from 'contracts/kernel/message';
import { publicTraining } from 'contracts/training/public-training/public-training.entity';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof publicTraining>;

/** What is open already stays so. */
const open: Decisions['OpenPublicTraining'] = (command, record) => {
  const { id: publicTrainingId, status, programId, slug, isListed, embedOrigins } = record;
  if (status === 'open') return [];
  return [caused(command, 'PublicTrainingOpened', { publicTrainingId, programId, slug, isListed, embedOrigins })];
};

/** What was never opened, or is closed, has nothing to close. */
const withdraw: Decisions['WithdrawPublicTraining'] = (command, { id: publicTrainingId, status }) =>
  status === 'withdrawn' ? [] : [caused(command, 'PublicTrainingWithdrawn', { publicTrainingId })];

export const publicTrainingDecider = entityDecider(publicTraining, {
  decide: { OpenPublicTraining: open, WithdrawPublicTraining: withdraw },
});
