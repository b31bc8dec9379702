import { entities } from 'contracts/entities';
import { Rejection } from 'contracts/kernel/problem';
import { stateAsOf } from 'contracts/reporting/audit/audit.endpoints';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { type HttpContext, mount } from 'platform/http/route';
import { rowAsOf } from '#projection-service/engine/as-of';
import type { Row } from '#projection-service/engine/projection';
import { candidateProjection } from '#projection-service/recruiting/candidate/candidate.projection';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { jobProjection } from '#projection-service/recruiting/job/job.projection';

const projections = { job: jobProjection, candidate: candidateProjection, interview: interviewProjection };

/** Without what nobody is shown. */
const shown = (record: Row, hidden: readonly string[]): Row =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !hidden.includes(field))) as Row;

/** GET /api/tenant/audit-log/state: asks the events themselves, so it waits for no projection. */
export const stateAsOfRoutes = (router: IRouter, { http, store }: { http: HttpContext; store: EventStore }): void =>
  mount(
    router,
    stateAsOf,
    async ({ auth: { tenantId }, query: { entity, id, at } }) => {
      const record = await rowAsOf(store, projections[entity], { aggregate: entity, tenantId, id }, at);
      if (record === undefined) throw new Rejection('not-found', 404);
      return { body: { entity, entityId: id, asOf: at, record: record && shown(record, entities[entity].hidden) } };
    },
    http,
  );
