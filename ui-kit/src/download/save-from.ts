import { clientProblem, problemError } from 'contracts/client/problem-error';

const gone = (status: number) =>
  problemError({
    type: 'urn:onrecord:problem:file-not-found',
    title: 'file not found',
    status,
    code: 'file-not-found',
  });

/**
 * Saves what an address gives. The page is not left for it, so that nothing asks whether it may be, and what it uploads goes on; and
 * it is asked first whether there is something, so that nobody lands on a refusal (docs/product.md FILE-32).
 */
export const saveFrom = async (address: string): Promise<void> => {
  const { ok, status } = await fetch(address, { method: 'HEAD' }).catch(() => {
    throw clientProblem('network-unreachable');
  });
  if (!ok) throw status < 500 ? gone(status) : clientProblem('unexpected-answer', status);
  // The server says what it is called.
  Object.assign(document.createElement('a'), { href: address, download: '' }).click();
};
