import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Duplex } from 'node:stream';
import { giveBack } from './give-back.ts';

/** As the parser of an answer copies what it needs, what a socket read is of no use once everybody has been told of it. */
const thrifty = <S extends Duplex>(socket: S): S => {
  const emit = socket.emit.bind(socket);
  socket.emit = (event: string | symbol, ...told: unknown[]): boolean => {
    const isHeard = emit(event, ...told);
    if (event === 'data' && told[0] instanceof Uint8Array) giveBack(told[0]);
    return isHeard;
  };
  return socket;
};

type Connect = HttpAgent['createConnection'];
const connectingBy =
  (connect: Connect): Connect =>
  (options, done) => {
    const socket = connect(options, done);
    return socket && thrifty(socket);
  };

const options = { maxSockets: 1_000, keepAlive: true };

/**
 * Agents for large answers: the memory of what their sockets read is given back at once. Left to the garbage collector, 64 KB for each
 * chunk wait for it, as much as a whole file.
 */
export const thriftyAgents = () => {
  const agents = { httpAgent: new HttpAgent(options), httpsAgent: new HttpsAgent(options) };
  for (const agent of Object.values(agents)) agent.createConnection = connectingBy(agent.createConnection.bind(agent));
  return agents;
};
