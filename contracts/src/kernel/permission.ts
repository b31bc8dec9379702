import { z } from 'zod';

/** The four rights over a plain entity. */
const crud = <const Group extends string>(group: Group) =>
  [`${group}.create`, `${group}.read`, `${group}.update`, `${group}.delete`] as const;

/**
 * The one catalogue of permissions (docs/product.md USR-17), in the groups in which a role's are chosen. A route, a menu entry and a
 * button name one of these; roles may hold those whose feature is still to come. Stored in events: nothing is ever taken out.
 */
export const permissionGroups = {
  jobs: [
    ...crud('tenant.jobs'),
    ...crud('tenant.jobs.statuses'),
    ...crud('tenant.jobs.questions'),
    ...crud('tenant.jobs.sources'),
    ...crud('tenant.jobs.posts'),
    ...crud('tenant.jobs.templates'),
  ],
  candidates: [
    ...crud('tenant.candidates'),
    ...crud('tenant.candidates.documents'),
    ...crud('tenant.candidates.sources'),
    'tenant.integrations.candidateMarketplace.read',
  ],
  interviews: [
    ...crud('tenant.interviews'),
    ...crud('tenant.interviews.questions'),
    ...crud('tenant.interviews.ratings'),
    ...crud('tenant.interviews.responses'),
    ...crud('tenant.interviews.types'),
    ...crud('tenant.interviews.comments'),
    ...crud('tenant.interviews.lives'),
    ...crud('tenant.questions'),
    ...crud('tenant.questions.sets'),
    ...crud('tenant.responses'),
    ...crud('tenant.videos'),
  ],
  training: [
    'tenant.training.read',
    'tenant.training.practice',
    ...crud('tenant.training.programs'),
    ...crud('tenant.training.modules'),
    ...crud('tenant.training.lessons'),
    ...crud('tenant.training.schedules'),
    ...crud('tenant.training.teamSchedules'),
    ...crud('tenant.training.ratings'),
    ...crud('tenant.training.reviews'),
    ...crud('tenant.modules'),
    'tenant.integrations.rolePlay.create',
    'tenant.integrations.rolePlay.read',
  ],
  company: [
    ...crud('tenant.company'),
    ...crud('tenant.logo'),
    ...crud('tenant.settings'),
    'tenant.integrations.subAccounts.group.create',
    'tenant.integrations.subAccounts.group.read',
    'tenant.integrations.subAccounts.group.update',
    'tenant.integrations.subAccounts.group.delete',
    'tenant.integrations.subAccounts.switch',
    'tenant.integrations.subAccounts.partnership.create',
    'tenant.integrations.subAccounts.partnership.read',
    'tenant.integrations.subAccounts.partnership.delete',
  ],
  people: [
    ...crud('tenant.users'),
    ...crud('tenant.roles'),
    ...crud('tenant.permissions'),
    ...crud('tenant.teams'),
    ...crud('tenant.labels'),
  ],
  reports: [...crud('tenant.dashboard'), 'tenant.audit.read'],
  automation: [
    ...crud('tenant.events'),
    ...crud('tenant.email.templates'),
    'tenant.email.outbox.read',
    ...crud('tenant.webhooks'),
    'tenant.api.keys.create',
    'tenant.api.keys.read',
    'tenant.api.keys.delete',
  ],
  files: [...crud('tenant.files'), 'tenant.files.metrics', ...crud('tenant.folders'), ...crud('tenant.assets')],
  billing: [...crud('tenant.billing'), ...crud('tenant.billing.history')],
  integrations: [
    'tenant.integrations.read',
    'tenant.integrations.update',
    'tenant.integrations.indeed.read',
    ...crud('tenant.integrations.indeed.authorizations'),
    ...crud('tenant.integrations.indeed.campaigns'),
    'tenant.integrations.indeed.campaigns.import',
    'tenant.integrations.ziprecruiter.read',
    'tenant.integrations.careerbuilder.read',
    'tenant.integrations.linkedin.read',
    'tenant.integrations.teamHired.read',
    'tenant.integrations.ricochet360.read',
    'tenant.integrations.socialMedia.read',
    'tenant.integrations.training.read',
    'tenant.integrations.recruiting.read',
  ],
  plugins: [
    'tenant.app.plugins',
    'tenant.app.plugins.add',
    'tenant.app.plugins.remove',
    'tenant.app.onrecordAI.read',
    'tenant.app.training.policies',
  ],
  development: ['tenant.board.read'],
  landlord: [
    'landlord.candidates.create',
    'landlord.candidates.read',
    'landlord.roles.read',
    'landlord.permissions.read',
    'landlord.companies.read',
    'landlord.companies.suspend',
  ],
} as const;
export type PermissionGroup = keyof typeof permissionGroups;

export const Permission = z.enum(Object.values(permissionGroups).flat());
export type Permission = z.infer<typeof Permission>;

/** What platform admins may do: all of it, and nothing in any company. */
export type LandlordPermission = Extract<Permission, `landlord.${string}`>;
export const landlordPermissions: readonly LandlordPermission[] = permissionGroups.landlord;

/** What somebody may hold in a company: all but what is for platform admins. */
export const tenantPermissions: readonly Permission[] = Permission.options.filter((name) => name.startsWith('tenant.'));
const ofTenants: ReadonlySet<string> = new Set(tenantPermissions);

/** A permission that a role of a company may hold. */
export const TenantPermission = Permission.refine((name) => ofTenants.has(name), { message: 'field-invalid' });

/**
 * What a route may ask for: a permission in the tenant, a membership in it (`member`), any valid session, nothing, or to be one
 * of our own processes (`system`). A session of the landlord area is taken by that area's routes alone: those that ask for a
 * permission there, or only for such a session (`landlord`).
 */
export type Access = Permission | (typeof withoutPermission)[number];
const withoutPermission = ['member', 'authenticated', 'public', 'system', 'landlord'] as const;

export const isAccess = (value: unknown): value is Access =>
  withoutPermission.some((one) => one === value) || Permission.safeParse(value).success;

/** Sessions of the landlord area open nothing else, and no other opens it, whoever's they are. */
export const isOfLandlord = (access: Access): access is 'landlord' | LandlordPermission =>
  access === 'landlord' || access.startsWith('landlord.');
