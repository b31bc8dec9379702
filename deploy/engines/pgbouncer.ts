import { installPackage, succeeds } from '#deploy/local/test/debian';
import type { Engine } from './server.ts';

/** PgBouncer of Debian, which specs start before the Postgres that they use. */
export const pgbouncer: Engine = {
  name: 'PgBouncer',
  settings: ['PGBOUNCER'],
  start: async () => {
    const isThere = () => succeeds('pgbouncer', '--version');
    if (!(await isThere())) await installPackage('pgbouncer');
    if (!(await isThere())) return { absent: 'pgbouncer is not installed, and this user may not install it' };
    return { settings: { PGBOUNCER: 'pgbouncer' }, close: async () => {} };
  },
};
