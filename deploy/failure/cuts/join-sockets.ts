import type { Socket } from 'node:net';

const pass = (one: Socket, other: Socket): void => {
  one.on('error', () => other.destroy()).on('close', () => other.destroy());
  one.pipe(other);
};

/** What comes from one goes to the other, until one of them ends. */
export const joinSockets = (one: Socket, other: Socket): void => {
  pass(one, other);
  pass(other, one);
};
