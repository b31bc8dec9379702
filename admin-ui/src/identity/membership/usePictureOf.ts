import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useGetManyAggregate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { USERS } from './user-paths.ts';

/** Somebody's picture, for those who may see who works in the company; all that a page shows are asked for together. */
export const usePictureOf = (userId: string | null): string | null => {
  const enabled = useCan()('tenant.users.read') && userId !== null;
  const ids = userId === null ? [] : [userId];
  const { data = [] } = useGetManyAggregate<MemberView>(USERS, { ids }, { enabled, retry: false });
  return data[0]?.avatar ?? null;
};
