import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { discardAnswers } from '#integration-workers/library/file/discard-answers';

/** Files of answers, of what reviewers said of them in a video, and those that were to come of a recording. */
const FILES = {
  projections: ['training.trainingAssignment', 'library.answer-file', 'library.quarantine'],
  text: `select id from read.answer_file where tenant_id = $1 and response_id = $2
    union
    select id from read.quarantined_file where tenant_id = $1 and answer_id = $2
    union
    select (take ->> 'fileId')::uuid from read.training_assignment a, jsonb_each(a.progress) l (id, lesson),
      jsonb_each(l.lesson -> 'recorded') q (id, question), jsonb_array_elements(q.question -> 'takes') take
      where a.tenant_id = $1 and a.id = $2`,
};

/** Removes the recordings and documents of a training whose person is erased. */
export const forgetLessonAnswers = job({
  name: 'training.assignment.forget-answers',
  payload: z.strictObject({ assignmentId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { assignmentId }, cause }, tools) => {
    const found = await tools.read<{ id: Id }>(cause, { ...FILES, values: [cause.tenantId, assignmentId] });
    await discardAnswers(
      found.map(({ id }) => id),
      cause,
      tools,
    );
  },
});
