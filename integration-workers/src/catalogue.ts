import { automationWorkers } from './automation/automation.workers.ts';
import type { Due } from './engine/due.ts';
import type { JobDefinition } from './engine/job.ts';
import type { Policy, Workers } from './engine/policy.ts';
import { identityWorkers } from './identity/identity.workers.ts';
import { libraryWorkers } from './library/library.workers.ts';
import { recruitingWorkers } from './recruiting/recruiting.workers.ts';
import { trainingWorkers } from './training/training.workers.ts';

/** Every context that acts. */
const contexts: readonly Workers[] = [
  identityWorkers,
  recruitingWorkers,
  trainingWorkers,
  automationWorkers,
  libraryWorkers,
];

export const policyCatalogue: readonly Policy[] = contexts.flatMap(({ policies }) => policies);

export const dueCatalogue: readonly Due[] = contexts.flatMap(({ due = [] }) => due);

/** Every job there is, by name. */
export const jobCatalogue: ReadonlyMap<string, JobDefinition> = new Map(
  contexts
    .flatMap(({ policies, due = [], followUps = [] }) => [
      ...policies.flatMap(({ jobs }) => jobs),
      ...due.flatMap(({ job, jobs }) => [job, ...jobs]),
      ...followUps,
    ])
    .map((definition) => [definition.name, definition]),
);
