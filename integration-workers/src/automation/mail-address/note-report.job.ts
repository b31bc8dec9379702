import { addressStops } from 'contracts/automation/mail-address/mail-address.choices';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Notes beside a mail what came back of it. */
export const noteReport = job({
  name: 'automation.mail-address.note-report',
  payload: z.strictObject({ mailId: Id, report: z.enum(addressStops), answer: z.string() }),
  options: FOR_A_DAY,
  handle: async ({ data: { mailId, report, answer }, cause }, { outbox, command }) => {
    const candidateMailId = await outbox.markReported(mailId, report, answer);
    if (candidateMailId === null) return;
    const data = { report, answer };
    const told = command(cause, { aggregate: 'candidateMail', id: candidateMailId, type: 'ReportCandidateMail', data });
    await unlessRefused(told, 'not-found');
  },
});
