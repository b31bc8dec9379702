import { join } from 'node:path';
import { step } from '#deploy/local/step';
import { eventStoreDb } from './eventstoredb.ts';
import { kafka } from './kafka.ts';
import { pgbouncer } from './pgbouncer.ts';
import { redis } from './redis.ts';
import { s3 } from './s3.ts';
import type { Absent, Engine, Running } from './server.ts';
import { validators } from './validators.ts';

/** Everything that specs and journeys can be run on. */
export const ENGINES: readonly Engine[] = [kafka, redis, s3, pgbouncer, eventStoreDb, ...validators];

/** What there is of an engine, in words; `running` where it was started here. */
export type Found = { said: string; running?: Running };

/** Starts an engine; what goes wrong is a reason, and ends nothing else. */
const started = (engine: Engine, dir: string): Promise<Running | Absent> =>
  engine.start(dir).catch((error: unknown) => ({ absent: `it could not be started: ${error}` }));

/** An engine that the environment names, else one that is started here in a folder of `dir`, else nothing and the reason. */
export const findEngine = async (engine: Engine, dir: string): Promise<Found> => {
  const { name, settings } = engine;
  if (settings.every((setting) => process.env[setting])) return { said: `${name}: the one that the environment names` };
  const began = performance.now();
  const home = join(dir, name.toLowerCase().replaceAll(' ', '-'));
  const running = await step(`Starting ${name}`, () => started(engine, home));
  if ('absent' in running) return { said: `${name}: skipped, ${running.absent}` };
  return { said: `${name}: started in ${((performance.now() - began) / 1_000).toFixed(1)} s`, running };
};
