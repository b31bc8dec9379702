import { readArguments } from '#deploy/local/arguments';
import { runCommand } from '#deploy/local/command';
import { withDatabase } from '#deploy/local/database';
import { demoOnce } from '#deploy/local/demo';
import { closeLog, openLogFile } from '#deploy/local/log-file';
import { sentence } from '#deploy/local/sentence';
import { localSettings } from '#deploy/local/settings';
import { say } from '#deploy/local/step';
import { loadSeed } from '#deploy/seed/load';

const USAGE = 'npm run seed -- --candidates 10000 --interviews 25000 [--jobs 40] [--company harbor]';

const count = (name: string, text: string | undefined): number => {
  const value = Number(text || Number.NaN);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw sentence(`--${name} must be a whole number\nUsage: ${USAGE}`);
};

const readOptions = () => {
  const text = { type: 'string' } as const;
  const options = { candidates: text, interviews: text, jobs: text, company: text };
  const { candidates, interviews, jobs = '40', company = 'harbor' } = readArguments(USAGE, { options }).values;
  const size = {
    jobs: count('jobs', jobs),
    candidates: count('candidates', candidates),
    interviews: count('interviews', interviews),
  };
  return { company, size };
};

await runCommand(async () => {
  const { company, size } = readOptions();
  const settings = localSettings();
  await withDatabase(settings, async (urls, running) => {
    if (!running && settings.demo) {
      const log = await openLogFile(settings.dataDir, 'demo');
      await demoOnce(settings.dataDir, urls, log);
      await closeLog(log);
    }
    await loadSeed({ urls, company, size, running, say });
  });
});
process.exit();
