import { v4 as uuid } from 'uuid';

/** A key for one request of a person. Drawn without `crypto.randomUUID`, which pages outside of https do not have. */
export const newIdempotencyKey = (): string => uuid();
