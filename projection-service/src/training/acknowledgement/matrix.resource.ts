import { IS_STILL_CONCERNED } from 'access/training/audience';
import { OPEN_ACKNOWLEDGEMENTS } from 'access/training/open-acknowledgements';
import {
  acknowledgementStatuses,
  type DocumentGroup,
  kindsOf,
} from 'contracts/training/acknowledgement/acknowledgement.choices';
import {
  countAcknowledgementMatrix,
  countOpenAcknowledgements,
  showAcknowledgementMatrix,
} from 'contracts/training/acknowledgement/matrix.endpoints';
import { MATRIX_COLUMNS } from 'contracts/training/matrix/matrix.choices';
import { mount } from 'platform/http/route';
import type { ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { handbookProjection } from '#projection-service/training/handbook/handbook.projection';
import { isoIn, pageOf, peoplePage, rowsAs, shownPeople } from '#projection-service/training/matrix/people-page';
import { acknowledgementProjection } from './acknowledgement.projection.ts';
import { roundProjection } from './round.projection.ts';

const ASKING = `from read.handbook_document d where d.tenant_id = $1 and d.kind = any($2::text[]) and d.asks_acknowledgement
    and d.published_version > 0 and d.status <> 'archived'`;
/** Those of a window, by name, and how many there are of all. */
const DOCUMENTS = `select d.id, d.published_name, d.material_version, (select r.id from read.acknowledgement_round r
    where r.tenant_id = d.tenant_id and r.document_id = d.id order by r.created_at desc, r.id limit 1),
    greatest(
      (select max(r.reminded_at) from read.acknowledgement_round r
        where r.tenant_id = d.tenant_id and r.document_id = d.id),
      (select max(m.created_at) from read.acknowledgement_reminder m
        where m.tenant_id = d.tenant_id and m.kind = $4 and m.created_at > d.published_at))
  ${ASKING}
  order by d.published_name, d.id offset $3::int limit ${MATRIX_COLUMNS}`;
const DOCUMENT_COUNT = `select count(*) ${ASKING}`;
const PEOPLE = peoplePage();
/** What was asked of those whom it still concerns (docs/product.md HBK-9). */
const CONCERNED = `from read.acknowledgement a
  join read.handbook_document d on d.tenant_id = a.tenant_id and d.id = a.document_id
  where a.tenant_id = $1 and a.document_id = any($2::uuid[]) and ${IS_STILL_CONCERNED}`;
const CELLS = `select a.user_id, a.document_id, a.status, a.handbook_version, a.acknowledged_version, a.acknowledged_at,
  a.due_at ${CONCERNED} and a.user_id = any($3::uuid[])`;
const COUNTS = `select a.document_id, a.status, count(*) ${CONCERNED} group by a.document_id, a.status`;

const OPEN = `select count(distinct a.user_id), count(distinct d.id), (select max(m.created_at)
    from read.acknowledgement_reminder m where m.tenant_id = $1 and m.kind = $3) ${OPEN_ACKNOWLEDGEMENTS}`;

/** How people stand with documents, a page of people, and how many of all whom they concern today (docs/product.md HBK-8). */
export const matrixResource: ReadResource = (router, context) => {
  const ask = rowsAs(context);
  const names = [
    ...[handbookProjection.name, acknowledgementProjection.name, roundProjection.name],
    'training.acknowledgementReminder',
  ];
  const documentsOf = (tenantId: string, { kind, from }: { kind: DocumentGroup; from: number }) =>
    ask(DOCUMENTS, [tenantId, kindsOf(kind), from, kind]);
  mount(
    router,
    showAcknowledgementMatrix,
    async ({ auth: { tenantId }, query: { q, after = null, ...window }, minPosition }) => {
      await reachMinPosition(context, minPosition, names, tenantId);
      const documents = await documentsOf(tenantId, window);
      const [[documentCount] = [0]] = await ask(DOCUMENT_COUNT, [tenantId, kindsOf(window.kind)]);
      const found = await ask(PEOPLE, [tenantId, q || null, after]);
      const cells = await ask(CELLS, [tenantId, documents.map(([id]) => id), shownPeople(found)]);
      const body = {
        documents: documents.map(([id, name, version, roundId, remindedAt]) => ({
          ...{ id, name, handbookVersion: Number(version), roundId, remindedAt: isoIn(remindedAt) },
        })),
        documentCount: Number(documentCount),
        ...pageOf(found, (id) =>
          cells
            .filter(([userId]) => userId === id)
            .map(([, documentId, status, version, acknowledged, acknowledgedAt, dueAt]) => ({
              ...{ documentId, status, handbookVersion: Number(version), acknowledgedVersion: Number(acknowledged) },
              ...{ acknowledgedAt: isoIn(acknowledgedAt), dueAt: isoIn(dueAt) },
            })),
        ),
      };
      return { body: showAcknowledgementMatrix.answer.parse(body) };
    },
    context.http,
  );
  mount(
    router,
    countAcknowledgementMatrix,
    async ({ auth: { tenantId }, query, minPosition }) => {
      await reachMinPosition(context, minPosition, names, tenantId);
      const ids = (await documentsOf(tenantId, query)).map(([id]) => id);
      const counted = await ask(COUNTS, [tenantId, ids]);
      const countOf = (document: unknown, status: string) =>
        Number(counted.find(([id, one]) => id === document && one === status)?.[2] ?? 0);
      const body = ids.map((id) => ({
        id,
        counts: Object.fromEntries(acknowledgementStatuses.map((status) => [status, countOf(id, status)])),
      }));
      return { body: countAcknowledgementMatrix.answer.parse(body) };
    },
    context.http,
  );
  mount(
    router,
    countOpenAcknowledgements,
    async ({ auth: { tenantId }, query: { kind }, minPosition }) => {
      await reachMinPosition(context, minPosition, names, tenantId);
      const [[people, documents, remindedAt] = [0, 0, null]] = await ask(OPEN, [tenantId, kindsOf(kind), kind]);
      const body = { people: Number(people), documents: Number(documents), remindedAt: isoIn(remindedAt) };
      return { body: countOpenAcknowledgements.answer.parse(body) };
    },
    context.http,
  );
};
