import type pg from 'pg';
import { prepared } from '#projection-service/engine/prepared';
import { isNotSuspended } from '#projection-service/recruiting/public/not-suspended';

const NAMED = `select c.id, c.subdomain from read.public_address a join read.public_company c on c.id = a.company_id
  where a.name = $1 and ${isNotSuspended('c.id')}`;
const CURRENT = `select c.id, c.subdomain from read.public_company c where c.subdomain = $1 and ${isNotSuspended('c.id')}`;

export type Addressed = { companyId: string; subdomain: string };

const asked = async (pool: pg.Pool, text: string, name: string): Promise<Addressed | undefined> => {
  const { rows } = await pool.query<unknown[]>({ ...prepared(text), values: [name], rowMode: 'array' });
  const [cells] = rows;
  return cells && { companyId: String(cells[0]), subdomain: String(cells[1]) };
};

/** The company that a verified host name, or a subdomain it has left, leads to. */
export const readAddressed = (pool: pg.Pool, name: string): Promise<Addressed | undefined> => asked(pool, NAMED, name);

/** The company that goes by a subdomain now. */
export const readBySubdomain = (pool: pg.Pool, subdomain: string): Promise<Addressed | undefined> =>
  asked(pool, CURRENT, subdomain);
