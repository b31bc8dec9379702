import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { brandOf } from '#integration-workers/automation/mail/mail-brand';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { localeOfStaff, readLive, readStaff } from './live-interview-people.ts';
import { staffValues } from './live-interview-values.ts';

const payload = z.strictObject({ liveInterviewId: Id });

const OWING = {
  projections: ['recruiting.live-interviewer'],
  text: `select user_id as "userId" from read.live_interviewer
    where tenant_id = $1 and live_interview_id = $2 and owes_scorecard order by user_id`,
};

/** Asks those who talked with a candidate for their scorecards (docs/product.md REC-149). */
export const askForScorecard = productMailJob({
  name: 'recruiting.live-interview.ask-for-scorecard',
  payload,
  recipients: async ({ data: { liveInterviewId: id }, cause }, tools) => {
    const live = await readLive(cause, id, tools);
    if (live?.status !== 'scheduled') return [];
    const owing = await tools.read<{ userId: string }>(cause, { ...OWING, values: [cause.tenantId, id] });
    const staff = await readStaff(cause, { ids: owing.map(({ userId }) => userId), jobId: live.jobId }, tools);
    const { name: company } = (await brandOf(cause, tools)).brand;
    const link = inCompany(`${tools.publicUrl}/t/recruiting/live-interviews/${id}/view`, cause.tenantId);
    return staff.map((one) => {
      const locale = localeOfStaff(one);
      const mail = productMailWith('scorecard-due', staffValues(one, { live, company, locale, url: link }));
      return { ...mail, to: one.email, subjectId: live.candidateId, readerId: one.userId, locale, target: one.userId };
    });
  },
});
