import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locales';
import type { MyLive } from './lives.ts';

/** `Friday, November 27, 2:00 – 2:45 PM` */
export const spanIn = (
  locale: Locale,
  { startsAt, minutes, timeZone }: { startsAt: string; minutes: number; timeZone: string },
): string => {
  const start = new Date(startsAt);
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    timeZone,
  });
  // Some browsers put narrow spaces around what they say.
  return format.formatRange(start, new Date(start.getTime() + minutes * 60_000)).replace(/\s/g, ' ');
};

/** Whether clocks there and here show something else then. */
export const isElsewhere = (startsAt: string, one: string, other: string): boolean => {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(startsAt));
  return clock(one) !== clock(other);
};

export type LiveState = 'offered' | 'scheduled' | 'yes' | 'no' | 'past' | 'cancelled';

/** Where it stands for its candidate. */
export const stateOf = ({ status, startsAt, answer }: MyLive, now: number): LiveState => {
  if (status === 'cancelled') return 'cancelled';
  if (startsAt === null) return 'offered';
  if (Date.parse(startsAt) <= now) return 'past';
  return answer === 'none' ? 'scheduled' : answer;
};
