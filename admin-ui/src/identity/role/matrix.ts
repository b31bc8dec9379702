import { type Permission, type PermissionGroup, permissionGroups } from 'contracts/kernel/permission';
import type { useTranslate } from 'react-admin';

type Translate = ReturnType<typeof useTranslate>;

/** The columns that nearly every thing has. */
export const usual = ['create', 'read', 'update', 'delete'] as const;

export type Right = { action: string; permission: Permission };
/** A row of the matrix: `tenant.jobs.posts.read` is what may be done (`read`) with a thing (`jobs.posts`). */
export type Thing = { id: string; rights: readonly Right[] };
export type Group = { id: PermissionGroup; things: readonly Thing[]; permissions: readonly Permission[] };

const partsOf = (permission: Permission) => {
  const parts = permission.split('.').slice(1);
  return { thing: parts.slice(0, -1).join('.'), action: parts.at(-1) ?? '' };
};

const thingsOf = (permissions: readonly Permission[]): Thing[] => {
  const things = Map.groupBy(permissions, (permission) => partsOf(permission).thing);
  return [...things].map(([id, names]) => ({
    id,
    rights: names.map((permission) => ({ action: partsOf(permission).action, permission })),
  }));
};

/** The whole catalogue as the matrix shows it: what a company may give, by group and thing. */
export const groups: readonly Group[] = Object.entries(permissionGroups)
  .filter(([id]) => id !== 'landlord')
  .map(([id, permissions]) => ({ id: id as PermissionGroup, things: thingsOf(permissions), permissions }));

/** Of the catalogue what is in `offered`. */
export const groupsOf = (offered: readonly Permission[]): Group[] =>
  groups
    .map(({ id, permissions }) => ({ id, permissions: permissions.filter((name) => offered.includes(name)) }))
    .filter(({ permissions }) => permissions.length > 0)
    .map((group) => ({ ...group, things: thingsOf(group.permissions) }));

/** Of a thing without a word of its own: the name of its resource, `hiring-checklists` of `hiringChecklists`. */
const resourceKey = (thing: string): string =>
  `resources.${thing.replace(/[A-Z]/g, '-$&').replace(/[._]/g, '-').toLowerCase()}.name`;

/** What a row is called. Translation keys know no dots: `jobs.posts` is `jobs_posts`. */
export const thingName = (t: Translate, thing: string): string =>
  t(`identity.role.thing.${thing.replaceAll('.', '_')}`, { _: t(resourceKey(thing), { smart_count: 2, _: thing }) });

/** The value with these permissions all in it, or none of them. */
export const withAll = (value: readonly Permission[], names: readonly Permission[], isHeld: boolean): Permission[] => {
  const others = value.filter((name) => !names.includes(name));
  return isHeld ? [...others, ...names] : others;
};

export type Share = 'none' | 'some' | 'all';
export const shareOf = (value: readonly Permission[], names: readonly Permission[]): Share => {
  const held = names.filter((name) => value.includes(name)).length;
  if (held === 0) return 'none';
  return held === names.length ? 'all' : 'some';
};
