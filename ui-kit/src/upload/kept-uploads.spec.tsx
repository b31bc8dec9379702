import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { areUploadsLost, keptUploads } from './kept-uploads.ts';
import type { UploadItem } from './upload-item.ts';

const person = '018f6a10-0000-7000-8000-000000000001';
const other = '018f6a10-0000-7000-8000-000000000002';
const item = (id: string) => ({ id, name: `${id}.pdf` }) as UploadItem;
const namesOf = (owner: string) =>
  keptUploads(owner)
    .read()
    .map(({ name }) => name);
/** As the browser does before the page goes. */
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  leave();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('given uploads of two places of one person, when the page is opened again, then each place has its own, in the order in which they came (FILE-35)', () => {
  const [library, documents] = [keptUploads(`${person}.company`), keptUploads(`${person}.own`)];
  for (const id of ['b', 'c', 'a']) library.put(id, item(id));
  documents.put('d', item('d'));
  library.put('b', { ...item('b'), name: 'later.pdf' });
  library.put('c', null);
  leave();
  expect(namesOf(`${person}.company`)).toEqual(['later.pdf', 'a.pdf']);
  expect(namesOf(`${person}.own`)).toEqual(['d.pdf']);
});

it('given somebody else in the same tab, when their uploads are asked for, then those of before are forgotten', () => {
  keptUploads(`${person}.company`).put('a', item('a'));
  leave();
  expect(namesOf(`${other}.company`)).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('given many changes within a moment, when they are written, then it is once for each upload; what does not fit is said', () => {
  const written = vi.spyOn(Storage.prototype, 'setItem');
  const kept = keptUploads(`${person}.company`);
  for (let sent = 0; sent < 100; sent += 1) kept.put('a', { ...item('a'), sent });
  leave();
  expect([written.mock.calls.length, areUploadsLost.get()]).toEqual([1, false]);
  written.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  kept.put('b', item('b'));
  leave();
  expect(areUploadsLost.get()).toBe(true);
});
