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
  expect(sent.mock.calls.map(([folderId]) => folderId)).toEqual(['there', 'there']);
  expect(request).toHaveBeenCalledOnce();
});
