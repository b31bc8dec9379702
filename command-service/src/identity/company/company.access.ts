import type { CompanyEvent } from 'contracts/identity/company/company.events';
import { type CompanyRow, saveCompany } from '#command-service/identity/access/access.tables';
import { accessProjection, type Written } from '#command-service/identity/access/access-projection';
import { type Company, companyDecider } from './company.decider.ts';

/** What a company's profile says wherever the company is named. */
export const companyAccess = accessProjection({
  types: ['CompanyRegistered', 'CompanyChanged', 'CompanyLogoChanged'] satisfies CompanyEvent['type'][],
  decider: companyDecider,
  open: (pool, _, work) => work({ saveCompany: (row) => saveCompany(pool, row) }),
  save: async (
    tables: { saveCompany(row: CompanyRow): Promise<void> },
    { state, version }: Written<Company>,
  ): Promise<void> => {
    if (state.status === 'absent') return;
    const { companyId: tenantId, profile, logo } = state;
    const { name, timeZone } = profile;
    await tables.saveCompany({ tenantId, name, timeZone, logo: logo?.imageId ?? null, version });
  },
});
