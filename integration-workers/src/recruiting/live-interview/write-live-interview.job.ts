import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import type { Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { brandOf } from '#integration-workers/automation/mail/mail-brand';
import { type Addressee, productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { calendarOf } from './calendar.ts';
import { localeOfCandidate, localeOfStaff, readLive, readStaff, type StaffRow } from './live-interview-people.ts';
import { candidateValues, staffValues } from './live-interview-values.ts';

const LiveNews = z.enum(['set', 'moved', 'cancelled', 'reminded', 'yes', 'no']);
export type LiveNews = z.infer<typeof LiveNews>;
/** What calendars are told of too. */
const planning = ['set', 'moved', 'cancelled'];

const payload = z.strictObject({
  liveInterviewId: Id,
  news: LiveNews,
  /** Of the company: those who come since the change, and who came before it. */
  joined: z.array(Id),
  left: z.array(Id),
});

const teamMails = {
  set: 'team-live-set',
  moved: 'team-live-moved',
  cancelled: 'team-live-cancelled',
  reminded: 'team-live-reminded',
  yes: 'team-live-accepted',
  no: 'team-live-declined',
} as const satisfies Record<LiveNews, string>;

/** Tells everybody who comes to a live interview what there is to know, with what their calendars take from it. */
export const writeLiveInterview = productMailJob({
  name: 'recruiting.live-interview.write',
  payload,
  urgency: 'somebody-waits',
  recipients: async ({ data: { liveInterviewId: id, news, joined, left }, cause }, tools) => {
    const live = await readLive(cause, id, tools);
    // A later event has more to say.
    if (!live || (live.status === 'cancelled') !== (news === 'cancelled')) return [];
    if ((news === 'yes' || news === 'no') && live.answer !== news) return [];
    const { candidateId: subjectId, interviewId, jobId, interviewerIds, firstName, minutes, title, place } = live;
    const startsAt = live.startsAt && new Date(live.startsAt);
    const staff = await readStaff(cause, { ids: interviewerIds, jobId }, tools);
    const gone = await readStaff(cause, { ids: left, jobId }, tools);
    const { brand, email: replyTo } = await brandOf(cause, tools);
    const company = brand.name;
    const organizer = { name: company, email: replyTo || `no-reply@${new URL(tools.publicUrl).hostname}` };
    const person = live.email ? [{ name: live.name, email: live.email }] : [];

    const calendarFor = (
      said: LiveNews,
      { whom, url, attendees }: { whom: string; url: string; attendees: readonly { name: string; email: string }[] },
    ) => {
      if (startsAt === null || !planning.includes(said)) return {};
      const summary = `${title}: ${whom}`;
      const description = [said === 'cancelled' && live.reason, url].filter(Boolean).join('\n');
      const meeting = { id, sequence: live.sequence, startsAt, minutes, place, organizer, url, now: tools.clock() };
      const method = said === 'cancelled' ? 'CANCEL' : 'REQUEST';
      return { extras: { calendar: calendarOf({ ...meeting, summary, description, attendees }, method) } };
    };

    const toStaff = (one: StaffRow, said: LiveNews, isGone = false): Addressee => {
      const locale = localeOfStaff(one);
      const url = inCompany(`${tools.publicUrl}/t/recruiting/live-interviews/${id}/view`, cause.tenantId);
      const values = { ...staffValues(one, { live, company, locale, url }), 'interview.reason': live.reason };
      return {
        ...productMailWith(teamMails[said], values),
        ...{ to: one.email, subjectId, readerId: one.userId, target: one.userId, locale },
        ...calendarFor(said, { whom: live.name, url, attendees: isGone ? [one] : [...person, ...staff] }),
      };
    };
    const toCandidate = (name: string, to: string, locale: Locale): Addressee[] => {
      if (news === 'yes' || news === 'no') return [];
      const url = `${tools.publicUrl}/c/interviews/live/${interviewId}`;
      const values = { ...candidateValues(name, { live, company, locale, url }), 'interview.reason': live.reason };
      const said = startsAt === null && news !== 'cancelled' ? ('offered' as const) : news;
      return [
        {
          ...productMailWith(`live-${said}`, values),
          ...{ to, subjectId, target: subjectId, locale, about: { interviewId, jobId } },
          // Candidates are not told the addresses of the staff.
          ...calendarFor(news, { whom: company, url, attendees: person }),
        },
      ];
    };

    const theirs = live.email && firstName ? toCandidate(firstName, live.email, localeOfCandidate(live)) : [];
    // Nobody of the company waits for a time that is still to be chosen.
    if (startsAt === null) return theirs;
    return [
      ...theirs,
      ...staff.map((one) => toStaff(one, news === 'moved' && joined.includes(one.userId) ? 'set' : news)),
      ...gone.map((one) => toStaff(one, 'cancelled', true)),
    ];
  },
});
