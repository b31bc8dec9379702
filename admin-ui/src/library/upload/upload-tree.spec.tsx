import { afterEach, expect, it, vi } from 'vitest';
import { client } from '#admin-ui/providers/client';
import { uploadTree } from './upload-tree.ts';
import * as uploads from './uploads.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('given a folder as a Mac names it, accents apart, when it is dropped where one of its name is, then its files go there, and no second one is made', async () => {
  const request = vi.spyOn(client, 'request').mockImplementation((async (method: string) => {
    if (method !== 'GET') throw new Error('a folder was made');
    return { data: [{ id: 'there', name: 'Férias' }] };
  }) as never);
  const sent = vi.spyOn(uploads, 'uploadTo').mockImplementation(() => undefined as never);
  const file = { name: 'a.pdf' } as File;
  await uploadTree('root', [
    { way: ['Fe\u0301rias'], file },
    { way: ['F\u00e9rias '], file },
  ]);
  expect(sent.mock.calls.map(([folderId, files]) => [folderId, files.length])).toEqual([['there', 2]]);
  expect(request).toHaveBeenCalledOnce();
});

it('given a folder among more than one page of them, and thousands of files in it, when it is dropped, then it is found, and they are added together (FILE-35)', async () => {
  const ranges: string[] = [];
  vi.spyOn(client, 'request').mockImplementation((async (
    method: string,
    _: string,
    { query }: { query: { range: string } },
  ) => {
    if (method !== 'GET') throw new Error('a folder was made');
    ranges.push(query.range);
    const [from = 0, to = 0] = JSON.parse(query.range) as number[];
    const all = Array.from({ length: 700 }, (_, at) => ({ id: `f${at}`, name: `Boat ${at}` }));
    return { data: all.slice(from, to + 1) };
  }) as never);
  const sent = vi.spyOn(uploads, 'uploadTo').mockImplementation(() => undefined as never);
  const file = { name: 'a.pdf' } as File;
  await uploadTree(
    'root',
    Array.from({ length: 5_000 }, () => ({ way: ['Boat 650'], file })),
  );
  expect(ranges).toEqual(['[0,499]', '[500,999]']);
  expect(sent.mock.calls.map(([folderId, files]) => [folderId, files.length])).toEqual([['f650', 5_000]]);
});
