import { automationReads } from './automation/automation.reads.ts';
import type { Reads } from './context.ts';
import type { Projection } from './engine/projection.ts';
import { entityReads } from './entity/entities.ts';
import { identityReads } from './identity/identity.reads.ts';
import { landlordReads } from './landlord/landlord.reads.ts';
import { libraryReads } from './library/library.reads.ts';
import { recruitingReads } from './recruiting/recruiting.reads.ts';
import { reportingReads } from './reporting/reporting.reads.ts';
import { trainingReads } from './training/training.reads.ts';

/** What each bounded context shows. One line each. */
const contexts: readonly Reads[] = [
  identityReads,
  recruitingReads,
  trainingReads,
  automationReads,
  libraryReads,
  reportingReads,
  landlordReads,
];

const declared = entityReads(Object.assign({}, ...contexts.map(({ entities }) => entities)));

/** Every read model. */
export const projections: readonly Projection[] = [
  ...declared.map(({ rows }) => rows),
  ...contexts.flatMap((context) => context.projections),
];

/** Every resource of the read API. */
export const resources: Reads['resources'] = [
  ...contexts.flatMap((context) => context.resources),
  ...declared.map(({ resource }) => resource),
];
