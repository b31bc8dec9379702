import { automationWorkers } from './automation/automation.workers.ts';
import type { JobDefinition } from './engine/job.ts';
import type { Policy, Workers } from './engine/policy.ts';
import { identityWorkers } from './identity/identity.workers.ts';
import { recruitingWorkers } from './recruiting/recruiting.workers.ts';

/** Every context that acts. */
const contexts: readonly Workers[] = [identityWorkers, recruitingWorkers, automationWorkers];

export const policyCatalogue: readonly Policy[] = contexts.flatMap(({ policies }) => policies);

/** Every job there is, by name. */
export const jobCatalogue: ReadonlyMap<string, JobDefinition> = new Map(
  contexts
    .flatMap(({ policies, followUps = [] }) => [...policies.flatMap(({ jobs }) => jobs), ...followUps])
    .map((definition) => [definition.name, definition]),
);
