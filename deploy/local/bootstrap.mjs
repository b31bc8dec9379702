// Runs on the Node that the machine has (20 or newer), before anything is installed: plain JavaScript, no dependency.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_NEEDED = 24;
const NODE_AT_LEAST = 20;
const FIRST_SIGN_MS = 2_000;
const NEXT_SIGN_MS = 5_000;
const PARENT_CHECK_MS = 500;

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const modules = join(root, 'node_modules');
const [command = 'start', ...args] = process.argv.slice(2);

const end = (text) => {
  console.error(text);
  process.exit(1);
};

const packagesOf = (lock) => {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
};

/** npm notes what it installed; compared with what is wanted, package by package (optional ones are for other systems). */
const isInstalled = () => {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const found = packagesOf(join(modules, '.package-lock.json'));
  if (!wanted) end(`${join(root, 'package-lock.json')} is missing or damaged: get the project again.`);
  if (!found) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const there = found[path];
    return there ? there.version === version && there.integrity === integrity : optional === true;
  });
};

/** Node 24: the machine's own, else the one that npm brings. */
const findNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= NODE_NEEDED) return process.execPath;
  const brought = join(modules, '.bin', 'node');
  const asked = spawnSync(brought, ['--version'], { encoding: 'utf8' });
  return asked.status === 0 && Number(asked.stdout.slice(1).split('.')[0]) >= NODE_NEEDED ? brought : undefined;
};

const npm = () => {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') && existsSync(script) ? [process.execPath, [script]] : ['npm', []];
};

const lastWords = (log) =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.includes('A complete log of this run'))
    .slice(-4)
    .join('\n');

const install = async () => {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1_000);
  const folder = mkdtempSync(join(tmpdir(), 'onrecord-install-'));
  const log = join(folder, 'npm.log');
  const output = openSync(log, 'w');
  console.log('Installing what is missing (npm ci)…');
  const [program, before] = npm();
  // Development packages too, whatever NODE_ENV says: the UIs are built here.
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn(program, [...before, ...options], { cwd: root, stdio: ['ignore', output, output] });
  closeSync(output);
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => child.kill(name));
  let sign = setTimeout(function show() {
    console.log(`  still installing, ${seconds()} s`);
    sign = setTimeout(show, NEXT_SIGN_MS);
  }, FIRST_SIGN_MS);
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('exit', resolve);
  });
  clearTimeout(sign);
  for (const name of ['SIGINT', 'SIGTERM']) process.removeAllListeners(name);
  if (code === null) process.exit(130);
  if (code !== 0)
    end(`npm ci did not succeed after ${seconds()} s; it said:\n${lastWords(log)}\nIts output is in ${log}.`);
  rmSync(folder, { recursive: true, force: true });
  console.log(`Installed in ${seconds()} s.`);
};

/** Hands over to the command under Node 24. It notices the loss of this process by its closed channel, and stops by itself. */
const handOver = (node) => {
  const entry = join(root, 'deploy', 'local', `${command}.ts`);
  if (!existsSync(entry)) end(`There is no command ${command}.`);
  const path = [join(modules, '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', entry, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path, ONRECORD_COMMAND_AT: String(Math.round(performance.timeOrigin)) },
  });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
  // npm that was killed leaves this process to another parent.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), PARENT_CHECK_MS).unref();
  }
  child.once('error', (error) => end(`Node ${NODE_NEEDED} could not be started: ${error.message}`));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
};

if (Number(process.versions.node.split('.')[0]) < NODE_AT_LEAST) {
  end(`Onrecord needs Node ${NODE_AT_LEAST} or newer to begin; this is ${process.version}.`);
}
if (!isInstalled() || !findNode()) await install();
const node = findNode();
if (!node) {
  end(
    `Onrecord runs on Node ${NODE_NEEDED}, which npm brings for Linux with glibc (x64, arm64) alone: ` +
      `install Node ${NODE_NEEDED} on this machine (${process.platform} ${process.arch}) and start again.`,
  );
}
handOver(node);
