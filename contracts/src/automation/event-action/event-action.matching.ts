import { plainSkill } from '#contracts/recruiting/candidate/candidate.skill';
import type { CustomValues } from '#contracts/recruiting/custom-field/custom-values';
import { type ActionField, type FilterOperator, kindOfField } from './event-action.choices.ts';

export type Filter = {
  field: ActionField;
  operator: FilterOperator;
  values: readonly string[];
  /** Which of the company's own fields. */
  customFieldId?: string | null;
};

/** What is known of a record: the values of each field, none where it has none; of a company's own fields by `factName`. */
export type Facts = Readonly<Partial<Record<FactName, readonly string[]>>>;
type CustomField = 'candidate.custom' | 'job.custom';
type FactName = ActionField | `${CustomField}.${string}`;

type Named = Pick<Filter, 'field' | 'customFieldId'>;
const factName = ({ field, customFieldId }: Named): FactName =>
  customFieldId ? `${field as CustomField}.${customFieldId}` : field;

/** What was found of what a filter asks. */
export const foundBy = (facts: Facts, filter: Named): readonly string[] => facts[factName(filter)] ?? [];

const written = (value: CustomValues[string]): string[] => {
  if (value === null) return [];
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  return [value].flat().map(String);
};

/** What a record says in its company's own fields. */
export const customFacts = (field: CustomField, values: CustomValues | null | undefined): Facts =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([customFieldId, value]) => [factName({ field, customFieldId }), written(value)]),
  );

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

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A number, or a day, as what can be compared. */
const size = (value: string): number => (DAY.test(value) ? Date.parse(value) : Number(value));

const holds = ({ field, operator, values }: Filter, found: readonly string[]): boolean => {
  const compared = kindOfField[field] === 'skill' ? plainSkill : folded;
  const wanted = values.map(compared);
  const held = found.map(compared).filter((value) => value !== '');
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
      return held.some((value) => wanted.some((least) => size(value) >= size(least)));
    case 'at-most':
      return held.some((value) => wanted.some((most) => size(value) <= size(most)));
  }
};

/** The first filter that does not hold; null: all do. The one judgement of real runs and of dry ones. */
export const unmetOf = (filters: readonly Filter[], facts: Facts): Unmet | null => {
  for (const [index, filter] of filters.entries()) {
    const found = foundBy(facts, filter);
    if (!holds(filter, found)) return { ...filter, found, at: index + 1, of: filters.length };
  }
  return null;
};
