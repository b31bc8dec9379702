import { Rejection } from 'contracts/kernel/problem';
import {
  type CandidateDocumentView,
  type KeptDocument,
  listCandidateDocuments,
} from 'contracts/recruiting/candidate/candidate.kept-documents';
import { listMyDocuments } from 'contracts/recruiting/profile/profile-document.endpoints';
import { ProfileDocumentView } from 'contracts/recruiting/profile/profile-document.views';
import type pg from 'pg';
import { mount } from 'platform/http/route';
import { askAs, askAsPerson, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { quoted, snake } from '#projection-service/engine/sql-names';
import { candidateProjection } from '#projection-service/recruiting/candidate/candidate.projection';
import { profileDocumentProjection } from './profile-document.projection.ts';

const fields = Object.keys(ProfileDocumentView.shape);
const LIST = `select ${fields.map((field) => quoted(snake(field))).join(', ')}
  from read.profile_document where user_id = $1 order by added_at desc, id desc`;
/** The record itself first, then those that were merged into it. */
const RECORDS = `select id, user_id, documents from read.candidate
  where tenant_id = $1 and (id = $2 or merged_into = $2) order by (id = $2) desc, id`;

/** The documents of one person, newest first. */
export const readDocuments = async (reader: pg.Pool, userId: string): Promise<ProfileDocumentView[]> => {
  const query = { ...prepared(LIST), values: [userId], rowMode: 'array' as const };
  const [rows = []] = await askAsPerson(reader)(userId, [query]);
  return rows.map((cells) => Object.fromEntries(fields.map((field, index) => [field, cells[index]])) as never);
};

/** What a company keeps with one record, and what stands on the profile of whoever it is linked to. */
const documentsOf = async (
  reader: pg.Pool,
  [candidateId, userId, kept]: readonly unknown[],
): Promise<CandidateDocumentView[]> => {
  const own = typeof userId === 'string' ? await readDocuments(reader, userId) : [];
  const of = (source: CandidateDocumentView['source'], documents: readonly KeptDocument[]) =>
    documents.map((document) => ({ ...document, source, candidateId: String(candidateId) }));
  return [...of('company', (kept ?? []) as KeptDocument[]), ...of('profile', own)];
};

/** Documents of profiles: for their person, and for a company whose candidate the person is (docs/product.md POR-10). */
export const profileDocumentResource: ReadResource = (router, context) => {
  const { reader, http } = context;
  mount(
    router,
    listMyDocuments,
    async ({ auth: { userId }, minPosition }) => {
      await reachMinPosition(context, minPosition, [profileDocumentProjection.name]);
      return { body: await readDocuments(reader, userId) };
    },
    http,
  );
  mount(
    router,
    listCandidateDocuments,
    async ({ auth: { tenantId }, params: { id }, minPosition }) => {
      await reachMinPosition(
        context,
        minPosition,
        [profileDocumentProjection.name, candidateProjection.name],
        tenantId,
      );
      const query = { ...prepared(RECORDS), values: [tenantId, id], rowMode: 'array' as const };
      const [records = []] = await askAs(reader)(tenantId, [query]);
      if (records[0]?.[0] !== id) throw new Rejection('not-found', 404);
      const found = await Promise.all(records.map((cells) => documentsOf(reader, cells)));
      const body = found.flat().sort((one, other) => other.addedAt.localeCompare(one.addedAt));
      return { body };
    },
    http,
  );
};
