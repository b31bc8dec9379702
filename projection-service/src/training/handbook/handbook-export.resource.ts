import { EXPORT_PAGE, procedureKinds } from 'contracts/training/handbook/handbook.choices';
import { exportHandbook } from 'contracts/training/handbook/handbook-markdown.endpoints';
import { documentToMarkdown, type ExportedDocument } from 'contracts/training/markdown/document-markdown';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { handbookProjection } from './handbook.projection.ts';

/** $2: kinds, $3: a team or all, $4: the last of the page before. */
const DRAFTS = `select id, jsonb_build_object('kind', kind, 'name', name, 'summary', summary, 'fileId', file_id, 'steps', steps,
    'questions', questions, 'passPercent', pass_percent, 'source', source)
  from read.handbook_document d
  where tenant_id = $1 and status <> 'archived' and kind = any($2::text[]) and ($3::uuid is null or team_id = $3)
    and ($4::uuid is null or (name, id) > (select l.name, l.id from read.handbook_document l where l.tenant_id = $1 and l.id = $4))
  order by name, id limit ${EXPORT_PAGE + 1}`;

/** The drafts of the handbook as files; what is archived is left out (docs/product.md HBK-10). */
export const handbookExportResource = (router: IRouter, context: ProjectionContext): void =>
  mount(
    router,
    exportHandbook,
    async ({ auth: { tenantId }, query: { kind, teamId = null, after = null }, minPosition }) => {
      await reachMinPosition(context, minPosition, [handbookProjection.name], tenantId);
      const kinds = kind === 'procedure' ? [...procedureKinds] : [kind];
      const query = { ...prepared(DRAFTS), values: [tenantId, kinds, teamId, after], rowMode: 'array' as const };
      const [rows = []] = await askAs(context.reader)(tenantId, [query]);
      const drafts = (rows as [id: string, draft: ExportedDocument][]).slice(0, EXPORT_PAGE);
      const next = rows.length > EXPORT_PAGE ? (drafts.at(-1)?.[0] ?? null) : null;
      return { body: { files: drafts.map(([, draft]) => documentToMarkdown(draft)), next } };
    },
    context.http,
  );
