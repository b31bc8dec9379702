import { type CompanyEvent, type CompanyProfile, defaultProfile } from 'contracts/identity/company/company.events';
import type { MembershipEvent } from 'contracts/identity/membership/membership.events';
import { type LogoView, logoView } from 'contracts/kernel/stored-image';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { companyAddress } from '#projection-service/identity/company-domains/company-domains.refs';
import { tenantAddress } from './public.refs.ts';

/** What a company shows to everybody; `tenantName` until it says another. */
export type PublicCompanyRow = Omit<CompanyProfile, 'name' | 'timeZone'> & {
  id: string;
  subdomain: string;
  tenantName: string;
  profileName: string | null;
  /** Host name of its own that it prefers. */
  domain: string | null;
  logo: LogoView | null;
  updatedAt: string;
};

const said = ({ name, timeZone: _, ...profile }: Partial<CompanyProfile>) =>
  name === undefined ? profile : { ...profile, profileName: name };

const { timeZone: _, ...nothingSaid } = defaultProfile;

const silent = (id: string): Omit<PublicCompanyRow, 'updatedAt'> => ({
  id,
  subdomain: '',
  tenantName: '',
  profileName: null,
  domain: null,
  ...nothingSaid,
  logo: null,
});

/** One row per company. One that has said nothing of itself is here from its first member on. */
export const publicCompanyProjection = projection<
  PublicCompanyRow,
  CompanyEvent | Extract<MembershipEvent, { type: 'MembershipGranted' }>
>({
  name: 'recruiting.public-company',
  version: 3,
  scope: 'public',
  table: 'public_company',
  schema: schemaBeside(import.meta.url),
  columns: {
    subdomain: 'text',
    tenantName: 'text',
    profileName: 'text',
    domain: 'text',
    label: 'text',
    description: 'text',
    email: 'text',
    phone: 'text',
    phoneE164: 'text',
    website: 'text',
    address: 'text',
    color: 'text',
    logo: 'jsonb',
    updatedAt: 'timestamptz',
  },
  types: ['MembershipGranted', 'CompanyRegistered', 'CompanyChanged', 'CompanyLogoChanged'],
  createdBy: [],
  key: ({ metadata }) => metadata.tenantId,
  evolve: (row, event) => {
    const { tenantId, occurredAt: updatedAt } = event.metadata;
    switch (event.type) {
      case 'MembershipGranted':
        return row ?? { ...silent(tenantId), updatedAt };
      case 'CompanyRegistered': {
        const { companyId: _, ...profile } = event.data;
        return { ...silent(tenantId), ...row, ...said(profile), updatedAt };
      }
      case 'CompanyChanged':
        return { ...silent(tenantId), ...row, ...said(event.data.to), updatedAt };
      case 'CompanyLogoChanged':
        return { ...silent(tenantId), ...row, logo: logoView(tenantId, event.data.to), updatedAt };
    }
  },
  refs: {
    tenant: join(tenantAddress, 'id', (row, tenant) => ({
      ...row,
      subdomain: tenant?.subdomain ?? '',
      tenantName: tenant?.name ?? '',
    })),
    address: join(companyAddress, 'id', (row, address) => ({
      ...row,
      subdomain: address?.subdomain ?? row.subdomain,
      domain: address?.domain ?? null,
    })),
  },
});
