import { existsSync } from 'node:fs';
import { appendFile, chown, mkdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { claim, holderOf } from '#deploy/local/claim';
import { accessFile, type RunningPostgres, startPostgres } from '#deploy/local/postgres';
import { birthOf, goneWithin } from '#deploy/local/postgres/process';
import { throwAwayFolder } from '#deploy/local/throw-away';

let place: Awaited<ReturnType<typeof throwAwayFolder>>;
let server: RunningPostgres | undefined;
const said: string[] = [];

const start = async (): Promise<RunningPostgres> => {
  said.length = 0;
  server = await startPostgres({ dataDir: place.folder, say: (line) => said.push(line), durable: false });
  return server;
};

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const inCluster = (name: string): string => join(place.folder, 'postgres', name);

beforeAll(async () => {
  place = await throwAwayFolder();
  const { urls, stop } = await start();
  await query(urls.OWNER_DATABASE_URL, 'create table note (text text)');
  await query(urls.OWNER_DATABASE_URL, "insert into note values ('kept')");
  await stop();
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

afterAll(() => place.discard());

const kept = async (): Promise<void> => {
  const { urls } = await start();
  expect(await query(urls.OWNER_DATABASE_URL, 'select text from note')).toEqual([{ text: 'kept' }]);
};

it('given a data folder, when the server starts, then each role reaches its own database alone and none is a superuser', async () => {
  const { urls } = await start();
  const who = 'select current_user as "user", (select rolsuper from pg_roles where rolname = current_user) as "super"';
  for (const [setting, url] of Object.entries(urls)) {
    const user = `onrecord_${setting.replace('_DATABASE_URL', '').toLowerCase()}`;
    expect(await query(url, who)).toEqual([{ user, super: false }]);
  }
  const elsewhere = urls.COMMAND_DATABASE_URL.replace(/onrecord$/, 'onrecord_keys');
  await expect(query(elsewhere, 'select 1')).rejects.toThrow(/permission denied for database/);
});

it('given a server that was killed, when it starts again, then what was committed is there', async () => {
  const { pid } = await start();
  process.kill(pid, 'SIGKILL');
  expect(await goneWithin(pid, 5_000)).toBe(true);
  expect(existsSync(inCluster('postmaster.pid'))).toBe(true);
  await kept();
});

it('given a server that outlived its Onrecord, when another starts, then the old one is stopped first', async () => {
  const old = await start();
  await kept();
  expect(said).toContainEqual(expect.stringContaining('still running'));
  expect(birthOf(old.pid)).toBeUndefined();
});

it('given the process number of a dead server now used by another program, when it starts, then that program is left alone', async () => {
  await writeFile(inCluster('postmaster.pid'), `${process.ppid}\n/elsewhere\n`);
  await kept();
  expect(birthOf(process.ppid)).toBeDefined();
});

it('given the remembered port taken by another program, when it starts, then it takes another one', async () => {
  const { port } = JSON.parse(await readFile(accessFile(place.folder), 'utf8'));
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  try {
    await kept();
    expect(server?.access.port).not.toBe(port);
  } finally {
    other.close();
  }
});

it('given the passwords lost, when it starts, then they are made anew and readable by their owner alone', async () => {
  await writeFile(accessFile(place.folder), '{"port":1');
  await kept();
  expect((await stat(accessFile(place.folder))).mode & 0o777).toBe(0o600);
});

it.each([
  ['global/pg_control', 'is missing'],
  ['PG_VERSION', 'is missing'],
])('given %s lost, when it starts, then one sentence names that file and what to do', async (name, what) => {
  const file = inCluster(name);
  const content = await readFile(file);
  const { uid, gid } = await stat(file);
  await rm(file);
  try {
    await expect(start()).rejects.toThrow(new RegExp(`${name} ${what}.*backup`));
  } finally {
    await writeFile(file, content, { mode: 0o600 });
    await chown(file, uid, gid);
  }
  await kept();
});

it('given a control file cut short, when it starts, then the sentence says what Postgres found', async () => {
  const file = inCluster('global/pg_control');
  const content = await readFile(file);
  await truncate(file, 100);
  try {
    await expect(start()).rejects.toThrow(/data folder .*pg_control.*backup/s);
  } finally {
    await writeFile(file, content);
  }
  await kept();
});

it('given the files of a database lost, when it starts, then the sentence says what Postgres found and what to do', async () => {
  const { urls, stop } = await start();
  const [row] = await query(urls.OWNER_DATABASE_URL, "select pg_relation_filepath('note') as path");
  await stop();
  const folder = dirname(inCluster(String((row as { path: string }).path)));
  await rename(folder, `${folder}.away`);
  try {
    await expect(start()).rejects.toThrow(/cannot open the data folder .*backup/);
  } finally {
    await rename(`${folder}.away`, folder);
  }
  await kept();
});

it('given a cluster of another version, when it starts, then the sentence names both', async () => {
  await writeFile(inCluster('PG_VERSION'), '15\n');
  try {
    await expect(start()).rejects.toThrow(/made by Postgres 15 .*Postgres 18/);
  } finally {
    await writeFile(inCluster('PG_VERSION'), '18\n');
  }
});

it('given a first start that was killed while making the cluster, when it starts, then the half cluster is forgotten', async () => {
  const folder = join(place.folder, 'second');
  await mkdir(join(folder, 'postgres.new', 'base'), { recursive: true });
  await appendFile(join(folder, 'postgres.new', 'PG_VERSION'), '18\n');
  const second = await startPostgres({ dataDir: folder, say: () => undefined, durable: false });
  await second.stop();
  expect(existsSync(join(folder, 'postgres.new'))).toBe(false);
});

it('given a data folder that is a file, when it starts, then the sentence says so and names DATA_DIR', async () => {
  const dataDir = join(place.folder, 'file');
  await writeFile(dataDir, '');
  await expect(startPostgres({ dataDir, say: () => undefined })).rejects.toThrow(/file.*DATA_DIR=/);
});

it('given an Onrecord on a data folder, when another claims it, then it is refused until the first lets go', async () => {
  const release = await claim(place.folder, 'http://127.0.0.1:1');
  await expect(claim(place.folder, 'http://127.0.0.1:2')).rejects.toThrow(/already runs on .*http:\/\/127.0.0.1:1/);
  await release();
  expect(await holderOf(place.folder)).toBeUndefined();
});

it('given the claim of an Onrecord that was killed, when another claims the folder, then it gets it', async () => {
  await writeFile(
    join(place.folder, 'onrecord.json'),
    JSON.stringify({ pid: process.ppid, birth: 'earlier', url: '' }),
  );
  const release = await claim(place.folder, 'http://127.0.0.1:2');
  await release();
});
