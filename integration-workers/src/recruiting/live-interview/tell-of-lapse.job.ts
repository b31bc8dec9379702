import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { brandOf } from '#integration-workers/automation/mail/mail-brand';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { localeOfStaff, readLive, readStaff } from './live-interview-people.ts';

/** Tells who planned a live interview that its candidate let all times pass; where that is nobody any more, its interviewers (docs/product.md REC-236). */
export const tellOfLapse = productMailJob({
  name: 'recruiting.live-interview.tell-of-lapse',
  payload: z.strictObject({ liveInterviewId: Id }),
  recipients: async ({ data: { liveInterviewId: id }, cause }, tools) => {
    const live = await readLive(cause, id, tools);
    // It was given other times, set or called off since.
    if (live?.status !== 'offered' || live.startsAt) return [];
    const { jobId, organizerId, interviewerIds, candidateId: subjectId, title, name: candidate } = live;
    const organizers = await readStaff(cause, { ids: organizerId === null ? [] : [organizerId], jobId }, tools);
    const told = organizers.length > 0 ? organizers : await readStaff(cause, { ids: interviewerIds, jobId }, tools);
    const { name: company } = (await brandOf(cause, tools)).brand;
    const url = inCompany(`${tools.publicUrl}/t/recruiting/live-interviews/${id}/view`, cause.tenantId);
    return told.map((one) => {
      const mail = productMailWith('live-lapsed', {
        ...{ 'user.name': one.name, 'company.name': company, 'candidate.full_name': candidate },
        ...{ 'interview.title': title, 'interview.staff_link': { url } },
      });
      const locale = localeOfStaff(one);
      return { ...mail, to: one.email, subjectId, readerId: one.userId, locale, target: one.userId };
    });
  },
});
