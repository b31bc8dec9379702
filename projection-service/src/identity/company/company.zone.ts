import { type CompanyEvent, defaultProfile } from 'contracts/identity/company/company.events';
import type { ZoneSource } from '#projection-service/engine/rollup.types';

/** The time zone in which a company's days begin, as its profile has it. */
export const companyZone: ZoneSource<CompanyEvent> = {
  types: ['CompanyRegistered', 'CompanyChanged'],
  byDefault: defaultProfile.timeZone,
  zoneIn: ({ type, data }) => {
    if (type === 'CompanyRegistered') return data.timeZone;
    return type === 'CompanyChanged' ? data.to.timeZone : undefined;
  },
};
