import type { Event, Recorded } from 'contracts/kernel/message';
import type { Due } from './due.ts';
import type { JobDefinition } from './job.ts';
import type { JobRequest } from './work-item.ts';

/** "Whenever X, then job Y": a pure function from an event to the jobs it asks for. */
export type Policy = {
  /** Names its checkpoint and ledger rows: stored for ever. */
  name: string;
  /** Every job it may ask for. */
  jobs: readonly JobDefinition[];
  types: ReadonlySet<string>;
  decide: (event: Recorded) => JobRequest[];
};

/** What a context acts on: its manifest. `followUps`: jobs that other jobs ask for. */
export type Workers = {
  policies: readonly Policy[];
  due?: readonly Due[];
  followUps?: readonly JobDefinition[];
};

type Reactions<E extends Event> = {
  [Type in E['type']]?: (event: Recorded<Extract<E, { type: Type }>>) => JobRequest[];
};

/** Declares a policy by the events it reacts to. The first time it runs, it begins at the head of the feed. */
export const policy = <E extends Event>(declared: {
  name: string;
  jobs: readonly JobDefinition[];
  on: Reactions<E>;
}): Policy => ({
  name: declared.name,
  jobs: declared.jobs,
  types: new Set(Object.keys(declared.on)),
  decide: (event) => declared.on[event.type as E['type']]?.(event as never) ?? [],
});
