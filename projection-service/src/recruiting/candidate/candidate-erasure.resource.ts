import { Rejection } from 'contracts/kernel/problem';
import {
  candidateErasure,
  type ErasureCertificateView,
  showErasureCertificate,
} from 'contracts/recruiting/candidate/candidate.erasure';
import { auditedEvents } from 'contracts/reporting/audit/audited-events';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import { readStream } from '#projection-service/engine/as-of';
import { askAs, type ReadContext } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { readCompanyOf } from '#projection-service/recruiting/public/public.reads';
import { auditProjection } from '#projection-service/reporting/audit/audit.projection';
import { erasureLines } from './erasure-lines.ts';

type Context = ReadContext & { store: EventStore };
type ErasureRequest = { tenantId: string; candidateId: string; now: Date };

const ERASURES = `select id, entity_id, occurred_at, actor_type, actor_name, actor_company from read.audit
  where tenant_id = $1 and entity_id = any($2::text[]) and event = 'CandidateErased' order by occurred_at, event_position`;
const BY_NUMBER = `select entity_id from read.audit where tenant_id = $1 and id = $2 and event = 'CandidateErased'`;
/** Events about the person, and those that hold something of theirs without naming them, as what was said in a run does. */
const THEIRS = 'tenant_id = $1 and (candidate_id = $2::uuid or subject_id = $2::uuid::text)';
/** By kind. */
const COUNTS = `select entity, event, min(description), count(*), min(entity_id) from read.audit
  where ${THEIRS} group by entity, event order by min(event_position)`;
/** Streams about the person, each to be read again. */
const STREAMS = `select distinct entity, entity_id from read.audit
  where ${THEIRS} and event = any($3::text[]) limit 1000`;

const ask = (text: string, values: unknown[]) => ({ ...prepared(text), values, rowMode: 'array' as const });

const sealed = auditedEvents.filter((event) => Object.keys(event.personal).length > 0).map(({ type }) => type);

/** The certificate of one erasure, from the audit, and from the events read again. */
const certificateOf = async (context: Context, { tenantId, candidateId, now }: ErasureRequest) => {
  const { reader, store } = context;
  const own = await readStream(store, { aggregate: 'candidate', tenantId, id: candidateId });
  const merged = own.flatMap(({ type, data }) => {
    if (type !== 'CandidateMerged') return [];
    return [String((data as { otherId: unknown }).otherId)];
  });
  const [erasures = [], counts = [], streams = []] = await askAs(reader)(tenantId, [
    ask(ERASURES, [tenantId, [candidateId, ...merged]]),
    ask(COUNTS, [tenantId, candidateId]),
    ask(STREAMS, [tenantId, candidateId, sealed]),
  ]);
  const [erasure] = erasures.filter(([, entityId]) => entityId === candidateId);
  if (!erasure) throw new Rejection('not-found', 404);
  const [id, , erasedAt, actorType, actorName, actorCompany] = erasure;
  const history = await Promise.all(
    streams.map(async ([aggregate, entityId]) => {
      const [entity, thing] = [String(aggregate), String(entityId)];
      return { entity, id: thing, events: await readStream(store, { aggregate: entity, tenantId, id: thing }) };
    }),
  );
  const told = counts.map(([entity, event, description, count]) => ({
    ...{ entity: String(entity), event: String(event), description: String(description), count: Number(count) },
  }));
  const company = await readCompanyOf(reader, tenantId);
  return {
    ...{ id, candidateId, company: company?.name ?? '', erasedAt, actorType, actorName, actorCompany },
    ...erasureLines({ candidateId, counts: told, streams: history }),
    checkedAt: now.toISOString(),
    others: erasures
      .filter(([, entityId]) => entityId !== candidateId)
      .map(([otherId, entityId]) => ({ id: String(otherId), candidateId: String(entityId) })),
  } as ErasureCertificateView;
};

/** Certificates of erasure, by the candidate and by their number (docs/product.md REC-37). */
export const candidateErasureResource = (router: IRouter, context: Context): void => {
  const { http, reader } = context;
  mount(
    router,
    candidateErasure,
    async ({ auth: { tenantId }, params, minPosition, now }) => {
      await reachMinPosition(context, minPosition, [auditProjection.name], tenantId);
      return { body: await certificateOf(context, { tenantId, candidateId: params.id, now }) };
    },
    http,
  );
  mount(
    router,
    showErasureCertificate,
    async ({ auth: { tenantId }, params, minPosition, now }) => {
      await reachMinPosition(context, minPosition, [auditProjection.name], tenantId);
      const [[found] = []] = await askAs(reader)(tenantId, [ask(BY_NUMBER, [tenantId, params.id])]);
      if (!found) throw new Rejection('not-found', 404);
      return { body: await certificateOf(context, { tenantId, candidateId: String(found[0]), now }) };
    },
    http,
  );
};
