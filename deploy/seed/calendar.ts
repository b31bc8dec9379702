export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The office opens at 13:00 UTC, morning in Duluth, and is open for nine hours. */
const OPENS_MS = 13 * HOUR_MS;
const SHARE_OF_DAY = 9 / 24;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** The moment moved into the office hours of its day; a weekend's into the Friday before. Never later than `latest`. */
export const atWork = (moment: Date, latest: Date): Date => {
  const midnight = Math.floor(moment.getTime() / DAY_MS) * DAY_MS;
  const weekday = new Date(midnight).getUTCDay();
  const daysBack = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
  const inOffice = OPENS_MS + Math.floor((moment.getTime() - midnight) * SHARE_OF_DAY);
  const moved = midnight - daysBack * DAY_MS + inOffice;
  return moved > latest.getTime() ? moment : new Date(moved);
};
