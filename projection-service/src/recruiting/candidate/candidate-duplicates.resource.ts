import { Rejection } from 'contracts/kernel/problem';
import { searchWords } from 'contracts/kernel/search-words';
import { candidateDuplicates } from 'contracts/recruiting/candidate/candidate.merge';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { candidateProjection } from './candidate.projection.ts';

const MOST = 10;
const SHOWN = 'c.id, c.first_name, c.last_name, c.email';
/** By the address, by the number and by words of the name, each from its own index; the record itself comes first. */
const FOUND = `with me as (select * from read.candidate where tenant_id = $1 and id = $2),
  others as (
    select c.id from me join read.candidate c on c.tenant_id = $1 and c.email = me.email
    union
    select c.id from me join read.candidate c on c.tenant_id = $1 and c.phone_e164 = me.phone_e164 and me.phone_e164 <> ''
    union
    (select c.id from me join read.candidate c on c.tenant_id = $1 and c.plain_name = me.plain_name and me.plain_name <> ''
    order by c.created_at desc, c.id limit 50)
  )
  select ${SHOWN}, c.phone_e164, c.city, c.postal_code, c.country, c.location, false as merged
    from read.candidate c where c.tenant_id = $1 and c.id = $2
  union all
  select ${SHOWN}, c.phone_e164, c.city, c.postal_code, c.country, c.location, false
    from read.candidate c join others o on o.id = c.id where c.tenant_id = $1 and c.id <> $2 and not c.erased and not c.is_merged
  union all
  select ${SHOWN}, '', '', '', null, '', true from read.candidate c where c.tenant_id = $1 and c.merged_into = $2`;

type Row = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phoneE164: string | null;
  places: string[];
  merged: boolean;
};

const textOf = (cell: unknown): string | null => (typeof cell === 'string' ? cell : null);
const plain = (cell: unknown): string => searchWords(String(cell ?? '')).join(' ');

const rowOf = ([id, firstName, lastName, email, phoneE164, ...rest]: unknown[]): Row => ({
  id: String(id),
  ...{ firstName: textOf(firstName), lastName: textOf(lastName), email: textOf(email), phoneE164: textOf(phoneE164) },
  places: rest
    .slice(0, 4)
    .map(plain)
    .filter((place) => place.length > 2),
  merged: rest[4] === true,
});

const nameOf = ({ firstName, lastName }: Row): string => plain(`${firstName ?? ''} ${lastName ?? ''}`);

/** Why two records may be about one person: the same address, number, or name at the same place, or at places nobody knows. */
const reasonsOf = (me: Row, other: Row): ('email' | 'phone' | 'name')[] => {
  const isNear = me.places.some((place) => other.places.includes(place));
  const isSomewhere = me.places.length > 0 && other.places.length > 0;
  return [
    ...(me.email !== null && me.email === other.email ? (['email'] as const) : []),
    ...(me.phoneE164 && me.phoneE164 === other.phoneE164 ? (['phone'] as const) : []),
    ...(nameOf(me) === nameOf(other) && (isNear || !isSomewhere) ? (['name'] as const) : []),
  ];
};

/** Who may be the same person as a candidate. */
export const candidateDuplicatesResource: ReadResource = (router, context) => {
  const ask = askAs(context.reader);
  mount(
    router,
    candidateDuplicates,
    async ({ auth, params, minPosition }) => {
      await reachMinPosition(context, minPosition, [candidateProjection.name], auth.tenantId);
      const query = { ...prepared(FOUND), values: [auth.tenantId, params.id], rowMode: 'array' as const };
      const [rows = []] = await ask(auth.tenantId, [query]);
      const [me, ...others] = rows.map(rowOf);
      if (!me) throw new Rejection('not-found', 404);
      const shown = ({ id, firstName, lastName, email }: Row) => ({ id, firstName, lastName, email });
      const suggested = others
        .filter(({ merged }) => !merged)
        .map((other) => ({ ...shown(other), reasons: reasonsOf(me, other) }))
        .filter(({ reasons }) => reasons.length > 0)
        .slice(0, MOST);
      return { body: { suggested, merged: others.filter(({ merged }) => merged).map(shown) } };
    },
    context.http,
  );
};
