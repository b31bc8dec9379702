import { recordIn } from 'access/recruiting/record-in';
import { Rejection } from 'contracts/kernel/problem';
import type { GivenProgramRejection } from 'contracts/training/given-program/given-program.entity';
import { trainingProgram } from 'contracts/training/program/program.entity';
import {
  type PublicTrainingRejection,
  publicTraining,
} from 'contracts/training/public-training/public-training.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { hasGivenLessons } from '#command-service/training/given-program/given-to';
import { newestVersions } from '#command-service/training/schedule/schedule.program';
import { publicTrainingDecider } from './public-training.decider.ts';

const sendPublicTraining = entityHandler(publicTraining, publicTrainingDecider);

const programFixed = () =>
  new Rejection<PublicTrainingRejection>('public-training-program-fixed', 422, {
    errors: { programId: ['public-training-program-fixed'] },
  });

/** What a parent gives is for the people of the company alone. */
const programGiven = () =>
  new Rejection<GivenProgramRejection>('program-given', 422, { errors: { programId: ['program-given'] } });

/** Commands of public trainings: each is of one published program of the company for good. */
export const publicTrainingHandler = (deps: HandlerDeps): SendEntity<typeof publicTraining> => {
  const { store } = deps;
  const send = sendPublicTraining(deps);
  const newest = newestVersions(store);
  const assertOwnProgram = async (tenantId: string, programId: string): Promise<void> => {
    const program = await recordIn(store, trainingProgram, { tenantId, id: programId });
    if (program?.origin || (await hasGivenLessons(store, tenantId, program?.publishedLessons ?? [])))
      throw programGiven();
  };
  return async (id, command, ifMatch) => {
    const { tenantId } = command.metadata;
    if (command.type === 'CreatePublicTraining') {
      const { programId = '' } = command.data;
      await newest(tenantId, programId);
      await assertOwnProgram(tenantId, programId);
    }
    if (command.type === 'ChangePublicTraining' || command.type === 'OpenPublicTraining') {
      const before = await recordIn(store, publicTraining, { tenantId, id });
      const { programId } = command.type === 'ChangePublicTraining' ? command.data : {};
      if (before && programId !== undefined && programId !== before.programId) throw programFixed();
      if (before && command.type === 'OpenPublicTraining') {
        await newest(tenantId, before.programId);
        await assertOwnProgram(tenantId, before.programId);
      }
    }
    return send(id, command, ifMatch);
  };
};
