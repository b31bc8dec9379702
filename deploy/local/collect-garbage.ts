import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what starting has left behind. V8 would come for it once as much again has been used: until then what requests leave
 * comes on top, and the process holds the memory of both.
 */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};
