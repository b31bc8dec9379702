import { IS_STILL_CONCERNED } from 'access/training/audience';
import { acknowledgementStatuses } from 'contracts/training/acknowledgement/acknowledgement.choices';
import {
  MATRIX_DOCUMENTS,
  MATRIX_PEOPLE,
  showAcknowledgementMatrix,
} from 'contracts/training/acknowledgement/matrix.endpoints';
import { procedureKinds } from 'contracts/training/handbook/handbook.choices';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { handbookProjection } from '#projection-service/training/handbook/handbook.projection';
import { acknowledgementProjection } from './acknowledgement.projection.ts';

const DOCUMENTS = `select d.id, d.published_name, d.material_version, (select r.id from read.acknowledgement_round r
    where r.tenant_id = d.tenant_id and r.document_id = d.id order by r.created_at desc, r.id limit 1)
  from read.handbook_document d where d.tenant_id = $1 and d.kind = any($2::text[]) and d.asks_acknowledgement
    and d.published_version > 0 and d.status <> 'archived'
  order by d.published_name, d.id limit ${MATRIX_DOCUMENTS}`;
const PEOPLE = `select m.user_id, a.name from access.membership m join access.account a on a.user_id = m.user_id
  where m.tenant_id = $1 and ($2::text is null or position(lower($2) in lower(a.name)) > 0)
    and ($3::uuid is null or (a.name, m.user_id) > (select l.name, l.user_id from access.account l
      join access.membership x on x.user_id = l.user_id and x.tenant_id = $1 where l.user_id = $3))
  order by a.name, m.user_id limit ${MATRIX_PEOPLE + 1}`;
/** What was asked of those whom it still concerns (docs/product.md HBK-9). */
const CONCERNED = `from read.acknowledgement a
  join read.handbook_document d on d.tenant_id = a.tenant_id and d.id = a.document_id
  where a.tenant_id = $1 and a.document_id = any($2::uuid[]) and ${IS_STILL_CONCERNED}`;
const CELLS = `select a.user_id, a.document_id, a.status, a.handbook_version, a.acknowledged_version, a.acknowledged_at,
  a.due_at ${CONCERNED} and a.user_id = any($3::uuid[])`;
const COUNTS = `select a.document_id, a.status, count(*) ${CONCERNED} group by a.document_id, a.status`;

const isoOf = (cell: unknown) => (cell instanceof Date ? cell.toISOString() : cell);

/** GET /api/tenant/acknowledgement-matrix: a page of people, and counters of all whom documents concern today (docs/product.md HBK-8). */
export const matrixResource: ReadResource = (router, context) => {
  const ask = async (text: string, values: [tenantId: string, ...unknown[]]) => {
    const query = { ...prepared(text), values, rowMode: 'array' as const };
    const [rows = []] = await askAs(context.reader)(values[0], [query]);
    return rows as unknown[][];
  };
  mount(
    router,
    showAcknowledgementMatrix,
    async ({ auth: { tenantId }, query: { kind, q, after = null }, minPosition }) => {
      const names = [handbookProjection.name, acknowledgementProjection.name, 'training.acknowledgementRound'];
      await reachMinPosition(context, minPosition, names);
      const kinds = kind === 'policy' ? ['policy'] : [...procedureKinds];
      const documents = await ask(DOCUMENTS, [tenantId, kinds]);
      const found = await ask(PEOPLE, [tenantId, q || null, after]);
      const people = found.slice(0, MATRIX_PEOPLE);
      const ids = documents.map(([id]) => String(id));
      const cells = await ask(CELLS, [tenantId, ids, people.map(([id]) => id)]);
      const counted = after === null ? await ask(COUNTS, [tenantId, ids]) : [];
      const countsOf = (document: unknown) => {
        const count = (status: string) => counted.find(([id, one]) => id === document && one === status)?.[2] ?? 0;
        return Object.fromEntries(acknowledgementStatuses.map((status) => [status, Number(count(status))]));
      };
      const body = {
        documents: documents.map(([id, name, version, roundId]) => ({
          ...{ id, name, handbookVersion: Number(version), roundId },
          counts: after === null ? countsOf(id) : {},
        })),
        people: people.map(([id, name]) => ({
          ...{ id, name },
          cells: cells
            .filter(([userId]) => userId === id)
            .map(([, documentId, status, version, acknowledged, acknowledgedAt, dueAt]) => ({
              ...{ documentId, status, handbookVersion: Number(version), acknowledgedVersion: Number(acknowledged) },
              ...{ acknowledgedAt: isoOf(acknowledgedAt), dueAt: isoOf(dueAt) },
            })),
        })),
        next: found.length > MATRIX_PEOPLE ? people.at(-1)?.[0] : null,
      };
      return { body: showAcknowledgementMatrix.answer.parse(body) };
    },
    context.http,
  );
};
