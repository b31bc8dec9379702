import { GLOBAL, Id } from 'contracts/kernel/id';
import { applicantIdsOf } from 'contracts/recruiting/application/application.commands';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { companiesOf, recordsOf } from './applied-to.ts';

type Person = { tenantId: Id; userId: Id };

/** Records that the company made because the person applied or was bought, those that staff have removed from the lists too. */
const eraseOwn = async ({ tenantId, userId }: Person, cause: Cause, { command }: Tools): Promise<void> => {
  for (const id of applicantIdsOf(tenantId, userId)) {
    const erased = command(cause, { aggregate: 'candidate', tenantId, id, type: 'EraseCandidate', data: {} });
    if (!(await unlessRefused(erased, 'not-found'))) return;
  }
};

/** Records that staff entered are the company's own: they lose the account, and mails of it, and stay (docs/adr/0010). */
const unlinkOthers = async (person: Person, cause: Cause, tools: Tools): Promise<void> => {
  const { tenantId, userId } = person;
  const own = applicantIdsOf(tenantId, userId);
  for (const id of await recordsOf(person, cause, tools)) {
    if (own.includes(id)) continue;
    await tools.command(cause, { aggregate: 'candidate', tenantId, id, type: 'UnlinkCandidate', data: { userId } });
    await tools.outbox.clear(tenantId, id);
  }
};

/** Takes an erased person out of the companies they applied to or were bought by. */
export const leaveCompanies = job({
  name: 'identity.user.leave-companies',
  payload: z.strictObject({ userId: Id }),
  options: FOR_A_DAY,
  /**
   * The key is destroyed by the command too, but that process may have died right after it appended the event. Applications go last:
   * by them a try that begins anew finds the companies that are not done yet.
   */
  handle: async ({ data: { userId }, cause }, tools) => {
    await tools.keys.destroy({ tenantId: GLOBAL, subject: userId });
    await tools.outbox.scrub(GLOBAL, userId);
    for (const { companyId: tenantId, applications } of await companiesOf(userId, cause, tools)) {
      await unlinkOthers({ tenantId, userId }, cause, tools);
      await eraseOwn({ tenantId, userId }, cause, tools);
      for (const id of applications) {
        await tools.command(cause, { aggregate: 'application', tenantId, id, type: 'WithdrawApplication', data: {} });
      }
    }
  },
});
