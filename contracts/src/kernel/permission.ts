import { z } from 'zod';
import {
  access,
  administration,
  belonging,
  crud,
  type Holder,
  hiring,
  labelled,
  libraryOfTrainers,
  right,
  shared,
  trainers,
  training,
} from './permission.grants.ts';

/**
 * The one catalogue of permissions (docs/product.md USR-17), in the groups in which a role's are chosen, each with who holds it from
 * the start. A route, a menu entry and a button name one of these; roles may hold those whose feature is still to come. Stored in
 * events: nothing is ever taken out.
 */
const catalogue = {
  jobs: {
    ...crud('tenant.jobs', hiring, { read: ['Recruiter', 'Trainer', 'Auditor', 'api-key', 'partner'] }),
    // also those that are kept to a hiring team
    ...right('tenant.jobs.all', ['Auditor', 'api-key', 'partner']),
    ...crud('tenant.jobs.statuses', hiring),
    ...crud('tenant.jobs.questions', hiring),
    ...crud('tenant.jobs.sources', hiring),
    ...crud('tenant.jobs.posts', hiring),
    ...crud('tenant.jobs.templates', hiring),
  },
  candidates: {
    ...crud('tenant.candidates', hiring, { delete: ['api-key'] }),
    ...crud('tenant.candidates.documents', hiring),
    ...crud('tenant.candidates.sources', hiring),
    ...right('tenant.integrations.candidateMarketplace.create', hiring.change),
    ...right('tenant.integrations.candidateMarketplace.read', hiring.read),
    ...right('tenant.integrations.candidateMarketplace.delete', hiring.change),
  },
  interviews: {
    ...crud('tenant.interviews', hiring),
    ...crud('tenant.interviews.questions', hiring),
    ...crud('tenant.interviews.ratings', hiring),
    ...crud('tenant.interviews.responses', hiring),
    ...crud('tenant.interviews.types', hiring),
    ...crud('tenant.interviews.comments', hiring),
    ...crud('tenant.interviews.lives', hiring),
    ...crud('tenant.questions', hiring),
    ...crud('tenant.questions.sets', hiring),
    ...crud('tenant.responses', hiring),
    ...crud('tenant.videos', hiring),
  },
  hires: {
    ...right('tenant.pendingHires.create', hiring.change),
    ...right('tenant.pendingHires.read', hiring.read),
    ...right('tenant.pendingHires.update', hiring.change),
    ...right('tenant.pendingHires.approve', ['partner']),
    ...right('tenant.pendingHires.hire', access.change),
    ...crud('tenant.hiringChecklists', shared),
    ...crud('tenant.contracts', hiring, { delete: ['partner'] }),
    ...crud('tenant.contracts.templates', shared),
  },
  training: {
    ...right('tenant.training.read', training.read),
    ...right('tenant.training.practice', training.change),
    ...crud('tenant.training.programs', trainers),
    ...crud('tenant.training.modules', trainers),
    ...crud('tenant.training.lessons', trainers),
    ...crud('tenant.training.schedules', trainers),
    ...crud('tenant.training.teamSchedules', trainers),
    // who writes down how work is done; what concerns somebody they read without it
    ...crud('tenant.training.handbook', trainers),
    // of others: a run that somebody has a part in they see and work with without it
    ...right('tenant.training.runs.create', ['Trainer', 'partner']),
    ...right('tenant.training.runs.read', ['Trainer', 'Auditor', 'partner']),
    ...right('tenant.training.runs.update', ['Trainer', 'partner']),
    ...right('tenant.training.runs.delete', ['Trainer', 'partner']),
    ...crud('tenant.training.ratings', trainers, { read: ['Recruiter', 'Trainer', 'Auditor', 'api-key', 'partner'] }),
    ...crud('tenant.training.reviews', trainers),
    ...crud('tenant.modules', trainers),
    ...right('tenant.integrations.rolePlay.create', training.change),
    ...right('tenant.integrations.rolePlay.read', training.read),
  },
  company: {
    ...crud('tenant.company', administration),
    ...crud('tenant.logo', administration),
    ...crud('tenant.settings', administration),
    ...right('tenant.integrations.subAccounts.group.create', belonging.change),
    ...right('tenant.integrations.subAccounts.group.read', belonging.read),
    ...right('tenant.integrations.subAccounts.group.update', belonging.change),
    ...right('tenant.integrations.subAccounts.group.delete', belonging.change),
    ...right('tenant.integrations.subAccounts.switch', belonging.change),
    ...right('tenant.integrations.subAccounts.partnership.create', belonging.change),
    ...right('tenant.integrations.subAccounts.partnership.read', belonging.read),
    ...right('tenant.integrations.subAccounts.partnership.delete', belonging.change),
  },
  people: {
    ...crud('tenant.users', access),
    ...crud('tenant.roles', access),
    ...crud('tenant.permissions', access),
    ...crud('tenant.teams', administration),
    ...crud('tenant.labels', labelled),
    ...crud('tenant.custom.fields', shared),
    ...crud('tenant.rejection.reasons', shared),
  },
  reports: {
    ...crud('tenant.dashboard', administration),
    ...right('tenant.audit.read', administration.read),
  },
  automation: {
    ...crud('tenant.events', administration),
    ...crud('tenant.email.templates', shared),
    ...right('tenant.email.outbox.create', hiring.change),
    ...right('tenant.email.outbox.read', hiring.read),
    // of others: one's own everybody has
    ...right('tenant.tasks.create', ['Recruiter', 'Trainer', 'partner']),
    ...right('tenant.tasks.read', ['Auditor', 'partner']),
    ...right('tenant.tasks.update', ['partner']),
    ...right('tenant.tasks.delete', ['partner']),
    ...crud('tenant.webhooks', access, { create: [], update: [] }),
    ...right('tenant.api.keys.create', belonging.change),
    ...right('tenant.api.keys.read', ['Auditor']),
    ...right('tenant.api.keys.delete', belonging.change),
  },
  files: {
    ...crud('tenant.files', libraryOfTrainers, { create: ['Trainer', 'api-key', 'partner'] }),
    ...right('tenant.files.metrics', administration.change),
    ...right('tenant.files.quarantine.read', belonging.change),
    ...right('tenant.files.quarantine.delete', belonging.change),
    ...crud('tenant.folders', libraryOfTrainers),
    ...crud('tenant.assets', administration),
  },
  billing: {
    ...crud('tenant.billing', administration),
    ...crud('tenant.billing.history', administration),
  },
  integrations: {
    ...right('tenant.integrations.read', administration.read),
    ...right('tenant.integrations.update', administration.change),
    ...right('tenant.integrations.indeed.read', administration.read),
    ...crud('tenant.integrations.indeed.authorizations', administration),
    ...crud('tenant.integrations.indeed.campaigns', administration),
    ...right('tenant.integrations.indeed.campaigns.import', administration.change),
    ...right('tenant.integrations.ziprecruiter.read', administration.read),
    ...right('tenant.integrations.careerbuilder.read', administration.read),
    ...right('tenant.integrations.linkedin.read', administration.read),
    ...right('tenant.integrations.teamHired.read', administration.read),
    ...right('tenant.integrations.ricochet360.read', administration.read),
    ...right('tenant.integrations.socialMedia.read', administration.read),
    ...right('tenant.integrations.training.read', administration.read),
    ...right('tenant.integrations.recruiting.read', administration.read),
  },
  plugins: {
    ...right('tenant.app.plugins', administration.change),
    ...right('tenant.app.plugins.add', administration.change),
    ...right('tenant.app.plugins.remove', administration.change),
    ...right('tenant.app.onrecordAI.read', administration.read),
    // everybody whom policies concern reads them
    ...right('tenant.app.training.policies', ['Recruiter', 'Auditor', ...training.change]),
  },
  development: {
    ...right('tenant.board.read', []),
  },
  landlord: {
    ...right('landlord.candidates.create', []),
    ...right('landlord.candidates.read', []),
    ...right('landlord.roles.read', []),
    ...right('landlord.permissions.read', []),
    ...right('landlord.companies.read', []),
    ...right('landlord.companies.suspend', []),
    ...right('landlord.companies.limit', []),
  },
};
export type PermissionGroup = keyof typeof catalogue;
export type Permission = { [Group in PermissionGroup]: keyof (typeof catalogue)[Group] }[PermissionGroup];

const groups = Object.entries(catalogue) as [PermissionGroup, Partial<Record<Permission, readonly Holder[]>>][];

/** The permissions of each group. */
export const permissionGroups = Object.fromEntries(
  groups.map(([group, rights]) => [group, Object.keys(rights)]),
) as unknown as Record<PermissionGroup, readonly Permission[]>;

const holders = Object.assign({}, ...Object.values(catalogue)) as Record<Permission, readonly Holder[]>;

export const Permission = z.enum(Object.keys(holders) as [Permission, ...Permission[]]);

/** What this holder has from the start, in the order of the catalogue. */
export const permissionsHeldBy = (holder: Holder): readonly Permission[] =>
  Permission.options.filter((name) => holders[name].includes(holder));

/** What platform admins may do: all of it, and nothing in any company. */
export type LandlordPermission = Extract<Permission, `landlord.${string}`>;
export const landlordPermissions = permissionGroups.landlord as readonly LandlordPermission[];

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
