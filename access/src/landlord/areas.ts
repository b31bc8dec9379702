import { type Access, isOfLandlord } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { AccessFacts } from '#access/identity/session/session.lookup';

export const assertSameArea = ({ isPlatformAdmin }: Pick<AccessFacts, 'isPlatformAdmin'>, access: Access): void => {
  const isLandlordRoute = isOfLandlord(access);
  if ((isPlatformAdmin !== undefined) !== isLandlordRoute) {
    const detail = isLandlordRoute ? 'This belongs to platform admins.' : 'This session is of the landlord area alone.';
    throw new Rejection('forbidden', 403, { detail });
  }
  // A former platform admin has no session any more.
  if (isLandlordRoute && !isPlatformAdmin) throw new Rejection('unauthenticated', 401);
};

/** Refuses whoever is at work in a suspended company, in the words of docs/product.md WS-11. */
export const assertOpen = (isSuspended: boolean | undefined): void => {
  if (isSuspended) throw new Rejection('company-suspended', 403, { detail: 'Your account has been suspended' });
};
