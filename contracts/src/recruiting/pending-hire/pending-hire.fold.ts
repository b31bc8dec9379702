import { derivedId } from '#contracts/kernel/id';
import { isOpenHire, type ReminderReason } from './pending-hire.choices.ts';
import { dueDayOf, endOfDay, startOfDay } from './pending-hire.days.ts';
import { type ChecklistItem, type HireItem, newItem } from './pending-hire.items.ts';

/** What the figures of a hire follow from. */
type Hire = {
  status: string;
  startsOn: string | null;
  timeZone: string | null;
  items: readonly HireItem[];
};
/** A hire names its time zone from its beginning; one that was never said is this one. */
export const zoneOf = ({ timeZone }: { timeZone: string | null }): string => timeZone ?? 'UTC';

/** What lists show, sort and filter by. */
export const figuresOf = (hire: Hire) => {
  const open = hire.items.filter(({ doneAt }) => doneAt === null);
  const days = open.flatMap((item) => dueDayOf(item, hire) ?? []).sort();
  const [next] = isOpenHire(hire.status) ? days : [];
  return {
    itemCount: hire.items.length,
    doneCount: hire.items.length - open.length,
    requiredOpen: open.filter(({ isRequired }) => isRequired).length,
    nextDueAt: next === undefined ? null : endOfDay(next, zoneOf(hire)),
    startsAt: hire.startsOn === null ? null : startOfDay(hire.startsOn, zoneOf(hire)),
  };
};

/** Ids of a hire's items: the same however often they are made. */
export const hireItemId = (hireId: string, number: number): string =>
  derivedId('pending-hire-item', hireId, String(number));

export const takenItems = (hireId: string, items: readonly ChecklistItem[], at: string): HireItem[] =>
  items.map(({ id: _, ...item }, index) => newItem(hireItemId(hireId, index), { ...item, dueOn: null }, at));

export const changedItem = (
  items: readonly HireItem[],
  itemId: string,
  change: (item: HireItem) => Partial<HireItem>,
): HireItem[] => items.map((item) => (item.id === itemId ? { ...item, ...change(item) } : item));

/** Open items count as due from now on: what was to be told before is not told any more. */
export const dueFrom = (items: readonly HireItem[], at: string): HireItem[] =>
  items.map((item) => (item.doneAt === null ? { ...item, dueSince: at } : item));

export const orderedItems = (items: readonly HireItem[], ids: readonly string[]): HireItem[] => {
  const place = new Map(ids.map((id, index) => [id, index]));
  return [...items].sort((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
};

export type ToldReminder = { itemId: string; reason: ReminderReason; dueOn: string | null };

export const toldItems = (items: readonly HireItem[], told: readonly ToldReminder[]): HireItem[] =>
  told.reduce<HireItem[]>(
    (all, { itemId, reason, dueOn }) =>
      reason === 'by-hand'
        ? all
        : changedItem(all, itemId, () => (reason === 'overdue' ? { toldOverdueOf: dueOn } : { toldSoonOf: dueOn })),
    [...items],
  );
