import { useTranslate } from 'react-admin';
import type { Crumb } from '#admin-ui/layout/Breadcrumbs.tsx';
import { USERS } from './user-paths.ts';

/** The pages above one of a user. */
export const useUserCrumbs = (): Crumb[] => {
  const t = useTranslate();
  return [
    { label: t('layout.area.settings'), to: '/settings' },
    { label: t('identity.user.title'), to: `/${USERS}` },
  ];
};
