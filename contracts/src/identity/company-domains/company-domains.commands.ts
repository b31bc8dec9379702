import { z } from 'zod';
import { Subdomain } from '#contracts/identity/tenant/tenant.events';
import { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { OwnHost } from './host-name.ts';

export const AddDomain = z.strictObject({ host: OwnHost });
export const ChangeSubdomain = z.strictObject({ subdomain: Subdomain });
/** null: the product's own. */
export const ChoosePrimaryDomain = z.strictObject({ domainId: Id.nullable() });

/** Host names of its own that a company may have. */
export const MAX_DOMAINS = 10;
/** Names that a company may have left: each stays its own for ever, so that old links lead to nobody else. */
export const MAX_FORMER_SUBDOMAINS = 10;

type DomainCommand =
  | Command<'AddDomain', { domainId: Id; host: string; proof: string }>
  | Command<'VerifyDomain', { domainId: Id }>
  | Command<'RemoveDomain', { domainId: Id }>
  | Command<'ChoosePrimaryDomain', { domainId: Id | null }>;

/** `registered`: the name that the company was registered with. */
export type CompanyDomainsCommand =
  | DomainCommand
  | Command<'ChangeSubdomain', { subdomain: string; registered: string }>;
/** … as whoever asks knows it. */
export type CompanyDomainsInput = DomainCommand | Command<'ChangeSubdomain', { subdomain: string }>;

/** Every way this aggregate may refuse. */
export type CompanyDomainsRejection =
  | 'domain-not-found'
  | 'domain-invalid' // no host name that a company can have as its own
  | 'domain-of-product' // ours, or below ours
  | 'domain-already-added'
  | 'domain-taken' // another company has verified it
  | 'domain-not-verified'
  | 'too-many-domains'
  | 'subdomain-invalid'
  | 'too-many-subdomains' // the company has left as many names as it may
  | 'domain-record-missing' // DNS knows no such record
  | 'domain-record-wrong' // there is a record, and it says something else
  | 'domain-lookup-timeout'
  | 'domain-lookup-failed'; // the domain's name servers answer with a fault, or not at all
