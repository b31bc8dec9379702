import type { z } from 'zod';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { CompanySettings } from './company-settings.events.ts';

export const ChangeCompanySettings = CompanySettings.partial();
export type ChangeCompanySettings = z.infer<typeof ChangeCompanySettings>;

export type CompanySettingsCommand = Command<
  'ChangeCompanySettings',
  { companyId: Id; changes: ChangeCompanySettings }
>;
