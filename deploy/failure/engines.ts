import { join } from 'node:path';
import { kafka } from '#deploy/engines/kafka';
import { keptRedis } from '#deploy/engines/redis';
import type { Engine, Server } from '#deploy/engines/server';
import { sentence } from '#deploy/local/sentence';
import { throwAwayFolder } from '#deploy/local/throw-away';

const ENGINES = { redis: keptRedis, kafka };
export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];

/** Servers beside Postgres that a product works with: jobs are in Redis, and policies follow the events on Kafka. */
export type Engines = {
  /** What the product is told of them. */
  env: Record<string, string>;
  kafkaUrl: string;
  kill(name: EngineName): Promise<void>;
  close(): Promise<void>;
};

/** One without which nothing can be shown. */
export const startEngine = async ({ name, start }: Engine<Server>, dir: string): Promise<Server> => {
  const started = await start(dir);
  if ('absent' in started) throw sentence(`${name} is needed, and absent: ${started.absent}`);
  return started;
};

export const openEngines = async (): Promise<Engines> => {
  const { folder, discard } = await throwAwayFolder();
  const servers = new Map<EngineName, Server>();
  const close = async () => {
    for (const server of servers.values()) await server.close();
    await discard();
  };
  try {
    for (const name of ENGINE_NAMES) servers.set(name, await startEngine(ENGINES[name], join(folder, name)));
  } catch (error) {
    await close();
    throw error;
  }
  const settings: Record<string, string> = Object.assign({}, ...[...servers.values()].map(({ settings }) => settings));
  return {
    env: { ...settings, POLICIES_FROM_KAFKA: 'true', KAFKA_SESSION_MS: '3000' },
    kafkaUrl: settings.KAFKA_URL ?? '',
    kill: async (name) => servers.get(name)?.kill(),
    close,
  };
};
