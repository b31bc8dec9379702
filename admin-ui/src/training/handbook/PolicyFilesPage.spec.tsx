import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { Permission } from 'contracts/kernel/permission';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { PolicyFilesPage } from './PolicyFilesPage.tsx';

const folders = [
  { id: 'inner', name: 'Varnish', parentId: 'outer', isShared: true },
  { id: 'outer', name: 'Workshop', parentId: null, isShared: true },
];
const about = { size: 9, type: 'document', mime: 'application/pdf', updatedAt: '2026-11-20T09:00:00.000Z' };
const files = [
  { ...about, id: 'safety', name: 'Safety.pdf', folderId: systemFolders.policies },
  { ...about, id: 'lamps', name: 'Quartz lamps.pdf', folderId: 'inner' },
];

/** What the server answers: files of a folder, or those that are looked for. */
const ask = vi.fn(async (path: string): Promise<unknown> => {
  if (path === 'policy-folders') return folders;
  const query = new URLSearchParams(path.slice(path.indexOf('?')));
  const q = query.get('q')?.toLowerCase();
  const within = query.get('folderId') ?? systemFolders.policies;
  return files.filter(({ name, folderId }) => (q ? name.toLowerCase().includes(q) : folderId === within));
});
const show = (at = '/files', permissions: Permission[] = []) =>
  showConsole(<PolicyFilesPage />, {
    ...{ permissions, at, route: at === '/files' ? '/files' : '/files/:folderId' },
    dataProvider: { ask: ask as never },
  });

it('given folders that I was given, when the page is opened, then the outermost stand above the files, without what I may not do', async () => {
  await show();
  expect(await screen.findByText('Safety.pdf')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Workshop/ }).getAttribute('href')).toBe('/trainings/policies/files/outer');
  expect(screen.queryByText('Varnish')).toBeNull();
  expect(screen.queryByRole('button', { name: /Share/ })).toBeNull();
});

it('given a word of a file in a folder in a folder, when it is looked for, then the file is found with its folder', async () => {
  await show();
  await screen.findByText('Safety.pdf');
  fireEvent.change(screen.getByLabelText('Search policy files'), { target: { value: 'quartz' } });
  expect(await screen.findByText('Quartz lamps.pdf')).toBeTruthy();
  expect(screen.getByText(/· Varnish/)).toBeTruthy();
  expect(screen.queryByText('Workshop')).toBeNull();
});

it('given the right to folders and files, when the page is opened, then each says whether it is shared and can be', async () => {
  await show('/files', ['tenant.folders.read', 'tenant.folders.update', 'tenant.files.read']);
  expect(await screen.findByRole('button', { name: 'Share: Workshop' })).toBeTruthy();
  expect(screen.getByText('Shared')).toBeTruthy();
});

it('given the right to folders alone, when the page is opened, then nothing can be shared', async () => {
  await show('/files', ['tenant.folders.read', 'tenant.folders.update']);
  expect(await screen.findByText('Workshop')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Share/ })).toBeNull();
});

it('given a folder that is mine no more, when its address is opened, then the page says so', async () => {
  await show('/files/gone');
  expect(await screen.findByText('This folder is not shared with you')).toBeTruthy();
});

it('given a picture among the files, when it is opened, then it is shown in the page; what cannot be shown says so', async () => {
  const send = vi.fn(async (_: string, { id }: { id?: string }) => ({ data: { url: `/file/${id}` } }));
  const { fetch } = globalThis;
  globalThis.fetch = vi.fn(async (url) => {
    const type = String(url).endsWith('safety') ? 'image/png' : 'application/zip';
    return new Response('x', { status: 206, headers: { 'Content-Type': type, 'Content-Range': 'bytes 0-0/9' } });
  }) as never;
  try {
    await showConsole(<PolicyFilesPage />, {
      ...{ at: '/files', route: '/files' },
      dataProvider: { ask, send } as never,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Open: Safety.pdf' }));
    expect((await screen.findByRole('img', { name: 'Safety.pdf' })).getAttribute('src')).toBe('/file/safety');
    cleanup();
    await showConsole(<PolicyFilesPage />, {
      ...{ at: '/files/inner', route: '/files/:folderId' },
      dataProvider: { ask, send } as never,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Open: Quartz lamps.pdf' }));
    expect(await screen.findByText('This file cannot be shown here. Download it to read it.')).toBeTruthy();
  } finally {
    globalThis.fetch = fetch;
  }
});
