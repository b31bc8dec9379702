import { newIdempotencyKey } from 'contracts/client/idempotency-key';
import { useRef } from 'react';

/** Keys of requests: the same request has the same one until it was done, so that it happens once however often it is sent. */
export const useRequestKey = () => {
  const last = useRef({ request: '', key: '' });
  const keyOf = (request: unknown): string => {
    const text = JSON.stringify(request);
    if (last.current.request !== text) last.current = { request: text, key: newIdempotencyKey() };
    return last.current.key;
  };
  const done = (): void => {
    last.current = { request: '', key: '' };
  };
  return { keyOf, done };
};
