import { createHash, createHmac } from 'node:crypto';
import type { RequestScope } from 'contracts/kernel/message';
import { canonicalJson } from '#platform/canonical-json';

const HASH_CHARACTERS = 22;

const digest = (file: Buffer | null): string | null => file && createHash('sha256').update(file).digest('base64url');

/**
 * What tells a repeated request from another one under the same key. The hash is kept for ever beside what the request changed:
 * its key is secret, so that nobody can try out what a person's data was.
 */
export const requestScope = (
  key: Buffer,
  route: string,
  { file, ...parts }: { params?: unknown; query?: unknown; body?: unknown; file: Buffer | null },
): RequestScope => ({
  route,
  hash: createHmac('sha256', key)
    .update(`payload\n${canonicalJson({ ...parts, file: digest(file) })}`)
    .digest('base64url')
    .slice(0, HASH_CHARACTERS),
});
