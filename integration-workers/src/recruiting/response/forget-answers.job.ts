import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { discardAnswers } from '#integration-workers/library/file/discard-answers';

/** Files of an erased candidate's answers: those that are there, and those that were to come of a recording. */
const FILES = {
  projections: ['recruiting.response', 'library.answer-file', 'library.quarantine'],
  text: `select f.id from read.response r join read.answer_file f on f.tenant_id = r.tenant_id and f.response_id = r.id
      where r.tenant_id = $1 and r.candidate_id = $2
    union
    select q.id from read.response r join read.quarantined_file q on q.tenant_id = r.tenant_id and q.answer_id = r.id
      where r.tenant_id = $1 and r.candidate_id = $2
    union
    select (take ->> 'fileId')::uuid from read.response r, jsonb_each(r.progress) q (id, question),
      jsonb_array_elements(q.question -> 'takes') take
      where r.tenant_id = $1 and r.candidate_id = $2`,
};

/** Removes the recordings and documents of an erased candidate, finished or on their way. */
export const forgetAnswers = job({
  name: 'recruiting.response.forget-answers',
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
