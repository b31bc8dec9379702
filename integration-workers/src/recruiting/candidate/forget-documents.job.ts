import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { discardAnswers } from '#integration-workers/library/file/discard-answers';

const FILES = {
  projections: ['library.answer-file', 'library.quarantine'],
  text: `select id from read.answer_file where tenant_id = $1 and candidate_id = $2
    union select id from read.quarantined_file where tenant_id = $1 and answer_id = $2`,
};

/** Removes the documents that a company kept with somebody who was erased, those on their way, and those in quarantine. */
export const forgetDocuments = job({
  name: 'recruiting.candidate.forget-documents',
  payload: z.strictObject({ candidateId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { candidateId }, cause }, tools) => {
    const found = await tools.read<{ id: Id }>(cause, { ...FILES, values: [cause.tenantId, candidateId] });
    await discardAnswers(
      found.map(({ id }) => id),
      cause,
      tools,
    );
  },
});
