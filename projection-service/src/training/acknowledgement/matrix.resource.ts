import { acknowledgementStatuses } from 'contracts/training/acknowledgement/acknowledgement.choices';
import {
  MATRIX_DOCUMENTS,
  MATRIX_PEOPLE,
  showAcknowledgementMatrix,
} from 'contracts/training/acknowledgement/matrix.endpoints';
import { procedureKinds } from 'contracts/training/handbook/handbook.choices';
import { mount } from 'platform/http/route';
import { counterName } from '#projection-service/engine/counters';
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
const CELLS = `select user_id, document_id, status, handbook_version, acknowledged_version, acknowledged_at, due_at
  from read.acknowledgement where tenant_id = $1 and user_id = any($2::uuid[]) and document_id = any($3::uuid[])`;
const COUNTS =
  'select key, sum(n)::int8 from read.acknowledgement_count where tenant_id = $1 and key = any($2) group by key';

const isoOf = (cell: unknown) => (cell instanceof Date ? cell.toISOString() : cell);
const counterOf = (documentId: string, status: string): string =>
  counterName(['documentId', 'status'], { documentId, status });

/** GET /api/tenant/acknowledgement-matrix: a page of people costs the same however many there are (docs/product.md HBK-8). */
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
      const cells = await ask(CELLS, [tenantId, people.map(([id]) => id), ids]);
      const keys = ids.flatMap((id) => acknowledgementStatuses.map((status) => counterOf(id, status)));
      const counts = new Map((await ask(COUNTS, [tenantId, keys])).map(([key, n]) => [key, Number(n)]));
      const body = {
        documents: documents.map(([id, name, version, roundId]) => ({
          ...{ id, name, handbookVersion: Number(version), roundId },
          counts: Object.fromEntries(
            acknowledgementStatuses.map((status) => [status, counts.get(counterOf(String(id), status)) ?? 0]),
          ),
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
