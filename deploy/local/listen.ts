import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { sentence, systemCode } from '#deploy/local/sentence';

/** Milliseconds that open requests get to finish. */
const GRACE_MS = 5_000;

export type Listener = { port: number; close(): Promise<void> };

export type Answers = {
  onRequest: RequestListener;
  onUpgrade?: ((request: IncomingMessage, socket: Socket, head: Buffer) => void) | undefined;
};

/** `setting` is what names the port. */
type Address = { host: string; port: number; setting?: 'PORT' | 'INTERNAL_PORT' };

const refusal = (error: unknown, { host, port, setting = 'PORT' }: Address): unknown => {
  const code = systemCode(error);
  if (code === 'EADDRINUSE') {
    return sentence(
      `Port ${port} is taken by another program: stop it, or choose another port with ${setting}=${port + 1}.`,
    );
  }
  if (code === 'EACCES')
    return sentence(`This user may not open port ${port}: choose one above 1023 with ${setting}=8080.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return sentence(`HOST=${host} is not an address of this machine.`);
  return error;
};

/** Answers HTTP at an address, until closed: then takes nothing new and finishes what is under way. */
export const listen = async (address: Address, { onRequest, onUpgrade }: Answers): Promise<Listener> => {
  const server = createServer(onRequest);
  if (onUpgrade) server.on('upgrade', (request, socket, head) => onUpgrade(request, socket as Socket, head));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refusal(error, address)));
    server.listen(address.port, address.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await closed;
      clearTimeout(impatience);
    },
  };
};

/** Refuses a taken port before anything is started for nothing. */
export const checkPort = async (address: Address): Promise<void> => {
  const listener = await listen(address, { onRequest: (_request, response) => response.writeHead(503).end() });
  await listener.close();
};
