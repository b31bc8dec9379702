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
  summary: 'Get the company’s domains',
  answer,
});
export const addDomain = endpoint({
  method: 'POST',
  path,
  access,
  summary: 'Add a custom domain, to be verified',
  body: AddDomain,
  answer,
  status: 201,
});
/** 409 says what DNS answered where the record is not there. */
export const verifyDomain = endpoint({
  method: 'POST',
  path: `${path}/:id/verify`,
  access,
  summary: 'Check the DNS record that verifies a domain',
  params: ById,
  answer,
});
export const removeDomain = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access,
  summary: 'Remove a custom domain',
  params: ById,
  answer,
});
export const choosePrimaryDomain = endpoint({
  method: 'PUT',
  path: `${path}/primary`,
  access,
  summary: 'Choose the primary domain for search engines and links',
  body: ChoosePrimaryDomain,
  answer,
});
/** The old name stays the company’s: what leads to it leads to the new one. */
export const changeSubdomain = endpoint({
  method: 'PUT',
  path: `${path}/subdomain`,
  access,
  summary: 'Change the company’s subdomain',
  body: ChangeSubdomain,
  answer,
});
