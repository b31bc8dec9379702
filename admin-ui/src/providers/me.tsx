import { useQuery } from '@tanstack/react-query';
import type { MeView } from 'contracts/identity/session/session.views';
import type { Permission } from 'contracts/kernel/permission';
import { createContext, type ReactNode, useContext } from 'react';
import { meKey, readMe } from './authProvider.ts';
import { currentTenant } from './client.ts';

export type Me = MeView['data'];

const MeContext = createContext<Me | null>(null);

export const useMeQuery = () =>
  useQuery({
    queryKey: [...meKey, currentTenant.get()],
    queryFn: () => readMe(),
    retry: 1,
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

/** Whether the person holds a permission in the current company, or belongs to one at all. */
export const useCan = (): ((permission: Permission | 'member') => boolean) => {
  const { permissions, currentTenant } = useMe();
  return (permission) => (permission === 'member' ? currentTenant !== null : permissions.includes(permission));
};

/** Shows its children to those who hold the permission; to others there is nothing. */
export const Allowed = ({ to, children }: { to: Permission; children: ReactNode }) => (useCan()(to) ? children : null);
