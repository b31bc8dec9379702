import { remindingOn } from '#contracts/kernel/zoned-clock';
import { dayName, dayNumber, dayStart } from '#contracts/kernel/zoned-day';
import type { ReminderReason } from './pending-hire.choices.ts';
import { isOpenHire } from './pending-hire.choices.ts';

/** What days of an item follow from. */
export type DatedItem = { dueOn: string | null; daysBefore: number | null; doneAt: string | null };
export type DatedHire = { startsOn: string | null; timeZone: string };

/** The day on which an item is due, of the hire's time zone. */
export const dueDayOf = (
  { dueOn, daysBefore }: DatedItem,
  { startsOn }: Pick<DatedHire, 'startsOn'>,
): string | null => {
  if (dueOn !== null) return dueOn;
  return startsOn === null || daysBefore === null ? null : dayName(dayNumber(startsOn) - daysBefore);
};

const startOf = (timeZone: string, day: number): string => new Date(dayStart(timeZone, day)).toISOString();

/** When a day is over there, ISO 8601 UTC. */
export const endOfDay = (day: string, timeZone: string): string => startOf(timeZone, dayNumber(day) + 1);
export const startOfDay = (day: string, timeZone: string): string => startOf(timeZone, dayNumber(day));

const remindingOf = (day: number, timeZone: string): string => new Date(remindingOn(timeZone, day)).toISOString();

type RemindedItem = DatedItem & {
  id: string;
  dueSince: string;
  toldSoonOf: string | null;
  toldOverdueOf: string | null;
};
type RemindedHire = DatedHire & { status: string; items: readonly RemindedItem[] };
export type PlannedReminder = { itemId: string; reason: ReminderReason; dueOn: string; at: string };

/** What is still to be told of open items: the day before they are due, and the day after. In no order. */
export const remindersOf = (hire: RemindedHire): PlannedReminder[] => {
  if (!isOpenHire(hire.status)) return [];
  return hire.items.flatMap((item) => {
    const dueOn = dueDayOf(item, hire);
    if (item.doneAt !== null || dueOn === null || item.toldOverdueOf === dueOn) return [];
    const day = dayNumber(dueOn);
    const told = { itemId: item.id, dueOn };
    const soon = { ...told, reason: 'due-soon' as const, at: remindingOf(day - 1, hire.timeZone) };
    const overdue = { ...told, reason: 'overdue' as const, at: remindingOf(day + 1, hire.timeZone) };
    return [...(item.toldSoonOf === dueOn ? [] : [soon]), overdue].filter(({ at }) => at > item.dueSince);
  });
};

/** When somebody is to be reminded next. */
export const nextReminderOf = (hire: RemindedHire): string | null =>
  remindersOf(hire).reduce<string | null>((first, { at }) => (first === null || at < first ? at : first), null);

/** Of each item what is to be told by now; what is overdue is not told to be due soon any more. */
export const remindersBy = (hire: RemindedHire, now: string): PlannedReminder[] => {
  const due = remindersOf(hire).filter(({ at }) => at <= now);
  const overdue = new Set(due.filter(({ reason }) => reason === 'overdue').map(({ itemId }) => itemId));
  return due.filter(({ itemId, reason }) => reason === 'overdue' || !overdue.has(itemId));
};
