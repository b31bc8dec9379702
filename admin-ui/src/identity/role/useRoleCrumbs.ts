import { useTranslate } from 'react-admin';
import { ROLES } from './role-paths.ts';

/** The way to the roles. */
export const useRoleCrumbs = () => {
  const t = useTranslate();
  return [
    { label: t('layout.area.settings'), to: '/settings' },
    { label: t('identity.role.title'), to: `/${ROLES}/all` },
  ];
};
