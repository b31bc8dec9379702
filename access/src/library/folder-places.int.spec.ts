import { derivedId } from 'contracts/kernel/id';
import { openPool } from 'platform/postgres/pool';
import { testDatabase } from 'platform/test/postgres.harness';
import { expect, it } from 'vitest';
import { type FolderPlaces, memoryFolderPlaces, postgresFolderPlaces } from './folder-places.ts';

const id = (name: string) => derivedId('folder places spec', name);
const tenantId = id('company');
const of = (name: string) => ({ tenantId, id: id(name) });

const seen = async (places: FolderPlaces) => {
  const heights = () => Promise.all(['a', 'b', 'd', 'x'].map((name) => places.heightOf(of(name), 20)));
  for (const [name, parent] of [...'bcd'].map((one, at) => [one, 'abc'[at] ?? '']))
    await places.put(of(String(name)), id(String(parent)), 1);
  const found = [await heights()];
  await places.put(of('c'), id('x'), 3);
  await places.put(of('c'), id('b'), 2);
  found.push(await heights());
  await places.put(of('d'), null, 2);
  found.push(await heights());
  // One in the other, which two moves at the same moment come to for a while.
  await places.put(of('x'), id('c'), 1);
  return [...found, await places.heightOf(of('x'), 5)];
};

it('given folders in folders, when one is moved or removed, then it is told how deep each goes, by the latest version, and in a circle no further than asked', async () => {
  const database = await testDatabase();
  const pool = openPool(database.urls.COMMAND_DATABASE_URL, 1, { warn: () => undefined });
  const expected = [[3, 2, 0, 0], [1, 0, 0, 2], [1, 0, 0, 1], 6];
  expect(await seen(postgresFolderPlaces(pool))).toEqual(expected);
  expect(await seen(memoryFolderPlaces())).toEqual(expected);
  await pool.end();
  await database.drop();
});
