import type { ActionEvent, ActionField } from 'contracts/automation/event-action/event-action.choices';
import { type Filter, unmetOf } from 'contracts/automation/event-action/event-action.matching';
import type { Trigger } from 'contracts/automation/event-action/event-action.triggers';
import type { Id } from 'contracts/kernel/id';

/** A rule as far as it says which events it follows. */
export type Rule = { id: Id; event: ActionEvent; filters: Filter[] };

/** What the event alone says: all else is asked of the record. */
const said: readonly ActionField[] = ['status', 'label'];
const some = (value: string | null) => (value === null ? [] : [value]);

/** Rules that an event may be followed by, as far as it says so itself. */
export const followedBy = <R extends Rule>(
  rules: readonly R[],
  { event, said: says }: Omit<Trigger, 'recordId'>,
): R[] => {
  const facts = { status: some(says.status), label: some(says.label) };
  return rules.filter(
    (rule) =>
      rule.event === event &&
      unmetOf(
        rule.filters.filter(({ field }) => said.includes(field)),
        facts,
      ) === null,
  );
};
