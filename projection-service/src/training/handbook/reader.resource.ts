import { recordIn } from 'access/recruiting/record-in';
import { isAmongIn, readableDocument } from 'access/training/readable-document';
import { Rejection } from 'contracts/kernel/problem';
import { acknowledgement, acknowledgementIdOf } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { procedureKinds, READER_PAGE } from 'contracts/training/handbook/handbook.choices';
import type { HandbookContent } from 'contracts/training/handbook/handbook.fields';
import { listReadableDocuments, readDocument } from 'contracts/training/handbook/reader.endpoints';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { searchPatterns } from '#projection-service/engine/search-text';
import { acknowledgementProjection } from '#projection-service/training/acknowledgement/acknowledgement.projection';
import { versionIdOf } from '#projection-service/training/version/training-version.projection';
import { handbookProjection } from './handbook.projection.ts';

/** Documents that concern person $2; $3: their teams. */
const READABLE = `from read.handbook_document d
  left join read.acknowledgement a on a.tenant_id = d.tenant_id and a.document_id = d.id and a.user_id = $2
  where d.tenant_id = $1 and d.published_version > 0 and d.status <> 'archived'
    and (d.team_id is null or d.team_id = any($3::uuid[]))`;
const SHOWN = `d.id, d.kind, d.published_name, d.published ->> 'summary', d.team_id, d.team_name, d.published_version,
  d.published_at, d.owner_name, a.status, a.asked_at, a.due_at, a.acknowledged_version, a.acknowledged_at`;
const LIST = `select ${SHOWN} ${READABLE}
  and ($4::text[] is null or d.kind = any($4::text[])) and ($5::uuid is null or d.team_id = $5)
  and (not $6::boolean or a.status in ('asked', 'overdue')) and d.published_text like all($7::text[])
  and ($8::uuid is null or (d.published_name, d.id) > (select l.published_name, l.id from read.handbook_document l
    where l.tenant_id = $1 and l.id = $8))
  order by d.published_name, d.id limit ${READER_PAGE + 1}`;
const ONE = `select ${SHOWN}, v.note ${READABLE.replace(
  '\n  where',
  `
  left join read.training_version v on v.tenant_id = d.tenant_id and v.id = $5
  where`,
)} and d.id = $4`;

const isoOf = (cell: unknown): string | null =>
  cell === null || cell === undefined ? null : cell instanceof Date ? cell.toISOString() : String(cell);

const documentOf = (cells: unknown[]) => {
  const [id, kind, name, summary, teamId, teamName, version, publishedAt, , status, ...asked] = cells;
  const [askedAt, dueAt, acknowledgedVersion, acknowledgedAt] = asked;
  const mine =
    status === null
      ? null
      : {
          ...{ status, askedAt: isoOf(askedAt), dueAt: isoOf(dueAt) },
          ...{ acknowledgedVersion: Number(acknowledgedVersion), acknowledgedAt: isoOf(acknowledgedAt) },
        };
  const said = { id, kind, name, summary, teamId, teamName, handbookVersion: Number(version) };
  return { ...said, publishedAt: isoOf(publishedAt), mine };
};

const TEAMS = 'select team_id as id from access.team where tenant_id = $1 and $2::uuid = any(user_ids)';

/** The questions of a test, without what is right. */
export const testOf = ({ questions }: Pick<HandbookContent, 'questions'>) =>
  questions.map(({ choices, ...question }) => ({
    ...question,
    choices: choices.map(({ id, text }) => ({ id, text })),
  }));

const lessonsIn = async (store: EventStore, tenantId: string, ids: readonly string[]) => {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const lesson = await recordIn(store, trainingLesson, { tenantId, id });
      return lesson ? [{ id, name: lesson.name }] : [];
    }),
  );
  return found.flat();
};

/** What was published of the handbook, for those whom it concerns. */
export const readerResource = (router: IRouter, context: ProjectionContext): void => {
  const { store, reader, http, access } = context;
  const find = readableDocument({ store, isAmong: isAmongIn(access) });
  const names = [handbookProjection.name, acknowledgementProjection.name];

  const teamsOf = async (tenantId: string, userId: string): Promise<string[]> => {
    const { rows } = await access.query<{ id: string }>(TEAMS, [tenantId, userId]);
    return rows.map(({ id }) => id);
  };
  const ask = async (text: string, values: [tenantId: string, ...unknown[]]) => {
    const [rows = []] = await askAs(reader)(values[0], [{ ...prepared(text), values, rowMode: 'array' as const }]);
    return rows as unknown[][];
  };

  mount(
    router,
    listReadableDocuments,
    async ({ auth: { tenantId, userId }, query, minPosition }) => {
      await reachMinPosition(context, minPosition, names, tenantId);
      const { kind, teamId = null, open, q = '', after = null } = query;
      const kinds = kind === undefined ? null : kind === 'procedure' ? procedureKinds : [kind];
      const patterns = q === '' ? [] : searchPatterns(q);
      if (q !== '' && patterns.length === 0) return { body: { documents: [], next: null } };
      const teams = await teamsOf(tenantId, userId);
      const asked = [kinds, teamId, open === 'true', patterns, after];
      const rows = await ask(LIST, [tenantId, userId, teams, ...asked]);
      const shown = rows.slice(0, READER_PAGE).map(documentOf);
      const next = rows.length > READER_PAGE ? shown.at(-1)?.id : null;
      return { body: listReadableDocuments.answer.parse({ documents: shown, next }) };
    },
    http,
  );
  mount(
    router,
    readDocument,
    async ({ auth: { tenantId, userId }, params: { id }, minPosition }) => {
      await reachMinPosition(context, minPosition, [...names, 'training.version'], tenantId);
      const found = await find({ tenantId, userId, documentId: id });
      if (!found) throw new Rejection('not-found', 404);
      const { record, content } = found;
      const teams = await teamsOf(tenantId, userId);
      const [cells = []] = await ask(ONE, [tenantId, userId, teams, id, versionIdOf(id, record.publishedVersion)]);
      if (cells.length === 0) throw new Rejection('not-found', 404);
      const lessonIds = content.steps.flatMap((step) => step.lessonIds);
      const asking = await recordIn(store, acknowledgement, { tenantId, id: acknowledgementIdOf(id, userId) });
      const { fileId, steps, passPercent, name, summary } = content;
      const body = {
        ...documentOf(cells),
        ...{ name, summary, fileId, steps, passPercent, handbookVersion: record.publishedVersion },
        mine: asking ?? null,
        lessons: await lessonsIn(store, tenantId, lessonIds),
        questions: testOf(content),
        ownerName: cells[8],
        note: cells.at(-1) ?? '',
      };
      return { body: readDocument.answer.parse(body) };
    },
    http,
  );
};
