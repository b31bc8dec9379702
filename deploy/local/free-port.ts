import { createServer } from 'node:net';

/** The wanted port of this machine when nobody listens there, else undefined. */
const probe = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : undefined));
    });
  });

/** The wanted port when it is free, else any free one. */
export const freePort = async (wanted = 0): Promise<number> => {
  const port = (await probe(wanted)) ?? (await probe(0));
  if (port === undefined) throw new Error('This machine gives no free port.');
  return port;
};
