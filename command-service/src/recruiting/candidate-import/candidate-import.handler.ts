import { Rejection } from 'contracts/kernel/problem';
import type { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { candidateImport } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import type { interview } from 'contracts/recruiting/interview/interview.entity';
import type { FileStorage } from 'platform/storage/file-storage';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { candidateImportDecider } from './candidate-import.decider.ts';
import { assertForAll } from './import-for-all.ts';
import { importRows, undoRows } from './import-rows.ts';

const sendImport = entityHandler(candidateImport, candidateImportDecider);

type Deps = HandlerDeps & {
  files: FileStorage;
  candidates: SendEntity<typeof candidate>;
  interviews: SendEntity<typeof interview>;
};

/**
 * Commands of imports. A chunk of rows becomes candidates before it is noted: a process that dies in between finds them made, since
 * each row makes the id of its candidate.
 */
export const candidateImportHandler = (deps: Deps): SendEntity<typeof candidateImport> => {
  const { store, files, candidates, interviews } = deps;
  const send = sendImport(deps);
  const making = { store, files, send: candidates, interviews };

  const recordOf = async (id: string, tenantId: string) => {
    const state = await entityState(store, candidateImport, { tenantId, id });
    if (state.status !== 'kept') throw new Rejection('not-found', 404);
    return state.record;
  };

  return async (id, command, ifMatch) => {
    const { type, metadata } = command;
    if (command.type === 'StartCandidateImport') await assertForAll(store, command);
    if (type !== 'ImportCandidateRows' && type !== 'UndoCandidateRows') return send(id, command, ifMatch);
    const record = await recordOf(id, metadata.tenantId);
    const { chunk } = command.data;
    const keep: readonly number[] = command.type === 'UndoCandidateRows' ? command.data.keep : [];
    // What a candidate is told by carries no key of the chunk's: each row is its own command.
    const { idempotencyKey: _, ...cause } = metadata;
    const isDue = chunk === record.chunk && record.status === (type === 'ImportCandidateRows' ? 'running' : 'undoing');
    if (!isDue) return send(id, command, ifMatch);
    const outcome =
      type === 'ImportCandidateRows'
        ? { outcome: await importRows(making, record, command.data, cause) }
        : await undoRows(making, record, { chunk, keep }, cause);
    return send(id, { ...command, data: { ...command.data, ...outcome } } as typeof command, ifMatch);
  };
};
