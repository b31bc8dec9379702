import { isProblemError } from 'contracts/client/problem-error';

/** No network, or a server that is away for a moment. */
export const mayPass = (error: unknown): boolean =>
  isProblemError(error) && (error.status === 0 || error.status >= 500 || error.status === 429);
