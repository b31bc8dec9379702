import { describe, expect, it } from 'vitest';
import { chosenFiles, droppedFiles, holdsFolder } from './folder-files.ts';

const fileEntry = (name: string) => ({
  ...{ name, isDirectory: false },
  file: (resolve: (file: File) => void) => resolve(new File(['a'], name)),
});
const folderEntry = (name: string, ...children: object[]) => ({
  ...{ name, isDirectory: true },
  createReader: () => {
    const portions = children.map((child) => [child]);
    return { readEntries: (resolve: (portion: object[]) => void) => resolve(portions.shift() ?? []) };
  },
});
const transferOf = (...entries: object[]) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })) }) as unknown as DataTransfer;

const told = (files: Awaited<ReturnType<typeof droppedFiles>>) =>
  files.map(({ way, file }) => [...way, file.name].join('/'));

describe('files of a folder of this computer', () => {
  it('given a folder in a folder, told in portions, and a file beside them, when they are dropped, then each file has its way, and what the computer keeps for itself is left out', async () => {
    const boats = folderEntry(
      'Boats',
      fileEntry('plan.pdf'),
      folderEntry('Sails', fileEntry('main.jpg')),
      fileEntry('.DS_Store'),
    );
    const dropped = transferOf(boats, fileEntry('note.docx'));
    expect(holdsFolder(dropped)).toBe(true);
    expect(told(await droppedFiles(dropped))).toEqual(['Boats/plan.pdf', 'Boats/Sails/main.jpg', 'note.docx']);
    expect(holdsFolder(transferOf(fileEntry('note.docx')))).toBe(false);
  });

  it('given a folder that was chosen, when asked, then its files have the same ways', () => {
    const chosen = ['Boats/Sails/main.jpg', 'Boats/.git/config', 'Boats/Thumbs.db'].map((path) =>
      Object.defineProperty(new File(['a'], path.split('/').at(-1) ?? ''), 'webkitRelativePath', { value: path }),
    );
    expect(told(chosenFiles(chosen))).toEqual(['Boats/Sails/main.jpg']);
  });
});
