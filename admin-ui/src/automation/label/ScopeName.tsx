import { useTranslate } from 'react-admin';
import { useScopes } from './useScopes.ts';

export const ScopeName = ({ id }: { id: string }) => {
  const t = useTranslate();
  return useScopes().find((scope) => scope.id === id)?.name ?? t('common.none');
};
