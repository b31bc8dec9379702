import type { MembershipEvent } from 'contracts/identity/membership/membership.events';
import type { Source } from '#projection-service/engine/projection';

type MemberEvent = Exclude<
  MembershipEvent,
  { type: 'PermissionsGiven' | 'MemberAccountManaged' | 'MembershipLabelled' | 'MembershipUnlabelled' }
>;

/** Whether somebody works in the company now; nothing of whoever never did, or is not in it any more. */
export const member: Source<{ isActive: boolean }, MemberEvent> = {
  aggregate: 'membership',
  scope: 'tenant',
  types: ['MembershipGranted', 'MembershipDeactivated', 'MembershipReactivated', 'MembershipRevoked'],
  id: ({ data }) => data.userId,
  value: ({ type }, previous) => {
    switch (type) {
      // Other roles reactivate nobody.
      case 'MembershipGranted':
        return previous ?? { isActive: true };
      case 'MembershipDeactivated':
        return previous && { isActive: false };
      case 'MembershipReactivated':
        return previous && { isActive: true };
      case 'MembershipRevoked':
        return undefined;
    }
  },
};
