import type { CompanyEvent } from 'contracts/identity/company/company.events';
import type { CompanyView } from 'contracts/identity/company/company.views';
import { logoView } from 'contracts/kernel/stored-image';
import { projection, schemaBeside } from '#projection-service/engine/projection';

export type CompanyRow = Omit<CompanyView, 'subdomain' | 'domains' | 'updatedAt'> & { updatedAt: string };

/** What a company says of itself, as its staff edit it: one row, in its own tenant. */
export const companyProjection = projection<CompanyRow, CompanyEvent>({
  name: 'identity.company',
  version: 3,
  table: 'company',
  schema: schemaBeside(import.meta.url),
  columns: {
    name: 'text',
    label: 'text',
    description: 'text',
    email: 'text',
    phone: 'text',
    phoneE164: 'text',
    website: 'text',
    address: 'text',
    color: 'text',
    logo: 'jsonb',
    timeZone: 'text',
    updatedAt: 'timestamptz',
    version: 'int4',
  },
  types: ['CompanyRegistered', 'CompanyChanged', 'CompanyLogoChanged'],
  createdBy: ['CompanyRegistered'],
  key: ({ data }) => data.companyId,
  evolve: (row, event) => {
    const now = { updatedAt: event.metadata.occurredAt, version: Number(event.streamVersion) };
    switch (event.type) {
      case 'CompanyRegistered': {
        const { companyId: id, ...profile } = event.data;
        return { id, ...profile, logo: null, ...now };
      }
      case 'CompanyChanged':
        return row && { ...row, ...event.data.to, ...now };
      case 'CompanyLogoChanged':
        return row && { ...row, logo: logoView(row.id, event.data.to), ...now };
    }
  },
});
