import { MAX_LABELS } from 'contracts/automation/label/label.choices';
import type { LabelRejection } from 'contracts/automation/label/label.commands';
import { Rejection } from 'contracts/kernel/problem';

/** Puts on what is not there yet and takes off what is; what is named twice is taken off. */
export const labelChanges = (
  held: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): { added: string[]; removed: string[] } => {
  const added = [...new Set(add)].filter((id) => !held.includes(id) && !remove.includes(id));
  const removed = [...new Set(remove)].filter((id) => held.includes(id));
  if (held.length + added.length - removed.length > MAX_LABELS)
    throw new Rejection<LabelRejection>('labels-too-many', 422, { errors: { add: ['labels-too-many'] } });
  return { added, removed };
};
