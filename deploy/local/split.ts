import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commonEnvironment, DATABASES_OF, HOLD_SYSTEM_SECRET } from '#deploy/local/environment';
import { freePorts } from '#deploy/local/free-port';
import type { Upstreams } from '#deploy/local/gateway';
import type { DatabaseUrls } from '#deploy/local/postgres/databases';
import { goneWithin, signal } from '#deploy/local/postgres/process';
import { sentence } from '#deploy/local/sentence';
import { type LocalSettings, logFolder, ROOT } from '#deploy/local/settings';
import { SECRET_SETTING, systemSecret } from '#deploy/local/system-secret';
import { remoteUpstream, UPSTREAMS, type UpstreamName } from '#deploy/local/upstream';

const ANSWER_MS = 30_000;
const POLL_MS = 50;
const STOP_MS = 15_000;

/** A service that failed starts again after this; twice as long after each end that follows soon. */
const RESTART_MS = 200;
const RESTART_LIMIT_MS = 5_000;
const STABLE_MS = 10_000;

export type SplitOptions = {
  settings: LocalSettings;
  urls: DatabaseUrls;
  say: (line: string) => void;
  /** Starts a service again when it ends without having been asked to. */
  revive?: boolean;
};

export type Split = {
  upstreams: Upstreams;
  /** Where each of them answers. */
  urls: Record<UpstreamName, string>;
  /** Process ids, by service. */
  pids(): Record<UpstreamName, number>;
  /** Ends one service as a power cut would; it stays away until `restart`, unless services are revived. */
  kill(name: UpstreamName, how?: NodeJS.Signals): Promise<void>;
  restart(name: UpstreamName): Promise<void>;
  close(): Promise<void>;
};

const answers = async (target: string): Promise<boolean> => {
  try {
    return (await fetch(`${target}/healthz`)).ok;
  } catch {
    return false;
  }
};

/** Which process is which service, for whoever looks after them from outside. */
export const processesFile = (dataDir: string): string => join(dataDir, 'processes.json');

/** Of the API, and of the probes. */
type Ports = { open: number; internal: number };

type Part = { name: UpstreamName; ports: Ports; child: ChildProcess; wanted: boolean; pauseMs: number };

type Launch = { name: UpstreamName; ports: Ports; secret: string };

/** A listener ends a service that has a channel to this process when this process is gone; what it compiles is kept for the next one. */
export const PRELOADED = ['end-with-parent.mjs', 'compile-cache.mjs'].flatMap((file) => [
  '--import',
  join(ROOT, 'deploy', 'local', file),
]);

const launch = ({ settings, urls }: SplitOptions, { name, ports, secret }: Launch): ChildProcess => {
  const log = openSync(join(logFolder(settings.dataDir), `${name}.log`), 'a', 0o600);
  const child = spawn(process.execPath, [...PRELOADED, join(ROOT, name, 'src', 'main.ts')], {
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...commonEnvironment(settings),
      ...Object.fromEntries(DATABASES_OF[name].map((database) => [database, urls[database]])),
      ...(HOLD_SYSTEM_SECRET.includes(name) && { [SECRET_SETTING]: secret }),
      // By which its connections are known at Postgres.
      PGAPPNAME: name,
      HOST: '127.0.0.1',
      PORT: String(ports.open),
      INTERNAL_HOST: '127.0.0.1',
      INTERNAL_PORT: String(ports.internal),
      // The gateway is a proxy that is believed, behind those that are.
      TRUST_PROXY: String(1 + Number(process.env.TRUST_PROXY || 0)),
    },
  });
  closeSync(log);
  return child;
};

/** The three services as processes of their own, each with the databases that it may reach alone. */
export const startSplit = async (options: SplitOptions): Promise<Split> => {
  const parts = new Map<UpstreamName, Part>();
  const secret = await systemSecret(options.settings.dataDir);

  const hasEnded = ({ child }: Part) => child.exitCode !== null || child.signalCode !== null;

  const ready = async (part: Part): Promise<void> => {
    const until = performance.now() + ANSWER_MS;
    // Where one has ended, whoever has taken its port may answer.
    while (!(await answers(`http://127.0.0.1:${part.ports.open}`)) || hasEnded(part)) {
      if (hasEnded(part) || performance.now() > until) {
        const log = join(logFolder(options.settings.dataDir), `${part.name}.log`);
        throw sentence(`${part.name} did not start: the reason is at the end of ${log}.`);
      }
      await sleep(POLL_MS);
    }
  };

  const revive = async (part: Part): Promise<void> => {
    options.say(`${part.name} ended unexpectedly: starting it again.`);
    // Who was killed has not failed by itself, and is back at once.
    const wasKilled = part.child.signalCode === 'SIGKILL';
    if (!wasKilled) await sleep(part.pauseMs);
    const pauseMs = wasKilled ? RESTART_MS : Math.min(part.pauseMs * 2, RESTART_LIMIT_MS);
    if (part.wanted) begin(part.name, part.ports, pauseMs);
  };

  const begin = (name: UpstreamName, ports: Ports, pauseMs = RESTART_MS): Part => {
    const part: Part = { name, ports, child: launch(options, { name, ports, secret }), wanted: true, pauseMs };
    parts.set(name, part);
    tellPids();
    const stable = setTimeout(() => (part.pauseMs = RESTART_MS), STABLE_MS).unref();
    part.child.once('exit', () => {
      clearTimeout(stable);
      if (options.revive && part.wanted) void revive(part);
    });
    return part;
  };

  const pids = () =>
    Object.fromEntries([...parts.values()].map((part) => [part.name, part.child.pid ?? 0])) as Record<
      UpstreamName,
      number
    >;

  /** Whole at any moment, for whoever reads it meanwhile. */
  const tellPids = () => {
    const file = processesFile(options.settings.dataDir);
    writeFileSync(`${file}.new`, JSON.stringify(pids()));
    renameSync(`${file}.new`, file);
  };

  const partOf = (name: UpstreamName): Part => {
    const part = parts.get(name);
    if (!part) throw new Error(`${name} was never started`);
    return part;
  };

  const end = async (part: Part, how: NodeJS.Signals): Promise<void> => {
    const { pid } = part.child;
    if (pid === undefined || hasEnded(part)) return;
    signal(pid, how);
    if (await goneWithin(pid, STOP_MS)) return;
    signal(pid, 'SIGKILL');
    await goneWithin(pid, STOP_MS);
  };

  const close = async (): Promise<void> => {
    for (const part of parts.values()) part.wanted = false;
    await Promise.all([...parts.values()].map((part) => end(part, 'SIGTERM')));
    rmSync(processesFile(options.settings.dataDir), { force: true });
  };

  try {
    const ports = await freePorts(2 * UPSTREAMS.length, [options.settings.port]);
    for (const name of UPSTREAMS) begin(name, { open: ports.pop() ?? 0, internal: ports.pop() ?? 0 });
    await Promise.all([...parts.values()].map(ready));
  } catch (error) {
    await close();
    throw error;
  }

  const ofEach = <T>(of: (name: UpstreamName, ports: Ports) => T) =>
    Object.fromEntries(UPSTREAMS.map((name) => [name, of(name, partOf(name).ports)])) as Record<UpstreamName, T>;
  const urlAt = (port: number) => `http://127.0.0.1:${port}`;

  return {
    upstreams: ofEach((name, { open, internal }) => remoteUpstream(name, urlAt(open), { internal: urlAt(internal) })),
    urls: ofEach((_name, { open }) => urlAt(open)),
    pids,
    kill: async (name, how = 'SIGKILL') => {
      const part = partOf(name);
      if (!options.revive) part.wanted = false;
      await end(part, how);
    },
    restart: async (name) => {
      const part = partOf(name);
      part.wanted = false;
      await end(part, 'SIGTERM');
      await ready(begin(name, part.ports));
    },
    close,
  };
};
