import { connect, createServer } from 'node:net';
import { joinSockets } from './join-sockets.ts';

/**
 * Stands in a network namespace of its own: what comes to `port` there goes on to a socket of the file system, which is the same in every
 * namespace. Ends with whoever started it.
 */
const [port, place = ''] = process.argv.slice(2);

createServer((socket) => joinSockets(socket, connect(place))).listen(Number(port), '0.0.0.0', () =>
  process.stdout.write('listening\n'),
);
process.stdin.resume().once('end', () => process.exit());
