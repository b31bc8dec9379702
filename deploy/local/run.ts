import { answering, internalProbes, nothingElse } from 'platform/http/probes';
import { isFfmpegInstalled } from 'platform/media/converter';
import { openSandbox } from 'platform/media/sandbox';
import { openTraces } from 'platform/telemetry/traces';
import { caughtUp } from '#deploy/local/caught-up';
import { claim } from '#deploy/local/claim';
import { collectGarbage } from '#deploy/local/collect-garbage';
import { type Database, openDatabase } from '#deploy/local/database';
import { demoOnce } from '#deploy/local/demo';
import { enterEnvironment } from '#deploy/local/environment';
import { type Front, gateway, probed, type Upstreams } from '#deploy/local/gateway';
import { greet } from '#deploy/local/greeting';
import { type Lifetime, live } from '#deploy/local/lifetime';
import { checkPort, listen } from '#deploy/local/listen';
import { closeLog, logFile, openLogFile } from '#deploy/local/log-file';
import { openProduct } from '#deploy/local/product';
import { type LocalSettings, localSettings, urlOf } from '#deploy/local/settings';
import { startSplit } from '#deploy/local/split';
import { say, step } from '#deploy/local/step';
import { systemSecret } from '#deploy/local/system-secret';
import { UPSTREAMS, type UpstreamName } from '#deploy/local/upstream';

/** A part of a run: what it opens is held by `life`. */
export type Opening<T> = (life: Lifetime, settings: LocalSettings, database: Database) => Promise<T>;

export const servicesInThisProcess: Opening<Upstreams> = async (life, settings, { urls }) => {
  enterEnvironment(settings, urls, await systemSecret(settings.dataDir));
  const logOf = (name: UpstreamName) => life.hold(openLogFile(settings.dataDir, 'onrecord', name), closeLog);
  const logs = {
    'command-service': await logOf('command-service'),
    'projection-service': await logOf('projection-service'),
    'integration-workers': await logOf('integration-workers'),
  };
  await life.hold(Promise.resolve(openTraces('onrecord')), (close) => close());
  const product = await life.hold(openProduct(logs), (opened) => opened.close());
  return product.upstreams;
};

export const servicesApart: Opening<Upstreams> = async (life, settings, { urls }) => {
  for (const name of UPSTREAMS) await logFile(settings.dataDir, name);
  const split = await life.hold(startSplit({ settings, urls, say, revive: true }), (opened) => opened.close());
  return split.upstreams;
};

const prepareDemo: Opening<boolean> = async (life, { dataDir, demo }, database) => {
  if (!demo) return false;
  const log = await life.hold(openLogFile(dataDir, 'demo'), closeLog);
  return demoOnce(dataDir, database.urls, log);
};

export type Run = {
  services: Opening<Upstreams>;
  /** Opens what answers the paths that are no service's. */
  front: (life: Lifetime) => Promise<Front>;
};

/** Runs the whole product on this machine until it is asked to end. */
export const run = ({ services, front }: Run): Promise<void> =>
  live(async (life) => {
    const settings = localSettings();
    const { dataDir, url } = settings;
    const internal = { ...settings.internal, setting: 'INTERNAL_PORT' as const };
    await checkPort(settings);
    await checkPort(internal);
    await life.hold(claim(dataDir, url), (release) => release());
    const { pages, onUpgrade } = await front(life);
    const database = await life.hold(openDatabase(dataDir, life.fail), (opened) => opened.stop());
    life.beforeForce(database.stopAtOnce);
    const demo = await prepareDemo(life, settings, database);
    const upstreams = await step('Starting the services', () => services(life, settings, database));
    const waiting = await step('Catching up', () => caughtUp(upstreams));
    if (waiting) say(`Not ready yet: ${waiting}`);
    collectGarbage();
    const answers = { onRequest: gateway(upstreams, pages, url), onUpgrade };
    await life.hold(listen(settings, answers), (opened) => opened.close());
    const inside = answering(internalProbes(probed(upstreams)), nothingElse);
    const { port } = await life.hold(listen(internal, { onRequest: inside }), (opened) => opened.close());
    greet(settings, {
      demo,
      internalUrl: urlOf(internal.host, port),
      hasFfmpeg: await isFfmpegInstalled(),
      sandboxGaps: (await openSandbox()).gaps,
    });
  });
