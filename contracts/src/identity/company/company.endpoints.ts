import { endpoint } from '#contracts/kernel/endpoint';
import { ChangeCompany } from './company.commands.ts';
import { CompanyView } from './company.views.ts';

/** There is one company in a request: the one that `X-Tenant` names. */
export const showCompany = endpoint({
  method: 'GET',
  path: '/api/tenant/company',
  access: 'tenant.company.read',
  summary: 'Get the company profile',
  answer: CompanyView,
});
export const changeCompany = endpoint({
  method: 'PATCH',
  path: '/api/tenant/company',
  access: 'tenant.company.update',
  summary: 'Change the company profile',
  body: ChangeCompany,
  answer: CompanyView.omit({ subdomain: true, domains: true, updatedAt: true }),
});
