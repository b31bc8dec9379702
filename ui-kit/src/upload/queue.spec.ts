import { systemFolders } from 'contracts/library/folder/folder.choices';
import { describe, expect, it, vi } from 'vitest';
import { createUploadQueue, type Transfer } from './queue.ts';
import type { UploadItem } from './upload-item.ts';

const place = { kind: 'attachment', folderId: systemFolders.root } as const;
const pdf = (name: string, content = 'x') => new File([content], name, { type: 'application/pdf' });

/** A queue whose transfers end when the spec says so. */
const open = (
  before: UploadItem[] = [],
  hash = async () => 'a'.repeat(64),
  discard = vi.fn<(item: UploadItem) => Promise<void>>(async () => undefined),
  given?: Transfer,
) => {
  const stored = new Map(before.map((item) => [item.id, item]));
  const put = vi.fn((id: string, item: UploadItem | null) => void (item ? stored.set(id, item) : stored.delete(id)));
  const sending: { name: string; signal: AbortSignal; end: (error?: Error) => void }[] = [];
  const usual: Transfer = ({ item, signal, onUrl, onProgress }) =>
    new Promise((resolve, reject) => {
      onUrl(`/api/uploads/${item.name}`);
      onProgress(item.size);
      signal.addEventListener('abort', () => reject(signal.reason));
      sending.push({ name: item.name, signal, end: (error) => (error ? reject(error) : resolve()) });
    });
  const transfer = given ?? usual;
  const onCompleted = vi.fn();
  let last = 0;
  const newId = () => `${++last}`;
  const kept = { read: () => before, put };
  const rested: (() => void)[] = [];
  const rest = () => new Promise<void>((resolve) => rested.push(resolve));
  const queue = createUploadQueue({ hash, transfer, discard, kept, onCompleted, newId, rest });
  const statuses = () => queue.items().map(({ status }) => status);
  return { queue, sending, discard, rested, onCompleted, statuses, put, stored: () => [...stored.values()] };
};

describe('the queue of uploads', () => {
  it('given five files, when added, then three are sent at once and the next as one is done', async () => {
    const { queue, sending, statuses, onCompleted } = open();
    queue.add(
      ['1', '2', '3', '4', '5'].map((name) => pdf(name)),
      place,
    );
    await vi.waitFor(() => expect(sending).toHaveLength(3), { timeout: 60_000 });
    expect(statuses()).toEqual(['optimizing', 'optimizing', 'optimizing', 'on-hold', 'on-hold']);
    sending[0]?.end();
    await vi.waitFor(() => expect(sending.map(({ name }) => name)).toEqual(['1', '2', '3', '4']), { timeout: 60_000 });
    expect(statuses()[0]).toBe('completed');
    expect(onCompleted).toHaveBeenCalledOnce();
  });

  it('given one on its way, when paused and resumed, then it is sent again; removed, the server is told', async () => {
    const { queue, sending, statuses, discard } = open();
    queue.add([pdf('cv.pdf')], place);
    await vi.waitFor(() => expect(sending).toHaveLength(1), { timeout: 60_000 });
    queue.pause('1');
    expect(sending[0]?.signal.aborted).toBe(true);
    expect(statuses()).toEqual(['on-hold']);
    queue.resume('1');
    await vi.waitFor(() => expect(sending).toHaveLength(2), { timeout: 60_000 });
    queue.remove('1');
    expect(discard).toHaveBeenCalledWith(expect.objectContaining({ url: '/api/uploads/cv.pdf' }));
    await vi.waitFor(() => expect(queue.items()).toEqual([]), { timeout: 60_000 });
  });

  it('given one that is removed while the network is away, when it is back, also after a reload, then the server is told, and its file is asked for by nobody', async () => {
    const away = vi.fn(async (_: UploadItem) => Promise.reject(new Error('upload-failed')));
    const first = open([], undefined, away);
    first.queue.add([pdf('cv.pdf')], place);
    await vi.waitFor(() => expect(first.sending).toHaveLength(1), { timeout: 60_000 });
    first.queue.remove('1');
    await vi.waitFor(() => expect(first.rested).toHaveLength(1), { timeout: 60_000 });
    first.queue.remove('1');
    first.queue.clearFinished();
    expect(first.queue.items()).toMatchObject([{ act: 'remove', status: 'on-hold', sha256: 'a'.repeat(64) }]);
    const again = open(first.stored());
    await vi.waitFor(() => expect(again.queue.items()).toEqual([]), { timeout: 60_000 });
    expect(again.discard).toHaveBeenCalledWith(expect.objectContaining({ url: '/api/uploads/cv.pdf' }));
    expect([again.sending, again.stored()]).toEqual([[], []]);
    first.rested[0]?.();
    await vi.waitFor(() => expect(away).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  });

  it('given one whose beginning is not answered yet, when removed, then the server is told all the same; one that it refused left nothing (FILE-30)', async () => {
    const beginning = vi.fn<Transfer>(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const { queue, discard } = open([], undefined, undefined, beginning);
    queue.add([pdf('cv.pdf')], place);
    await vi.waitFor(() => expect(beginning).toHaveBeenCalledOnce(), { timeout: 60_000 });
    queue.remove('1');
    expect(discard).toHaveBeenCalledWith(expect.objectContaining({ id: '1', url: null, sha256: 'a'.repeat(64) }));
    await vi.waitFor(() => expect(queue.items()).toEqual([]), { timeout: 60_000 });

    beginning.mockRejectedValue(new Error('storage-full'));
    queue.add([pdf('cv.pdf')], place);
    await vi.waitFor(() => expect(queue.items()).toMatchObject([{ fault: 'storage-full' }]), { timeout: 60_000 });
    queue.remove('2');
    expect([queue.items(), discard.mock.calls.length]).toEqual([[], 1]);
  });

  it('given uploads on their way, when their session ends, then all stop, and wait for their files as after a reload; or the server forgets them (FILE-33)', async () => {
    const { queue, sending, stored, discard } = open();
    queue.add([pdf('1'), pdf('2')], place);
    await vi.waitFor(() => expect(sending).toHaveLength(2), { timeout: 60_000 });
    expect(queue.isAtRisk()).toBe(true);
    queue.stop();
    expect([queue.isAtRisk(), ...sending.map(({ signal }) => signal.aborted)]).toEqual([false, true, true]);
    const waiting = { status: 'on-hold', hasFile: false, url: expect.any(String) };
    expect([queue.items(), open(stored()).queue.items()]).toMatchObject([
      [waiting, waiting],
      [waiting, waiting],
    ]);
    await queue.drop();
    expect([queue.items(), discard.mock.calls.length, stored()]).toEqual([[], 2, []]);
  });

  it('given one that fails, when retried, then it is sent from where the server has it', async () => {
    const { queue, sending, statuses } = open();
    queue.add([pdf('cv.pdf')], place);
    await vi.waitFor(() => expect(sending).toHaveLength(1), { timeout: 60_000 });
    sending[0]?.end(new Error('storage-full'));
    await vi.waitFor(() => expect(statuses()).toEqual(['failed']), { timeout: 60_000 });
    expect(queue.items()[0]).toMatchObject({ fault: 'storage-full', url: '/api/uploads/cv.pdf' });
    queue.retry('1');
    await vi.waitFor(() => expect(sending).toHaveLength(2), { timeout: 60_000 });
  });

  it('given one that failed, when the page is reloaded, then it waits for its file and goes on where it was; cleared away, the server forgets it (FILE-34)', async () => {
    const { queue, sending, stored, discard } = open();
    queue.add([pdf('cv.pdf'), pdf('virus.pdf')], place);
    await vi.waitFor(() => expect(sending).toHaveLength(2), { timeout: 60_000 });
    sending[0]?.end(new Error('upload-failed'));
    sending[1]?.end(new Error('file-infected'));
    await vi.waitFor(() => expect(queue.items().map(({ status }) => status)).toEqual(['failed', 'failed']), {
      timeout: 60_000,
    });
    expect(queue.isAtRisk()).toBe(true);
    const again = open(stored());
    expect(again.queue.items()).toMatchObject([{ status: 'on-hold', hasFile: false, url: '/api/uploads/cv.pdf' }]);
    again.queue.giveFile('1', pdf('cv.pdf'));
    await vi.waitFor(() => expect(again.sending).toHaveLength(1), { timeout: 60_000 });

    queue.clearFinished();
    expect(queue.isAtRisk()).toBe(false);
    await vi.waitFor(() => expect(queue.items()).toEqual([]), { timeout: 60_000 });
    expect(discard.mock.calls.map(([{ name }]) => name)).toEqual(['cv.pdf']);
    expect(stored()).toEqual([]);
  });

  it('given a reload, when the queue opens again, then what was unfinished waits for its file, and for no other', async () => {
    const first = open();
    first.queue.add([pdf('cv.pdf', 'four')], place);
    await vi.waitFor(() => expect(first.sending).toHaveLength(1), { timeout: 60_000 });
    const again = open(first.stored(), async () => 'b'.repeat(64));
    expect(again.queue.items()).toMatchObject([{ status: 'on-hold', hasFile: false, sha256: 'a'.repeat(64) }]);
    again.queue.giveFile('1', pdf('cv.pdf', 'other'));
    expect(again.queue.items()).toMatchObject([{ fault: 'upload-other-file' }]);
    again.queue.giveFile('1', pdf('cv.pdf', 'same'));
    await vi.waitFor(
      () => expect(again.queue.items()).toMatchObject([{ fault: 'upload-other-file', hasFile: false }]),
      { timeout: 60_000 },
    );
    const right = open(first.stored());
    right.queue.giveFile('1', pdf('cv.pdf', 'four'));
    await vi.waitFor(() => expect(right.sending).toHaveLength(1), { timeout: 60_000 });
  });

  it('given thousands of files, when they are added and one changes, then each is kept once, that one again, and whoever shows them is told a few times (FILE-35)', async () => {
    const { queue, sending, put } = open();
    const told = vi.fn();
    queue.subscribe(told);
    queue.add(
      Array.from({ length: 10_000 }, (_, at) => pdf(`${at}.pdf`)),
      place,
    );
    await vi.waitFor(() => expect(sending).toHaveLength(3), { timeout: 60_000 });
    const before = put.mock.calls.length;
    expect(before).toBeLessThan(10_020);
    expect(queue.items()).toHaveLength(10_000);
    queue.pause('10000');
    expect(put.mock.calls.slice(before)).toEqual([['10000', expect.objectContaining({ isPaused: true })]]);
    expect(told.mock.calls.length).toBeLessThan(20);
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 60_000 });
  });

  it('given files that are refused, when added, then each says why and none is sent', () => {
    const { queue, sending } = open();
    const large = Object.defineProperty(pdf('large.pdf'), 'size', { value: 200 * 1_048_576 + 1 });
    const largeText = Object.defineProperty(new File(['x'], 'a.txt', { type: 'text/plain' }), 'size', {
      value: 200 * 1_048_576 + 1,
    });
    queue.add(
      [pdf('empty.pdf', ''), large, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), largeText],
      place,
    );
    expect(queue.items().map(({ fault }) => fault)).toEqual([
      'file-empty',
      'file-size-exceeded',
      'file-type-wrong',
      'file-type-and-size-wrong',
    ]);
    expect(sending).toEqual([]);
  });
});
