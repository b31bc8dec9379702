import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import type { MailText, MailTexts } from '#integration-workers/automation/mail/render';
import { localeOfStaff, readLive, readStaff } from './live-interview-people.ts';
import { timeIn } from './write-live-interview.job.ts';

type Values = { reader: string; interviewer: string; candidate: string; title: string; time: string; link: string };

const texts: MailTexts<Values> = {
  'en-us': ({ reader, interviewer, candidate, title, time, link }): MailText => ({
    subject: `${interviewer} cannot come to the interview with ${candidate}`,
    paragraphs: [
      `Hello ${reader},`,
      `${interviewer} has declined the interview “${title}” with ${candidate} on ${time}. Invite somebody else or suggest another time here:`,
      link,
    ],
  }),
  'pt-br': ({ reader, interviewer, candidate, title, time, link }): MailText => ({
    subject: `${interviewer} não pode ir à entrevista com ${candidate}`,
    paragraphs: [
      `Olá, ${reader},`,
      `${interviewer} recusou a entrevista “${title}” com ${candidate}, marcada para ${time}. Convide outra pessoa ou proponha outro horário aqui:`,
      link,
    ],
  }),
};

const payload = z.strictObject({ liveInterviewId: Id, userId: Id });

/** Tells who planned a live interview that one of its interviewers cannot come; where that is nobody else, the other interviewers (docs/product.md REC-145). */
export const tellOfDecline = mailJob<typeof payload, Values>({
  name: 'recruiting.live-interview.tell-of-decline',
  kind: 'work',
  payload,
  urgency: 'somebody-waits',
  recipients: async ({ data: { liveInterviewId: id, userId }, cause }, tools) => {
    const live = await readLive(cause, id, tools);
    const isSaid = live?.interviewerAnswers.some((one) => one.userId === userId && one.answer === 'no');
    // It was moved, called off or answered otherwise since.
    if (live?.status !== 'scheduled' || !live.startsAt || !isSaid) return [];
    const { jobId, organizerId, interviewerIds, candidateId: subjectId, title, name: candidate, timeZone } = live;
    const [[interviewer], organizers] = await Promise.all([
      readStaff(cause, { ids: [userId], jobId }, tools),
      readStaff(cause, { ids: organizerId === null || organizerId === userId ? [] : [organizerId], jobId }, tools),
    ]);
    if (!interviewer) return [];
    const others = interviewerIds.filter((one) => one !== userId);
    const told = organizers.length > 0 ? organizers : await readStaff(cause, { ids: others, jobId }, tools);
    const startsAt = new Date(live.startsAt);
    const link = inCompany(`${tools.publicUrl}/t/recruiting/live-interviews/${id}/view`, cause.tenantId);
    return told.map((one) => {
      const locale = localeOfStaff(one);
      const time = timeIn(locale, { startsAt, timeZone });
      const values = { reader: one.name, interviewer: interviewer.name, candidate, title, time, link };
      return { to: one.email, subjectId, locale, target: one.userId, values };
    });
  },
  texts,
});
