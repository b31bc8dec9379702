import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { purgeAt } from 'contracts/library/file/file.choices';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import pg from 'pg';
import { loadFiles } from './files.ts';
import { calm, openInterviewOf, openInterviews, openProduct, type Product, succeeded } from './product.ts';
import { percentile, type Question } from './question.ts';
import { statusChanges } from './status-changes.ts';

const FILES = 100_000;
const INTERVIEWS = 100;
const COMMANDS = 600;
const PAUSE_MS = 25;
const LOOK_MS = 50;
const P99 = 0.99;
const DAY_MS = 86_400_000;
/** Longer than anything stays in the trash. */
const TRASHED_DAYS = 40;
/** What is loaded is imported, of which nothing is due by itself. */
const MAKE_DUE = `insert into work.due (name, tenant_id, subject, due_at, claim_at, position, correlation_id)
  select 'library.file.purge', tenant_id, id, $1, $1, 0, id::text from read.file where trashed_at is not null`;

/** Milliseconds from a status change until its candidate is told, which is due work of its own. */
const told = async ({ call }: Product, database: pg.Client): Promise<number> => {
  const email = `${randomUUID()}@mail.example`;
  const id = await openInterviewOf(call, { firstName: 'Ada', lastName: 'Quay', email });
  const started = performance.now();
  succeeded(await call('POST', `/api/tenant/interviews/${id}/status`, { body: { status: 'approved', comment: '' } }));
  while ((await database.query('select from work.mail where to_address = $1', [email])).rowCount === 0)
    await sleep(LOOK_MS);
  return performance.now() - started;
};

export const dueStorm: Question = {
  name: 'due-storm-vs-calm',
  method: `${FILES} files of one company due to be deleted in one second, while ${COMMANDS} status changes of that company go on: 99th percentile of these against the same before, and how much later the candidate of one is told`,
  measure: async () => {
    const product = await openProduct(1);
    const database = new pg.Client({ connectionString: product.superuserUrl });
    await database.connect();
    try {
      const waiting = async (): Promise<number> =>
        (
          await database.query(
            `select count(*)::int as due from work.due where name = 'library.file.purge' and due_at <= now()`,
          )
        ).rows[0].due;
      const ids = await openInterviews(product.call, INTERVIEWS);
      const changes = statusChanges(product, { ids, count: COMMANDS, pauseMs: PAUSE_MS });
      await calm(product);
      await changes();
      await calm(product);
      const before = await changes();
      await calm(product);
      const toldBefore = await told(product, database);
      const trashedAt = new Date(Date.now() - TRASHED_DAYS * DAY_MS);
      await loadFiles(product, { company: 'harbor', count: FILES, folderId: systemFolders.root, trashedAt });
      await calm(product);
      await database.query(MAKE_DUE, [purgeAt(trashedAt.toISOString())]);
      while ((await waiting()) === 0) await sleep(LOOK_MS);
      const most = await waiting();
      const during = await changes();
      const toldDuring = await told(product, database);
      const left = await waiting();
      if (left === 0) throw new Error('All was done before it was measured.');
      const [calmP99, stormP99] = [percentile(before, P99), percentile(during, P99)];
      return [
        { name: 'due-storm-vs-calm', value: stormP99 / calmP99, unit: 'ratio', n: COMMANDS },
        { name: 'due-storm-command-p99', value: stormP99, unit: 'ms', n: COMMANDS },
        { name: 'due-calm-command-p99', value: calmP99, unit: 'ms', n: COMMANDS },
        { name: 'due-storm-mail-later', value: (toldDuring - toldBefore) / 1_000, unit: 's', n: 1 },
        { name: 'due-storm-waiting', value: most, unit: 'files', n: FILES },
        { name: 'due-storm-left', value: left, unit: 'files', n: FILES },
      ];
    } finally {
      await database.end();
      await product.close();
    }
  },
};
