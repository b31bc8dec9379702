import type { z } from 'zod';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import type { StoredLogo } from '#contracts/kernel/stored-image';
import { CompanyProfile } from './company.events.ts';

export const ChangeCompany = CompanyProfile.omit({ phoneE164: true }).partial();
export type ChangeCompany = z.infer<typeof ChangeCompany>;

export type CompanyCommand =
  | Command<'RegisterCompany', CompanyProfile & { companyId: Id }>
  | Command<'ChangeCompany', Partial<CompanyProfile>>
  | Command<'ChangeLogo', { logo: StoredLogo | null }>;

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type CompanyRejection = 'company-not-found' | 'company-already-exists';
