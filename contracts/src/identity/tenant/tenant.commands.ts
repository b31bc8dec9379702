import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';

export type TenantCommand = Command<'RegisterTenant', { tenantId: Id; name: string; subdomain: string }>;

/** Names of companies that would be mistaken for something else, of ours or of the web's. */
export const RESERVED_SUBDOMAINS: readonly string[] = [
  'admin',
  'api',
  'app',
  'assets',
  'board',
  'certificates',
  'docs',
  'global',
  'help',
  'landlord',
  'mail',
  'onrecord',
  'public',
  'static',
  'status',
  'support',
  'test',
  'verify',
  'www',
];

/** Every way this aggregate may refuse. */
export type TenantRejection = 'tenant-already-exists' | 'subdomain-taken' | 'subdomain-reserved';
