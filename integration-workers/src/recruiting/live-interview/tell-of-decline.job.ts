import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { brandOf } from '#integration-workers/automation/mail/mail-brand';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { localeOfStaff, readLive, readStaff } from './live-interview-people.ts';
import { staffValues } from './live-interview-values.ts';

const payload = z.strictObject({ liveInterviewId: Id, userId: Id });

/** Tells who planned a live interview that one of its interviewers cannot come; where that is nobody else, the other interviewers (docs/product.md REC-145). */
export const tellOfDecline = productMailJob({
  name: 'recruiting.live-interview.tell-of-decline',
  payload,
  urgency: 'somebody-waits',
  recipients: async ({ data: { liveInterviewId: id, userId }, cause }, tools) => {
    const live = await readLive(cause, id, tools);
    const isSaid = live?.interviewerAnswers.some((one) => one.userId === userId && one.answer === 'no');
    // It was moved, called off or answered otherwise since.
    if (live?.status !== 'scheduled' || !live.startsAt || !isSaid) return [];
    const { jobId, organizerId, interviewerIds } = live;
    const [[interviewer], organizers] = await Promise.all([
      readStaff(cause, { ids: [userId], jobId }, tools),
      readStaff(cause, { ids: organizerId === null || organizerId === userId ? [] : [organizerId], jobId }, tools),
    ]);
    if (!interviewer) return [];
    const others = interviewerIds.filter((one) => one !== userId);
    const told = organizers.length > 0 ? organizers : await readStaff(cause, { ids: others, jobId }, tools);
    const { name: company } = (await brandOf(cause, tools)).brand;
    const link = inCompany(`${tools.publicUrl}/t/recruiting/live-interviews/${id}/view`, cause.tenantId);
    return told.map((one) => {
      const locale = localeOfStaff(one);
      const values = staffValues(one, { live, company, locale, url: link });
      const mail = productMailWith('interviewer-declined', { ...values, 'interview.interviewer': interviewer.name });
      return { ...mail, to: one.email, subjectId: live.candidateId, readerId: one.userId, locale, target: one.userId };
    });
  },
});
