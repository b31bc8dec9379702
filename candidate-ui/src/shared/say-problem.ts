import { isProblemError } from 'contracts/client/problem-error';
import { say } from './toasts.ts';

/** Says why something could not be done. */
export const sayProblem = (error: unknown): void =>
  say({ kind: 'error', key: `problem.${isProblemError(error) ? error.code : 'internal-error'}` });
