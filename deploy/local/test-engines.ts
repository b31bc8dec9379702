import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES, findEngine } from '#deploy/engines/engines';
import type { Running } from '#deploy/engines/server';
import { onEnd, runCommand } from '#deploy/local/command';
import { sentence } from '#deploy/local/sentence';
import { say } from '#deploy/local/step';
import { ENGINE_STAGES, type EngineStage } from '#deploy/local/test/engine-stage';
import { runStages } from '#deploy/local/test/run-stages';

/** Stages of these names; without a name all. */
const stagesOf = (names: readonly string[]): readonly EngineStage[] => {
  const unknown = names.find((wanted) => !ENGINE_STAGES.some(({ name }) => name === wanted));
  if (unknown !== undefined)
    throw sentence(`There is no part “${unknown}”; there are ${ENGINE_STAGES.map(({ name }) => name).join(', ')}.`);
  return ENGINE_STAGES.filter(({ name }) => names.length === 0 || names.includes(name));
};

await runCommand(async () => {
  const stages = stagesOf(process.argv.slice(2));
  const needed = new Set(stages.flatMap(({ on }) => on));
  const dir = await mkdtemp(join(tmpdir(), 'onrecord-engines-'));
  const running: Running[] = [];
  const closeAll = () => Promise.allSettled(running.map(({ close }) => close()));
  const leave = () => process.exit(1);
  onEnd(() => void closeAll().then(leave), leave);
  try {
    const found: string[] = [];
    for (const engine of ENGINES.filter(({ name }) => needed.has(name))) {
      const { said, running: one } = await findEngine(engine, dir);
      say(said);
      found.push(said);
      if (!one) continue;
      running.push(one);
      Object.assign(process.env, one.settings);
    }
    // Services follow what is there.
    if (process.env.KAFKA_URL) process.env.POLICIES_FROM_KAFKA = 'true';
    await runStages(stages, found);
  } finally {
    await closeAll();
  }
});
