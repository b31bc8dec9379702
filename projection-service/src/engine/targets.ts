import { GLOBAL } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { ALL_COMPANIES, NO_COMPANY, type Projection, type Target } from './projection.ts';

/** What belongs to no company makes rows for its person alone; rows that were there before it may change in every company. */
export const targetsOf = (projection: Projection, event: Recorded): Target[] => {
  if (!projection.ownTypes.has(event.type)) return [];
  const key = projection.key(event);
  const targets = key === null ? [] : Array.isArray(key) ? key : [key];
  if (event.metadata.tenantId !== GLOBAL || projection.scope === 'person') return targets;
  return targets.filter((target) => typeof target !== 'string');
};

/** The company that the event's rows are kept under. */
export const companyOf = ({ scope }: Projection, { metadata: { tenantId } }: Recorded): string => {
  if (scope === 'landlord') return ALL_COMPANIES;
  return tenantId === GLOBAL ? NO_COMPANY : tenantId;
};
/** The company in which an event looks for rows; null: in every one. */
export const reachOf = ({ metadata: { tenantId } }: Recorded): string | null => (tenantId === GLOBAL ? null : tenantId);
