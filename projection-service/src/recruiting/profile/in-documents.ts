import type { TenantAuth } from 'contracts/kernel/auth';
import { type ListQuery, MAX_COUNTED_MATCHES } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import { searchWords } from 'contracts/kernel/search-words';
import { KNOWN_TOTAL, type KnownTotal } from '#projection-service/engine/list-query';
import { askAs, type ReadContext } from '#projection-service/engine/list-resource';
import type { Texts } from '#projection-service/engine/list-source';
import { prepared } from '#projection-service/engine/prepared';

const TO_READ = 'tenant.candidates.documents.read';
const NOBODY = '00000000-0000-0000-0000-000000000000';
/**
 * Documents with these words that are looked at. Of a company with no more people who have an account each of these is asked: words that
 * many have, in whichever company, then cost it nothing.
 */
const LOOKED_AT = 1_500;
/** People of no more are asked for by their ids, of more as the list passes them. */
const MANY = MAX_COUNTED_MATCHES;

/** Of profiles, and of the company's own: no company finds by what another keeps. */
const SEEN = '(d.tenant_id is null or d.tenant_id = $1)';

/**
 * Whose documents have the words, how many documents were looked at, and how many candidates a list shows of them: null where
 * the accounts are of any company, since few in all have the words. Of words that many have those looked at first are enough where
 * most are of this company.
 */
const FOUND = `with own as materialized (
    select id, documents_of, is_merged from read.candidate
    where tenant_id = $1 and documents_of is not null limit ${LOOKED_AT + 1}
  ), company as materialized (select count(*) <= ${LOOKED_AT} as is_small from own), anywhere as materialized (
    select d.user_id from access.document_text d
    where not (select is_small from company) and d.words @@ $2::tsquery and ${SEEN} limit ${LOOKED_AT}
  ), words as materialized (select count(*) < ${LOOKED_AT} as are_rare from anywhere), here as materialized (
    select c.id, c.documents_of, c.is_merged from anywhere a
    join read.candidate c on c.tenant_id = $1 and c.documents_of = a.user_id
    where not (select are_rare from words) limit ${MANY}
  ), found as materialized (
    select o.id, o.documents_of, o.is_merged from own o cross join lateral (
      select from access.document_text d where d.user_id = o.documents_of and d.words @@ $2::tsquery and ${SEEN} limit 1
    ) d where (select is_small from company)
    union all select null, user_id, false from anywhere where (select are_rare from words)
    union all select * from here where (select count(*) from here) = ${MANY}
    union all (
      select c.id, c.documents_of, c.is_merged from access.document_text d
      join read.candidate c on c.tenant_id = $1 and c.documents_of = d.user_id
      where not (select are_rare from words) and (select count(*) from here) < ${MANY} and d.words @@ $2::tsquery and ${SEEN}
      limit ${LOOKED_AT}
    )
  )
  select case when (select are_rare from words) or count(*) < ${MANY} then array_agg(distinct documents_of)::text end, count(*)::int,
    case when (select is_small from company) or not (select are_rare from words)
      then (count(distinct id) filter (where not is_merged))::int end
  from found`;

/** Words of a search, each of which some word of the document begins with. */
const queryOf = (text: string): string =>
  searchWords(text)
    .map((word) => `'${word}':*`)
    .join(' & ');

/** Where words of documents stand. */
export const documentTexts: Texts = {
  ...{ table: 'document_text', row: 'user_id', of: 'documents_of', words: 'words' },
  ofCompany: 'tenant_id',
};

/**
 * A filter by what stands in documents (docs/product.md REC-82): asked as those whose documents say it, or, of words that
 * many have, candidate by candidate.
 */
export const documentsAsked = async (
  { inDocuments, ...filter }: ListQuery['filter'],
  { tenantId, permissions }: TenantAuth,
  { reader }: Pick<ReadContext, 'reader'>,
): Promise<ListQuery['filter']> => {
  if (inDocuments === undefined) return filter;
  if (!permissions.includes(TO_READ)) throw new Rejection('forbidden', 403, { detail: TO_READ });
  const query = queryOf(String(inDocuments));
  if (query === '') return { ...filter, documentsOf: [NOBODY] };
  const values = [tenantId, query];
  const [[row] = []] = await askAs(reader)(tenantId, [{ ...prepared(FOUND), values, rowMode: 'array' }]);
  const [people, lookedAt, total] = row as [string | null, number, number | null];
  const isAtLeast = total !== null && lookedAt >= MANY;
  const isAlone = Object.keys(filter).length === 0;
  const counted: KnownTotal | undefined = total !== null && isAlone ? { total, isAtLeast } : undefined;
  if (isAtLeast) return { ...filter, [KNOWN_TOTAL]: counted, inDocuments: query };
  return { ...filter, [KNOWN_TOTAL]: counted ?? 'few', documentsOf: people?.slice(1, -1).split(',') ?? [NOBODY] };
};
