import { exampleCause } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import type { SystemCommand } from 'contracts/kernel/system-command';
import { purgeAt } from 'contracts/library/file/file.choices';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Consumer, openConsumer } from '#integration-workers/test/consumer.harness';
import { endProcess, startWorkerProcess } from '#integration-workers/test/worker-process.harness';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

const DUE_AT = purgeAt(exampleCause.occurredAt);

let harness: Harness;
/** What the commands are sent to. */
let commandService: Consumer;
beforeAll(async () => {
  harness = await openHarness();
  commandService = await openConsumer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ id: newId(new Date()), position: '1' }));
  });
  await (await harness.startWorkers()).close();
});
afterAll(async () => {
  await commandService.close();
  await harness.close();
});
beforeEach(() => {
  commandService.received.length = 0;
});

const apiUrl = () => `http://127.0.0.1:${commandService.port}`;
const commands = () => commandService.received.map(({ body }) => JSON.parse(body) as SystemCommand);
const purged = () => new Set(commands().flatMap(({ aggregate, id }) => (aggregate === 'file' ? [id] : [])));
const startAt = (now: () => Date) => harness.startWorkers({ API_URL: apiUrl() }, { clock: now });

const fileEvent = (type: string, fileId: string) =>
  harness.append('file', fileId, { type, data: { fileId, folderId: systemFolders.root } });
const trashFile = async () => {
  const fileId = newId(new Date());
  await fileEvent('FileTrashed', fileId);
  return fileId;
};
const trashFiles = async (count: number) => {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await trashFile());
  return ids;
};
const count = async (from: string) => (await harness.admin.query(`select from ${from}`)).rowCount ?? 0;
const nothingIsDue = async () => (await count('work.due')) === 0 && (await harness.unfinished()) === 0;
/** Until the followers have seen all there is. */
const seen = () =>
  eventually(
    async () =>
      (await count(`work.checkpoint where name = 'due' and position = (select position from event_store.head)`)) === 1,
  );

const startProcess = () => startWorkerProcess(harness, { API_URL: apiUrl() });

describe('due work', () => {
  it('given files in the trash, when 30 days are over, then those still there are purged once, as the declaration says', async () => {
    let now = new Date(exampleCause.occurredAt);
    const service = await startAt(() => now);
    const [stays, restored] = [await trashFile(), await trashFile()];
    await fileEvent('FileRestored', restored);
    await seen();
    expect(await count('work.due')).toBe(1);
    expect(commands()).toEqual([]);
    now = new Date(DUE_AT);
    await eventually(nothingIsDue);
    await service.close();
    expect(commands()).toMatchObject([
      {
        aggregate: 'file',
        id: stays,
        type: 'PurgeFile',
        data: { dueAt: DUE_AT },
        cause: { policy: 'library.file.purge', correlationId: exampleCause.correlationId },
      },
    ]);
  });

  it('given two processes and much that is due, when one is killed on the way, then each is done, and twice only as the same command', async () => {
    const ids = await trashFiles(150);
    const [first, second] = [startProcess(), startProcess()];
    await eventually(async () => commandService.received.length >= 30);
    await endProcess(first, 'SIGKILL');
    await eventually(nothingIsDue);
    await endProcess(second, 'SIGTERM');
    expect([...purged()].toSorted()).toEqual(ids.toSorted());
    expect(new Set(commands().map(({ cause }) => cause.eventId)).size).toBe(150);
  });

  it('given work that was done, when the table is built anew from the first event and the queue is empty, then nothing is sent again', async () => {
    await harness.admin.query(`update work.checkpoint set position = 0 where name = 'due'`);
    await harness.admin.query('delete from jobs.job');
    const service = await startAt(() => new Date());
    await seen();
    const late = await trashFile();
    await eventually(async () => commandService.received.length > 0 && nothingIsDue());
    await service.close();
    expect([...purged()]).toEqual([late]);
  });

  it('given hundreds that are due at once, when a status changes meanwhile, then its mail goes out before they are done', async () => {
    await trashFiles(400);
    const service = await startAt(() => new Date());
    await eventually(async () => commandService.received.length > 0);
    const interview = await harness.openInterview();
    await harness.changeStatus(interview, 'created', 'reviewed');
    await harness.project();
    await eventually(async () => (await harness.mails()).some(({ to }) => to === interview.email));
    expect(await count('work.due')).toBeGreaterThan(0);
    await eventually(nothingIsDue);
    await service.close();
    expect(purged().size).toBe(400);
  });
});
