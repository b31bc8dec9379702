import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import type { MailText, MailTexts } from '#integration-workers/automation/mail/render';
import { localeOfStaff, readLive, readStaff } from './live-interview-people.ts';

type Values = { reader: string; candidate: string; title: string; link: string };

const texts: MailTexts<Values> = {
  'en-us': ({ reader, candidate, title, link }): MailText => ({
    subject: `How was the interview with ${candidate}?`,
    paragraphs: [
      `Hello ${reader},`,
      `The interview “${title}” with ${candidate} is over. Please fill in your scorecard while you remember it well:`,
      link,
    ],
  }),
  'pt-br': ({ reader, candidate, title, link }): MailText => ({
    subject: `Como foi a entrevista com ${candidate}?`,
    paragraphs: [
      `Olá, ${reader},`,
      `A entrevista “${title}” com ${candidate} terminou. Preencha sua avaliação enquanto a conversa está fresca na memória:`,
      link,
    ],
  }),
};

const payload = z.strictObject({ liveInterviewId: Id });

const OWING = {
  projections: ['recruiting.live-interviewer'],
  text: `select user_id as "userId" from read.live_interviewer
    where tenant_id = $1 and live_interview_id = $2 and owes_scorecard order by user_id`,
};

/** Asks those who talked with a candidate for their scorecards (docs/product.md REC-149). */
export const askForScorecard = mailJob<typeof payload, Values>({
  name: 'recruiting.live-interview.ask-for-scorecard',
  kind: 'work',
  payload,
  recipients: async ({ data: { liveInterviewId: id }, cause }, tools) => {
    const live = await readLive(cause, id, tools);
    if (live?.status !== 'scheduled') return [];
    const owing = await tools.read<{ userId: string }>(cause, { ...OWING, values: [cause.tenantId, id] });
    const { jobId, candidateId: subjectId, title, name: candidate } = live;
    const staff = await readStaff(cause, { ids: owing.map(({ userId }) => userId), jobId }, tools);
    const link = inCompany(`${tools.publicUrl}/t/recruiting/live-interviews/${id}/view`, cause.tenantId);
    return staff.map((one) => {
      const values = { reader: one.name, candidate, title, link };
      return { to: one.email, subjectId, locale: localeOfStaff(one), target: one.userId, values };
    });
  },
  texts,
});
