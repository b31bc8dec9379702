import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleTenantId } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import { openKafka } from 'integration-workers/bus/kafka';
import { migrateWork } from 'integration-workers/engine/schema';
import { eventually, type Harness, openHarness, silent } from 'integration-workers/test/workers.harness';
import type { Kafka } from 'kafkajs';
import { asyncApiDocument } from 'projection-service/openapi/asyncapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCandidate, PLAINTEXT, startRelay } from './kafka.harness.ts';

const url = process.env.KAFKA_URL ?? '';
const EXAMPLE = new URL('../examples/read-events.mjs', import.meta.url).pathname;

type Message = { id: string; title: string; stream: string; data: Record<string, unknown> };

describe.skipIf(!url)(`readers that know the AsyncAPI document alone${url ? '' : ': KAFKA_URL is not set'}`, () => {
  let harness: Harness;
  let kafka: Kafka;
  let folder: string;
  let document: string;
  beforeAll(async () => {
    harness = await openHarness();
    await migrateWork(harness.urls.WORKER_DATABASE_URL);
    kafka = await openKafka(url, 'spec', silent);
    folder = await mkdtemp(join(tmpdir(), 'onrecord-readers-'));
    document = join(folder, 'asyncapi.json');
    await writeFile(document, JSON.stringify(asyncApiDocument()));
  });
  afterAll(async () => {
    await harness.close();
    await rm(folder, { recursive: true });
  });

  /** A process of another company: it has the document, the brokers and the name of its group. */
  const startReader = (groupId: string) => {
    const brokers = url.replace(/^kafkas?:\/\//, '');
    const child = spawn(process.execPath, [EXAMPLE, document, brokers, groupId, 'recruiting'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    /** Whole lines; the last may still be on its way. */
    const told = (): Message[] =>
      output
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line));
    const end = async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await exited;
    };
    return { told, output: () => output, end };
  };
  const streamOf = (candidateId: string) => streamName('candidate', exampleTenantId, candidateId);

  it('given one, when events come, then it understands each once', async () => {
    const relay = startRelay(harness, kafka);
    const candidateId = await addCandidate(harness);
    await relay.caughtUp();
    const reader = startReader(newId(new Date()));
    const seen = await eventually(async () => reader.told().find(({ stream }) => stream === streamOf(candidateId)));
    await reader.end('SIGTERM');
    expect(seen).toMatchObject({ title: 'CandidateCreated', data: { candidateId } });
    expect(reader.output()).not.toMatch(PLAINTEXT);
    const ids = reader.told().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    await relay.close();
  });

  it('given two of a group of which one is killed, when events come before and after, then all are told, and the other goes on with what the dead one had', async () => {
    const relay = startRelay(harness, kafka);
    const groupId = newId(new Date());
    const readers = [startReader(groupId), startReader(groupId)] as const;
    const [dying, staying] = readers;
    const told = () => new Set(readers.flatMap((reader) => reader.told().map(({ stream }) => stream)));
    const wave = async () => {
      const streams: string[] = [];
      for (let nth = 0; nth < 10; nth += 1) streams.push(streamOf(await addCandidate(harness)));
      return streams;
    };
    const areTold = (streams: string[]) => eventually(async () => streams.every((stream) => told().has(stream)));
    const both = async (): Promise<string[]> => {
      const streams = await wave();
      await areTold(streams);
      const isAtWork = readers.every((reader) => reader.told().some(({ stream }) => streams.includes(stream)));
      return isAtWork ? streams : both();
    };
    const before = await both();
    const meanwhile = await wave();
    await dying.end('SIGKILL');
    const after = await wave();
    await areTold([...before, ...meanwhile, ...after]);
    const taken = new Set(staying.told().map(({ stream }) => stream));
    expect(after.filter((stream) => !taken.has(stream))).toEqual([]);
    await staying.end('SIGTERM');
    await relay.close();
  });
});
