import type { SessionRejection } from 'contracts/identity/session/session.commands';
import { GLOBAL } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { causeOf, type Origin } from '#command-service/http/cause';

/** The names of these (docs/product.md ID-15). */
const detailOf: Partial<Record<SessionRejection, string>> = {
  'token-not-present': 'TOKEN_NOT_PRESENT',
  'token-not-refreshable': 'TOKEN_NOT_REFRESHABLE',
  'no-tenant': 'No tenant could be determined.',
};

export const refuseSession = (code: SessionRejection, status = 401) => {
  const detail = detailOf[code];
  return new Rejection(code, status, detail === undefined ? {} : { detail });
};

/** A session is nobody's but its user's: its history belongs to no company. */
export const globalCause = (request: Omit<Origin, 'auth'>, userId: string) =>
  causeOf({ ...request, auth: { userId, tenantId: GLOBAL } });
