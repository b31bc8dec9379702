import { endpoint } from '#contracts/kernel/endpoint';
import { ChangeCompanySettings } from './company-settings.commands.ts';
import { CompanySettings } from './company-settings.events.ts';

export const showCompanySettings = endpoint({
  method: 'GET',
  path: '/api/tenant/company-settings',
  access: 'member',
  summary: 'Read what holds in this company for whoever has chosen nothing else',
  answer: CompanySettings,
});
export const changeCompanySettings = endpoint({
  method: 'PATCH',
  path: '/api/tenant/company-settings',
  access: 'tenant.settings.update',
  summary: 'Change what holds in this company for whoever has chosen nothing else',
  body: ChangeCompanySettings,
  answer: CompanySettings,
});
