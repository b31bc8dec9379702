import { dayName, dayNumber, dayOf, dayStart } from '#contracts/kernel/zoned-day';
import { monthsLater } from '#contracts/training/acknowledgement/acknowledgement.times';

/** Days before its end on which people are told; of one that holds a month or two, the shorter. */
const [NOTICE_DAYS, SHORT_NOTICE_DAYS] = [30, 7];
const LONG_FROM_MONTHS = 3;

export type CertificateTimes = {
  completedOn: string;
  validUntil: string | null;
  expiresAt: string | null;
  noticeAt: string | null;
};

/** Days are the company's: a certificate holds until its last day is over there (docs/product.md TRA-51). */
export const certificateTimes = (completedAt: Date, months: number | null, timeZone: string): CertificateTimes => {
  const completedOn = dayName(dayOf(timeZone, completedAt.getTime()));
  if (months === null) return { completedOn, validUntil: null, expiresAt: null, noticeAt: null };
  const validUntil = monthsLater(new Date(`${completedOn}T00:00:00.000Z`), months).slice(0, 10);
  const over = dayNumber(validUntil) + 1;
  const notice = months >= LONG_FROM_MONTHS ? NOTICE_DAYS : SHORT_NOTICE_DAYS;
  const startOf = (day: number) => new Date(dayStart(timeZone, day)).toISOString();
  return { completedOn, validUntil, expiresAt: startOf(over), noticeAt: startOf(over - notice) };
};
