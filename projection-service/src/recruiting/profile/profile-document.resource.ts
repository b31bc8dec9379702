import { Rejection } from 'contracts/kernel/problem';
import { listCandidateDocuments, listMyDocuments } from 'contracts/recruiting/profile/profile-document.endpoints';
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
const ACCOUNT = 'select user_id from read.candidate where tenant_id = $1 and id = $2';

/** The documents of one person, newest first. */
export const readDocuments = async (reader: pg.Pool, userId: string): Promise<ProfileDocumentView[]> => {
  const query = { ...prepared(LIST), values: [userId], rowMode: 'array' as const };
  const [rows = []] = await askAsPerson(reader)(userId, [query]);
  return rows.map((cells) => Object.fromEntries(fields.map((field, index) => [field, cells[index]])) as never);
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
      const query = { ...prepared(ACCOUNT), values: [tenantId, id], rowMode: 'array' as const };
      const [[found] = []] = await askAs(reader)(tenantId, [query]);
      if (!found) throw new Rejection('not-found', 404);
      const [userId] = found;
      return { body: typeof userId === 'string' ? await readDocuments(reader, userId) : [] };
    },
    http,
  );
};
