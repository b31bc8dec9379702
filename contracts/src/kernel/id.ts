import { v5, v7 } from 'uuid';
import { z } from 'zod';

export const Id = z.uuid();
export type Id = string;

/** Tenant of facts that belong to no company: users, companies, sessions. */
export const GLOBAL = 'global';

/** Every uuid this product derives (rather than draws) lives in this namespace. */
const NAMESPACE = '0b7e2f3c-7a54-5c59-9d2e-3f6f1f6c2b11';

/** A fresh id that sorts by time of creation (UUIDv7). */
export const newId = (now: Date): Id => v7({ msecs: now.getTime() });

/** The same id for the same parts, always (UUIDv5). */
export const derivedId = (...parts: string[]): Id => v5(parts.join('\n'), NAMESPACE);

/** `interview-{tenantId}.{interviewId}`: another tenant's id names a stream that does not exist. */
export const streamName = (aggregate: string, tenantId: string, id: string): string => `${aggregate}-${tenantId}.${id}`;

/** Takes a stream's name apart again. */
export const parseStreamName = (name: string): { aggregate: string; tenantId: string; id: string } => {
  const [, aggregate = '', tenantId = '', id = ''] = /^(.+?)-([0-9a-f-]{36}|global)\.(.+)$/.exec(name) ?? [];
  return { aggregate, tenantId, id };
};
