import { ById, endpoint } from '#contracts/kernel/endpoint';
import { AddDomain, ChangeSubdomain, ChoosePrimaryDomain } from './company-domains.commands.ts';
import { CompanyDomainsView } from './company-domains.views.ts';

const path = '/api/tenant/company-domains';
const access = 'tenant.company.update';
const answer = CompanyDomainsView;

export const showCompanyDomains = endpoint({
  method: 'GET',
  path,
  access: 'tenant.company.read',
  summary: 'Read the domains of the company',
  answer,
});
export const addDomain = endpoint({
  method: 'POST',
  path,
  access,
  summary: 'Add a host name of the company’s own, to be verified',
  body: AddDomain,
  answer,
  status: 201,
});
/** 409 says what DNS answered where the record is not there. */
export const verifyDomain = endpoint({
  method: 'POST',
  path: `${path}/:id/verify`,
  access,
  summary: 'Look for the record that verifies a domain',
  params: ById,
  answer,
});
export const removeDomain = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access,
  summary: 'Remove a domain of the company’s own',
  params: ById,
  answer,
});
export const choosePrimaryDomain = endpoint({
  method: 'PUT',
  path: `${path}/primary`,
  access,
  summary: 'Choose where search engines and links are led to',
  body: ChoosePrimaryDomain,
  answer,
});
/** The old name stays the company’s: what leads to it leads to the new one. */
export const changeSubdomain = endpoint({
  method: 'PUT',
  path: `${path}/subdomain`,
  access,
  summary: 'Change the subdomain of the company',
  body: ChangeSubdomain,
  answer,
});
