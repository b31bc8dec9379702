import type { Reads } from '#projection-service/context';
import { auditProjection } from './audit/audit.projection.ts';
import { auditResource } from './audit/audit.resource.ts';
import { stateAsOfRoutes } from './audit/state-as-of.routes.ts';
import { namedFilterProjection, namedFilterResource } from './named-filter/named-filter.projection.ts';
import { jobSourceProjection } from './report/job-source.projection.ts';
import { reportRoutes } from './report/report.routes.ts';
import { savedFilterProjection } from './saved-filter/saved-filter.projection.ts';
import { savedFilterRoutes } from './saved-filter/saved-filter.routes.ts';

export const reportingReads: Reads = {
  entities: { namedFilter: { rows: namedFilterProjection, resource: namedFilterResource } },
  projections: [auditProjection, jobSourceProjection, savedFilterProjection],
  // The state before the list: its path would be read as an id.
  resources: [stateAsOfRoutes, auditResource, reportRoutes, savedFilterRoutes],
};
