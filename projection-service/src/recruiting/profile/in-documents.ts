import type { TenantAuth } from 'contracts/kernel/auth';
import type { ListQuery } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import { searchWords } from 'contracts/kernel/search-words';
import { askAs, type ReadContext } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';

const TO_READ = 'tenant.candidates.documents.read';
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** People whom one search finds by their documents. */
const MOST = 1_000;
/** Documents with these words that people have, as far as is looked. */
const DOCUMENTS_EACH = 5;

/** Of a company with no more people who have an account each is asked: words that many have, in whichever company, then cost it nothing. */
const ASKED_EACH = 2_000;

const FOUND = `with own as materialized (
    select user_id from read.candidate where tenant_id = $1 and user_id is not null limit ${ASKED_EACH + 1}
  )
  select distinct user_id from (
    select o.user_id from own o cross join lateral (
      select from access.document_text d where d.user_id = o.user_id and d.words @@ $2::tsquery limit 1
    ) d where (select count(*) from own) <= ${ASKED_EACH}
    union all
    select d.user_id from access.document_text d where (select count(*) from own) > ${ASKED_EACH} and d.words @@ $2::tsquery
      and exists (select from read.candidate c where c.tenant_id = $1 and c.user_id = d.user_id)
    limit ${DOCUMENTS_EACH * MOST}
  ) found limit ${MOST}`;

/** Words of a search, each of which some word of the document begins with. */
const queryOf = (text: string): string =>
  searchWords(text)
    .map((word) => `'${word}':*`)
    .join(' & ');

/** A filter by what stands in documents, asked as the accounts whose documents say it (docs/product.md REC-82). */
export const documentsAsked = async (
  { inDocuments, ...filter }: ListQuery['filter'],
  { tenantId, permissions }: TenantAuth,
  { reader }: Pick<ReadContext, 'reader'>,
): Promise<ListQuery['filter']> => {
  if (inDocuments === undefined) return filter;
  if (!permissions.includes(TO_READ)) throw new Rejection('forbidden', 403, { detail: TO_READ });
  const query = queryOf(String(inDocuments));
  const values = [tenantId, query];
  const [rows = []] =
    query === '' ? [] : await askAs(reader)(tenantId, [{ ...prepared(FOUND), values, rowMode: 'array' }]);
  return { ...filter, userId: rows.length > 0 ? rows.map(([userId]) => userId) : [NOBODY] };
};
