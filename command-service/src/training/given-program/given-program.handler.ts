import { Rejection } from 'contracts/kernel/problem';
import { givenProgram, givenProgramIdOf } from 'contracts/training/given-program/given-program.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityVersion } from '#command-service/entity/entity.state';
import { givenProgramDecider } from './given-program.decider.ts';
import { givenTo } from './given-to.ts';

const sendGiven = entityHandler(givenProgram, givenProgramDecider);

/**
 * Commands of given programs. What is looked up for one is decided on only while its record is as it was before that: of two lookups
 * at once the later one has the last word.
 */
export const givenProgramHandler = (deps: HandlerDeps): SendEntity<typeof givenProgram> => {
  const { store } = deps;
  const send = sendGiven(deps);
  return async (id, command, ifMatch) => {
    if (command.type !== 'SettleGivenProgram') return send(id, command, ifMatch);
    const { metadata, data } = command;
    const { tenantId: parentId } = metadata;
    const { programId, companyId, companyName } = data;
    if (id !== givenProgramIdOf(programId, companyId)) throw new Rejection('not-found', 404);
    const before = await entityVersion(store, givenProgram, { tenantId: parentId, id });
    const settled = await givenTo(store, { parentId, programId, companyId });
    if (before > 0) return send(id, { ...command, data: settled as never }, before);
    if ('withdrawal' in settled) throw new Rejection('not-found', 404);
    // Under a key of its own: the other command is to be taken after it.
    const { idempotencyKey: _, ...cause } = metadata;
    const created = { givenProgramId: id, programId, companyId, companyName };
    const { version } = await send(id, { type: 'CreateGivenProgram', data: created, metadata: cause });
    return send(id, { ...command, data: settled as never }, version);
  };
};
