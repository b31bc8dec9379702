import { useQuery } from '@tanstack/react-query';
import type { MeView } from 'contracts/identity/session/session.views';
import type { Permission } from 'contracts/kernel/permission';
import { createContext, type ReactNode, useContext } from 'react';
import type { RequiredPermission } from '#admin-ui/sections';
import { readMe } from './authProvider.ts';
import { codeOf } from './problems.ts';
import { meKey } from './queryClient.ts';

export type Me = MeView['data'];

const MeContext = createContext<Me | null>(null);

export const useMeQuery = () =>
  useQuery({
    queryKey: meKey,
    queryFn: () => readMe(),
    retry: (failures, error) => failures < 1 && codeOf(error) !== 'not-in-company',
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

export const MeProvider = ({ me, children }: { me: Me; children: ReactNode }) => (
  <MeContext.Provider value={me}>{children}</MeContext.Provider>
);

export const useMe = (): Me => {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe belongs inside MeProvider.');
  return me;
};

/** Whether the person holds what is asked for in the current company; of several permissions one is enough. */
export const useCan = (): ((asked: RequiredPermission) => boolean) => {
  const { permissions, currentTenant } = useMe();
  return (asked) => {
    if (asked === 'member' || asked.length === 0) return currentTenant !== null;
    return (typeof asked === 'string' ? [asked] : asked).some((name) => permissions.includes(name as Permission));
  };
};

type AllowedProps = { to: RequiredPermission; children: ReactNode };

/** Shows its children to those who hold the permission, or one of several; to others there is nothing. */
export const Allowed = ({ to, children }: AllowedProps) => {
  const can = useCan();
  if (to.length === 0) throw new Error('What is shown to some alone names their permissions.');
  return can(to) ? children : null;
};
