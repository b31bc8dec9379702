import {
  type CompanySettings,
  type CompanySettingsEvent,
  defaultSettings,
} from 'contracts/identity/company-settings/company-settings.events';
import { projection, schemaBeside } from '#projection-service/engine/projection';

/** One row per company that has ever chosen something. */
export const companySettingsProjection = projection<CompanySettings & { id: string }, CompanySettingsEvent>({
  name: 'identity.company-settings',
  version: 4,
  table: 'company_settings',
  schema: schemaBeside(import.meta.url),
  columns: {
    gridMode: 'bool',
    marketplaceDailyCap: 'int4',
    marketplaceMonthlyCap: 'int4',
    blindReviews: 'bool',
    eventActionsStopped: 'bool',
  },
  types: ['CompanySettingsChanged'],
  createdBy: [],
  key: ({ data }) => data.companyId,
  evolve: (row, { data }) => ({ ...defaultSettings, ...row, ...data.to, id: data.companyId }),
});
