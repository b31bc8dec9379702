import { derivedId, type Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import type { Permission } from '#contracts/kernel/permission';
import type { FilteredResource, ListFilter } from './saved-filter.events.ts';

/** What one must be permitted in order to save or open a filter: to read the list. */
export const permissionToRead: Record<FilteredResource, Permission> = {
  interviews: 'tenant.interviews.read',
  candidates: 'tenant.candidates.read',
  jobs: 'tenant.jobs.read',
  'pending-hires': 'tenant.pendingHires.read',
  'training-programs': 'tenant.training.programs.read',
  'training-schedules': 'tenant.training.schedules.read',
  'training-assignments': 'tenant.training.schedules.read',
};

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...new Set(value)].toSorted();
  return value;
};

/** The hash of a filter in a company: the same filter has the same, in whatever order it is written. */
export const filterIdOf = (tenantId: Id, { resource, filter }: ListFilter): Id => {
  const parts = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, canonical(value)])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  return derivedId('saved-filter', tenantId, resource, JSON.stringify(parts));
};

export type SavedFilterCommand = Command<'SaveFilter', { filterId: Id } & ListFilter>;

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type SavedFilterRejection = 'filter-not-found';
