import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { candidateValues, localeOfHire, openItemsOf, readHire } from './hire-people.ts';

/** Writes to the person who is hired what is asked of them before their first day. */
export const askCandidate = productMailJob({
  name: 'recruiting.pending-hire.ask-candidate',
  payload: z.strictObject({ pendingHireId: Id, candidateId: Id }),
  urgency: 'somebody-waits',
  recipients: async ({ data: { pendingHireId, candidateId }, cause }, { read, publicUrl }) => {
    const hire = await readHire(cause, pendingHireId, { read });
    const items = hire ? openItemsOf(hire).filter(({ assignee }) => assignee === 'candidate') : [];
    if (!hire || items.length === 0) return [];
    const mail = productMailWith('hire-asked', candidateValues(hire, items, { publicUrl }));
    const { email: to, interviewId, jobId } = hire;
    return [{ ...mail, to, subjectId: candidateId, locale: localeOfHire(hire), about: { interviewId, jobId } }];
  },
});
