import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { currentTenant } from '#admin-ui/providers/client';
import { meKey } from '#admin-ui/providers/queryClient';

/** Forgets what was read of the other company, and starts over in this one: nothing shows until it is known who one is there. */
export const useChangeCompany = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (tenantId: string) => {
    currentTenant.set(tenantId);
    void navigate('/');
    queries.removeQueries({ predicate: ({ queryKey }) => !meKey.every((part, index) => queryKey[index] === part) });
    void queries.resetQueries({ queryKey: meKey });
  };
};
