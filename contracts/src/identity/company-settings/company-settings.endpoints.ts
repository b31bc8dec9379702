import { endpoint } from '#contracts/kernel/endpoint';
import { ChangeCompanySettings } from './company-settings.commands.ts';
import { CompanySettings } from './company-settings.events.ts';

export const showCompanySettings = endpoint({
  method: 'GET',
  path: '/api/tenant/company-settings',
  access: 'member',
  summary: 'Get the company’s default settings',
  answer: CompanySettings,
});
export const changeCompanySettings = endpoint({
  method: 'PATCH',
  path: '/api/tenant/company-settings',
  access: 'tenant.settings.update',
  summary: 'Change the company’s default settings',
  body: ChangeCompanySettings,
  answer: CompanySettings,
});
