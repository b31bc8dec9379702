import { GLOBAL } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { ALL_COMPANIES, NO_COMPANY, type Projection, type Scope, type Target } from './projection.ts';

const OF_PERSONS: ReadonlySet<Scope> = new Set<Scope>(['person', 'market']);
const OF_ALL: ReadonlySet<Scope> = new Set<Scope>(['landlord', 'market']);

/** What belongs to no company makes rows for its person, or of what they offer to every company; rows that were there before it may change in every company. */
export const targetsOf = (projection: Projection, event: Recorded): Target[] => {
  if (!projection.ownTypes.has(event.type)) return [];
  const key = projection.key(event);
  const targets = key === null ? [] : Array.isArray(key) ? key : [key];
  if (event.metadata.tenantId !== GLOBAL || OF_PERSONS.has(projection.scope)) return targets;
  return targets.filter((target) => typeof target !== 'string');
};

/** The company that the event's rows are kept under. */
export const companyOf = ({ scope }: Projection, { metadata: { tenantId } }: Recorded): string => {
  if (OF_ALL.has(scope)) return ALL_COMPANIES;
  return tenantId === GLOBAL ? NO_COMPANY : tenantId;
};
/** The company in which an event looks for rows; null: in every one. */
export const reachOf = ({ metadata: { tenantId } }: Recorded): string | null => (tenantId === GLOBAL ? null : tenantId);
