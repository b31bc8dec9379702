import type pg from 'pg';
import { askAs } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';

const MEMBERSHIPS = `select t.tenant_id as "tenantId", t.name as company, m.roles, m.label_ids as "labelIds"
  from access.membership m join access.tenant t using (tenant_id) where m.user_id = $1 order by 2`;
const LABELS = 'select name from read.label where tenant_id = $1 and id = any($2::uuid[]) order by name';

type Row = { tenantId: string; company: string; roles: string[]; labelIds: string[] };

/** Where somebody works, with the roles and the labels that they have there. */
export const readMemberships = async (
  { access, reader }: { access: pg.Pool; reader: pg.Pool },
  userId: string,
): Promise<{ company: string; roles: string[]; labels: string[] }[]> => {
  const { rows } = await access.query<Row>(MEMBERSHIPS, [userId]);
  return Promise.all(
    rows.map(async ({ tenantId, labelIds, ...membership }) => {
      const named = { ...prepared(LABELS), values: [tenantId, labelIds], rowMode: 'array' as const };
      const [labels = []] = await askAs(reader)(tenantId, [named]);
      return { ...membership, labels: labels.map(([name]) => String(name)) };
    }),
  );
};
