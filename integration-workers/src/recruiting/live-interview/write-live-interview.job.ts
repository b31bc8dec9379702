import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { mailJob, type Recipient } from '#integration-workers/automation/mail/mail.job';
import { brandOf } from '#integration-workers/automation/mail/mail-brand';
import { calendarOf } from './calendar.ts';
import { type LiveValues, liveInterviewTexts } from './live-interview.texts.ts';
import { type LiveRow, localeOfCandidate, localeOfStaff, readLive, readStaff } from './live-interview-people.ts';

const LiveNews = z.enum(['set', 'moved', 'cancelled', 'reminded', 'yes', 'no']);
export type LiveNews = z.infer<typeof LiveNews>;

/** `Friday, November 27, 2026 at 2:00 PM (America/Chicago)` */
export const timeIn = (locale: Locale, { startsAt, timeZone }: Pick<LiveRow, 'startsAt' | 'timeZone'>): string =>
  startsAt === null
    ? ''
    : `${new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(startsAt)} (${timeZone.replaceAll('_', ' ')})`;

type Reader = {
  name: string;
  email: string;
  locale: Locale;
  link: string;
  isStaff: boolean;
  target: string;
  isGone?: boolean;
};

const payload = z.strictObject({
  liveInterviewId: Id,
  news: LiveNews,
  /** Of the company: those who come since the change, and who came before it. */
  joined: z.array(Id),
  left: z.array(Id),
});

/** Tells everybody who comes to a live interview what there is to know, with what their calendars take from it. */
export const writeLiveInterview = mailJob<typeof payload, LiveValues>({
  name: 'recruiting.live-interview.write',
  kind: 'invitation',
  payload,
  urgency: 'somebody-waits',
  recipients: async ({ data: { liveInterviewId: id, news, joined, left }, cause }, tools) => {
    const live = await readLive(cause, id, tools);
    // A later event has more to say.
    if (!live || (live.status === 'cancelled') !== (news === 'cancelled')) return [];
    const isAnswer = news === 'yes' || news === 'no';
    if (isAnswer && live.answer !== news) return [];
    const { candidateId: subjectId, interviewId, jobId, interviewerIds, firstName, minutes, title, place } = live;
    const startsAt = live.startsAt && new Date(live.startsAt);
    const staff = await readStaff(cause, { ids: interviewerIds, jobId }, tools);
    const gone = await readStaff(cause, { ids: left, jobId }, tools);
    const { brand, email: replyTo } = await brandOf(cause, tools);
    const organizer = { name: brand.name, email: replyTo || `no-reply@${new URL(tools.publicUrl).hostname}` };
    const console_ = inCompany(`${tools.publicUrl}/t/recruiting/live-interviews/${id}/view`, cause.tenantId);
    const person = live.email ? [{ name: live.name, email: live.email }] : [];

    const mailTo = (reader: Reader, said: LiveNews | 'offered'): Recipient<LiveValues> => {
      const { locale, link, isStaff, target, isGone = false } = reader;
      const method = said === 'cancelled' ? 'CANCEL' : 'REQUEST';
      const values = {
        ...{
          news: said,
          reader: reader.name,
          isStaff: isStaff ? 'yes' : 'no',
          company: brand.name,
          title,
          place,
          link,
        },
        ...{ candidate: live.name, time: timeIn(locale, { ...live, startsAt }), reason: live.reason },
      };
      const isForCalendars = startsAt !== null && ['set', 'moved', 'cancelled'].includes(said);
      const calendar =
        isForCalendars &&
        calendarOf(
          {
            ...{ id, sequence: live.sequence, startsAt, minutes, place, organizer, url: link, now: tools.clock() },
            summary: isStaff ? `${title}: ${live.name}` : `${title}: ${brand.name}`,
            description: liveInterviewTexts[locale](values).paragraphs.slice(1).join('\n'),
            // Candidates are not told the addresses of the staff.
            attendees: isGone ? [reader] : isStaff ? [...person, ...staff] : person,
          },
          method,
        );
      return {
        ...{ to: reader.email, subjectId, locale, target, values },
        ...(isStaff && { readerId: target }),
        extras: { fromName: brand.name, ...(replyTo && { replyTo }), ...(calendar && { calendar }) },
      };
    };
    const toStaff = (one: (typeof staff)[number], said: LiveNews, isGone = false) =>
      mailTo({ ...one, isGone, locale: localeOfStaff(one), link: console_, isStaff: true, target: one.userId }, said);

    const theirs =
      live.email && firstName && !isAnswer
        ? [
            mailTo(
              {
                ...{ name: firstName, email: live.email, locale: localeOfCandidate(live), isStaff: false },
                ...{ link: `${tools.publicUrl}/c/interviews/live/${interviewId}`, target: subjectId },
              },
              startsAt === null && news !== 'cancelled' ? 'offered' : news,
            ),
          ]
        : [];
    // Nobody of the company waits for a time that is still to be chosen.
    if (startsAt === null) return theirs;
    return [
      ...theirs,
      ...staff.map((one) => toStaff(one, news === 'moved' && joined.includes(one.userId) ? 'set' : news)),
      ...gone.map((one) => toStaff(one, 'cancelled', true)),
    ];
  },
  texts: liveInterviewTexts,
});
