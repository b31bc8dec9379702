import type { Reads } from '#projection-service/context';
import { landlordCandidateProjection } from './candidate/landlord-candidate.projection.ts';
import { landlordCandidateResource } from './candidate/landlord-candidate.resource.ts';
import { landlordCompanyResource } from './company/company.resource.ts';
import { parkedRowResource } from './parked-row/parked-row.resource.ts';
import { platformAdminResource } from './platform-admin/platform-admin.resource.ts';
import { landlordRoleProjection } from './role/landlord-role.projection.ts';
import { landlordRoleResource } from './role/landlord-role.resource.ts';

export const landlordReads: Reads = {
  entities: {},
  projections: [landlordCandidateProjection, landlordRoleProjection],
  resources: [
    platformAdminResource,
    landlordCompanyResource,
    landlordCandidateResource,
    landlordRoleResource,
    parkedRowResource,
  ],
};
