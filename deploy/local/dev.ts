import { watch } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '#deploy/local/command';
import type { Upstreams } from '#deploy/local/gateway';
import { logFile } from '#deploy/local/log-file';
import { type Opening, run } from '#deploy/local/run';
import { ROOT } from '#deploy/local/settings';
import { type Split, startSplit } from '#deploy/local/split';
import { say } from '#deploy/local/step';
import { developmentPages } from '#deploy/local/ui-dev';
import { UPSTREAMS, type UpstreamName } from '#deploy/local/upstream';

/** Several files change together when an editor saves or a branch is changed. */
const SETTLE_MS = 150;
const SHARED = ['contracts', 'platform', 'access'];

/** Starts a service again when its sources, or those it shares, change. */
const watchSources = (split: Split): (() => void) => {
  const changed = new Set<UpstreamName>();
  let timer: NodeJS.Timeout | undefined;
  const restart = async () => {
    const names = [...changed];
    changed.clear();
    say(`Sources changed: ${names.join(', ')} start again`);
    await Promise.all(names.map((name) => split.restart(name).catch((error: Error) => say(error.message))));
  };
  const watchers = [...SHARED, ...UPSTREAMS].map((folder) =>
    watch(join(ROOT, folder, 'src'), { recursive: true }, (_event, file) => {
      if (!file || /\.spec\.ts$/.test(file)) return;
      for (const name of UPSTREAMS) if (SHARED.includes(folder) || folder === name) changed.add(name);
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), SETTLE_MS);
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
};

const servicesFromSources: Opening<Upstreams> = async (life, settings, { urls }) => {
  for (const name of UPSTREAMS) await logFile(settings.dataDir, name);
  const split = await life.hold(startSplit({ settings, urls, say, revive: true }), (opened) => opened.close());
  await life.hold(Promise.resolve(watchSources(split)), async (stop) => stop());
  return split.upstreams;
};

await runCommand(() =>
  run({
    services: servicesFromSources,
    front: (life) => life.hold(developmentPages(), (opened) => opened.close()),
  }),
);
process.exit();
