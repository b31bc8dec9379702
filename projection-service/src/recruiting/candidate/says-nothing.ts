import { isDeepStrictEqual } from 'node:util';
import type { Recorded } from 'contracts/kernel/message';
import { isHidden } from 'contracts/kernel/personal';
import { auditedEvents } from 'contracts/reporting/audit/audited-events';

const definitions = new Map(auditedEvents.map((definition) => [definition.type, definition]));

/** Whether an event says nothing of this person that can be read. */
export const saysNothing = ({ type, data }: Pick<Recorded, 'type' | 'data'>, candidateId: string): boolean => {
  const { personal = {}, absent = {} } = definitions.get(type) ?? {};
  const values = data as Record<string, unknown>;
  const isNothing = (field: string) => values[field] === undefined || isDeepStrictEqual(values[field], absent[field]);
  return Object.entries(personal).every(
    ([field, subject]) => values[subject] !== candidateId || isNothing(field) || isHidden(values[field]),
  );
};
