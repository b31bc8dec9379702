import type { ActionEvent, ActionField, ActionKind } from 'contracts/automation/event-action/event-action.choices';

/** Everything of a planned day has a key in the place of an id: `R017` a rule, `C00012` a candidate, `J03` a job, `told-04` a label. */
export type Key = string;

/** Moves that nobody but staff makes, and that nothing else of the product follows. */
export const moves = ['reviewed', 'considered', 'unapproved'] as const;
export type Move = (typeof moves)[number];

export type Ask = {
  field: ActionField;
  operator: 'is' | 'is-not' | 'contains' | 'is-filled';
  values: readonly string[];
};

export type Deed =
  | { kind: 'add-label' | 'remove-label'; label: Key }
  | { kind: 'change-status'; status: Move }
  | { kind: 'create-task'; assignee: 'user' | 'team' }
  | { kind: 'mail'; to: 'candidate' | 'user' | 'team' | 'address' }
  | { kind: 'call-webhook'; webhook: Key };
/** What the day's rules do, of all that rules can. */
export type DayKind = Deed['kind'] & ActionKind;

export type PlannedRule = {
  key: Key;
  event: ActionEvent;
  asks: readonly Ask[];
  /** Until the evening, for which a clock is moved; or a minute, in which nothing changes that is asked for. */
  wait: 'none' | 'minute' | 'evening';
  isOnce: boolean;
  deeds: readonly Deed[];
  /** What becomes of it before the evening. */
  fate: 'stays' | 'off' | 'removed';
};

export type Person = { state: string; city: string; country: string; title: string };

/** What somebody of the company does, in one command. */
export type Step =
  | { do: 'add' }
  | { do: 'label'; add: readonly Key[]; remove: readonly Key[] }
  | { do: 'open'; job: Key }
  | { do: 'move'; job: Key; to: Move }
  | { do: 'publish' | 'unpublish' };

/** All that happens to one candidate, or to one job, in this order; `later`: in the afternoon, once the morning is over for everybody. */
export type Life = { key: Key; person: Person | null; steps: readonly Step[]; later: readonly Step[] };

export type Pools = {
  states: readonly string[];
  cities: readonly string[];
  countries: readonly string[];
  titles: readonly string[];
  jobs: readonly Key[];
  /** Of these jobs nobody but rules moves an interview on. */
  routed: readonly Key[];
  /** Labels by what they are for: asked about; happening, and taken off again; there from the start, and taken off by rules; put on by rules; leading from rule to rule; going on and off in a circle. */
  asked: readonly Key[];
  told: readonly Key[];
  old: readonly Key[];
  marks: readonly Key[];
  chain: readonly Key[];
  circles: readonly Key[];
  webhooks: readonly Key[];
};

export type Day = { pools: Pools; rules: readonly PlannedRule[]; lives: readonly Life[] };

/** Steps that rules may follow, of what a step does: each label is one, and a move is one once it is settled. */
export const eventsOf = (step: Step): number => {
  if (step.do === 'label') return step.add.length + step.remove.length;
  return step.do === 'unpublish' ? 0 : 1;
};
