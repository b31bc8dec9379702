import { createServer, type Server } from 'node:net';

/** Listens at the wanted port of this machine; undefined where somebody else does. */
const taken = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server));
  });

const given = (server: Server): Promise<number> => {
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return new Promise((resolve) => server.close(() => resolve(port)));
};

const take = async (wanted: number): Promise<Server> => {
  const server = (await taken(wanted)) ?? (await taken(0));
  if (!server) throw new Error('This machine gives no free port.');
  return server;
};

/** The wanted port when it is free, else any free one. */
export const freePort = async (wanted = 0): Promise<number> => given(await take(wanted));

/** So many that differ, and are none of `others`: drawn one by one, two listeners that are still to begin may get the same. */
export const freePorts = async (count: number, others: readonly number[] = []): Promise<number[]> => {
  const servers = await Promise.all(Array.from({ length: count + others.length }, () => take(0)));
  const ports = await Promise.all(servers.map(given));
  return ports.filter((port) => !others.includes(port)).slice(0, count);
};
