import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventStoreDb } from '#deploy/engines/eventstoredb';
import { kafka } from '#deploy/engines/kafka';
import { pgbouncer } from '#deploy/engines/pgbouncer';
import { redis } from '#deploy/engines/redis';
import { s3 } from '#deploy/engines/s3';
import type { Engine, Running } from '#deploy/engines/server';
import { validators } from '#deploy/engines/validators';
import { onEnd, runCommand } from '#deploy/local/command';
import { say, step } from '#deploy/local/step';
import { runStages } from '#deploy/local/test/run-stages';
import { ENGINE_STAGES } from '#deploy/local/test/stage';

const ENGINES: readonly Engine[] = [kafka, redis, s3, pgbouncer, eventStoreDb, ...validators];

/** An engine that the environment names, else one that is started here, else nothing and the reason. */
const find = async ({ name, settings, start }: Engine, dir: string): Promise<Running | undefined> => {
  if (settings.every((setting) => process.env[setting])) {
    say(`${name}: the one that the environment names`);
    return undefined;
  }
  const found = await step(`Starting ${name}`, () => start(join(dir, name.toLowerCase().replaceAll(' ', '-'))));
  if ('absent' in found) {
    say(`${name}: skipped, ${found.absent}`);
    return undefined;
  }
  say(`${name}: started`);
  return found;
};

await runCommand(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'onrecord-engines-'));
  const running: Running[] = [];
  const closeAll = () => Promise.all(running.map(({ close }) => close()));
  const leave = () => process.exit(1);
  onEnd(() => void closeAll().then(leave), leave);
  try {
    for (const engine of ENGINES) {
      const found = await find(engine, dir);
      if (!found) continue;
      running.push(found);
      Object.assign(process.env, found.settings);
    }
    // Services follow what is there.
    if (process.env.KAFKA_URL) process.env.POLICIES_FROM_KAFKA = 'true';
    const wanted = process.argv.slice(2);
    await runStages(ENGINE_STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
  } finally {
    await closeAll();
  }
});
