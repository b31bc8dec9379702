import { momentText } from 'contracts/automation/mail/mail-moment';
import type { Locale } from 'contracts/kernel/locale';
import type { LiveRow } from './live-interview-people.ts';

/** Empty: it is still to be chosen. */
export const timeIn = (locale: Locale, { startsAt, timeZone }: Pick<LiveRow, 'startsAt' | 'timeZone'>): string =>
  startsAt === null ? '' : momentText(startsAt, { locale, timeZone });

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
