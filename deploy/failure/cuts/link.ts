import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { joinSockets } from './join-sockets.ts';

const run = promisify(execFile);
const ip = (...args: string[]) => run('ip', args);

/** Addresses of these networks are used nowhere else on a machine: 10.213.n.1 here, 10.213.n.2 in the namespace. */
const NETWORK = '10.213';
const RELAY = new URL('./relay.ts', import.meta.url).pathname;

/**
 * A way to a port of this machine through a network of its own, which can be cut: then packets vanish in both directions, and nobody is
 * told. Linux alone, as root.
 */
export type Link = {
  name: string;
  /** Where the other end is found, with the same port. */
  host: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
};

/** Why there can be no links here; undefined where there can. */
export const noLinks = async (): Promise<string | undefined> => {
  if (process.getuid?.() !== 0) return 'only root may make network namespaces';
  const name = `onrecord-try-${process.pid}`;
  try {
    await ip('netns', 'add', name);
    await ip('netns', 'del', name);
    return undefined;
  } catch (error) {
    return `network namespaces cannot be made here: ${(error as Error).message.trim()}`;
  }
};

/** `number`: of the network, different for each link. */
export const openLink = async (
  name: string,
  { number, port, folder }: { number: number; port: number; folder: string },
): Promise<Link> => {
  const [space, near, far] = [`onrecord-${number}`, `onrec${number}a`, `onrec${number}b`];
  const [here, there] = [`${NETWORK}.${number}.1`, `${NETWORK}.${number}.2`];
  const place = join(folder, `link-${number}.sock`);
  const server = createServer((socket) => {
    joinSockets(socket, connect(port, '127.0.0.1'));
  });
  await once(server.listen(place), 'listening');
  // Left by a run that was killed.
  await ip('netns', 'del', space).catch(() => undefined);
  await ip('netns', 'add', space);
  await ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', space);
  await ip('addr', 'add', `${here}/30`, 'dev', near);
  await ip('link', 'set', near, 'up');
  await ip('-n', space, 'addr', 'add', `${there}/30`, 'dev', far);
  await ip('-n', space, 'link', 'set', far, 'up');
  const args = ['netns', 'exec', space, process.execPath, RELAY, String(port), place];
  const relay = spawn('ip', args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(relay.stdout, 'data');
  const leave = () => spawnSync('ip', ['netns', 'del', space]);
  process.once('exit', leave);
  const close = async () => {
    relay.kill('SIGKILL');
    server.close();
    process.off('exit', leave);
    leave();
  };
  return {
    ...{ name, host: there },
    cut: async () => void (await ip('-n', space, 'route', 'add', 'blackhole', `${here}/32`)),
    mend: async () => void (await ip('-n', space, 'route', 'del', 'blackhole', `${here}/32`)),
    close,
  };
};
