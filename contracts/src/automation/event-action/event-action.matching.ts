import type { ActionField, FilterOperator } from './event-action.choices.ts';

export type Filter = { field: ActionField; operator: FilterOperator; values: readonly string[] };

/** What is known of a record: the values of each field, none where it has none. */
export type Facts = Readonly<Partial<Record<ActionField, readonly string[]>>>;

type Assigned = { assigneeId: string | null; teamId: string | null };
/** What filters may ask of who looks after a candidate; nothing where there is none. */
export const assignmentFacts = (candidate: Assigned | undefined): Facts => {
  const { assigneeId = null, teamId = null } = candidate ?? {};
  return {
    'candidate.assigned': candidate ? [assigneeId !== null || teamId !== null ? 'yes' : 'no'] : [],
    'candidate.assignee': assigneeId === null ? [] : [assigneeId],
    'candidate.team': teamId === null ? [] : [teamId],
  };
};

/** A filter that does not hold, what was found in its place, and which of how many it is. */
export type Unmet = Filter & { found: readonly string[]; at: number; of: number };

const folded = (value: string): string => value.normalize('NFKC').trim().toLowerCase();

const holds = ({ operator, values }: Filter, found: readonly string[]): boolean => {
  const wanted = values.map(folded);
  const held = found.map(folded).filter((value) => value !== '');
  switch (operator) {
    case 'is':
      return held.some((value) => wanted.includes(value));
    case 'is-not':
      return !held.some((value) => wanted.includes(value));
    case 'contains':
      return held.some((value) => wanted.some((part) => value.includes(part)));
    case 'is-empty':
      return held.length === 0;
    case 'is-filled':
      return held.length > 0;
    case 'at-least':
      return held.some((value) => wanted.some((least) => Number(value) >= Number(least)));
    case 'at-most':
      return held.some((value) => wanted.some((most) => Number(value) <= Number(most)));
  }
};

/** The first filter that does not hold; null: all do. The one judgement of real runs and of dry ones. */
export const unmetOf = (filters: readonly Filter[], facts: Facts): Unmet | null => {
  for (const [index, filter] of filters.entries()) {
    const found = facts[filter.field] ?? [];
    if (!holds(filter, found)) return { ...filter, found, at: index + 1, of: filters.length };
  }
  return null;
};
