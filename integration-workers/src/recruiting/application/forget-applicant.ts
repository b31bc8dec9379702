import type { Id } from 'contracts/kernel/id';
import { applicantIdsOf } from 'contracts/recruiting/application/application.commands';
import { unlessRefused } from '#integration-workers/engine/command';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

type Applicant = { candidateId: Id; userId: Id };

/**
 * Takes back what was written of somebody who has erased their account since, as far as it is there: the record that was made of
 * their account goes, one that staff entered is the company's own and loses the account.
 */
export const forgetApplicant = async (applicant: Applicant, cause: Cause, tools: Tools): Promise<void> => {
  const { candidateId: id, userId } = applicant;
  if (!applicantIdsOf(cause.tenantId, userId).includes(id)) {
    await tools.command(cause, { aggregate: 'candidate', id, type: 'UnlinkCandidate', data: { userId } });
    return tools.outbox.clear(cause.tenantId, id);
  }
  const erased = tools.command(cause, { aggregate: 'candidate', id, type: 'EraseCandidate', data: {} });
  await unlessRefused(erased, 'not-found');
};
