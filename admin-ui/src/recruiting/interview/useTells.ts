import { useStore } from 'react-admin';
import { useMe } from '#admin-ui/providers/me.tsx';

/** Whether candidates hear of a status by the automatic email, as this person last chose in this company. */
export const useTells = () => {
  const { id, currentTenant } = useMe();
  return useStore(`interviews.tells.${currentTenant?.id}.${id}`, true);
};
