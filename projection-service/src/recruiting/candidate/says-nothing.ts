import { isDeepStrictEqual } from 'node:util';
import type { Recorded } from 'contracts/kernel/message';
import { isHidden } from 'contracts/kernel/personal';
import { auditedEvents } from 'contracts/reporting/audit/audited-events';

const definitions = new Map(auditedEvents.map((definition) => [definition.type, definition]));

/** What can be read of somebody in an event: nothing because it is hidden, nothing because it says nothing of them, or something. */
export type Reading = 'hidden' | 'nothing' | 'readable';

/** `subjects`: the person, and what else is about them under a key of its own. */
export const readingOf = ({ type, data }: Pick<Recorded, 'type' | 'data'>, subjects: ReadonlySet<unknown>): Reading => {
  const { personal = {}, absent = {} } = definitions.get(type) ?? {};
  const values = data as Record<string, unknown>;
  const isNothing = (field: string) => values[field] === undefined || isDeepStrictEqual(values[field], absent[field]);
  const said = Object.entries(personal).flatMap(([field, subject]) =>
    subjects.has(values[subject]) && !isNothing(field) ? [values[field]] : [],
  );
  if (said.length === 0) return 'nothing';
  return said.every(isHidden) ? 'hidden' : 'readable';
};
