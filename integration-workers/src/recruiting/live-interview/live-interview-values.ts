import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locale';
import type { LiveRow } from './live-interview-people.ts';

/** `Friday, November 27, 2026 at 2:00 PM (America/Chicago)`; empty: it is still to be chosen. */
export const timeIn = (locale: Locale, { startsAt, timeZone }: Pick<LiveRow, 'startsAt' | 'timeZone'>): string =>
  startsAt === null
    ? ''
    : `${new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(startsAt))} (${timeZone.replaceAll('_', ' ')})`;

type About = { live: LiveRow; company: string; locale: Locale; url: string };

/** What mails about a live interview say to whoever reads them. */
const common = ({ live, company, locale }: About) => ({
  ...{ 'company.name': company, 'interview.title': live.title, 'interview.place': live.place },
  'interview.time': timeIn(locale, live),
});
export const candidateValues = (firstName: string, about: About) => ({
  ...common(about),
  ...{ 'candidate.first_name': firstName, 'interview.live_link': { url: about.url } },
});
export const staffValues = ({ name }: { name: string }, about: About) => ({
  ...common(about),
  ...{ 'user.name': name, 'candidate.full_name': about.live.name, 'interview.staff_link': { url: about.url } },
});
