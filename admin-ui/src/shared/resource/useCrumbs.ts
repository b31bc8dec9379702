import { useTranslate } from 'react-admin';
import type { Crumb } from '#admin-ui/layout/Breadcrumbs.tsx';
import { useSectionTable } from '#admin-ui/layout/section-context';
import type { Resource } from './description.ts';

/** The list that a resource belongs to. */
export const useAbove = ({ above }: Pick<Resource, 'above'>): Crumb[] => {
  const t = useTranslate();
  const list = useSectionTable().find((section) => 'name' in section && section.name === above);
  return list ? [{ label: t(list.title), to: `/${list.path}` }] : [];
};

/** The way to a record of a resource. */
export const useCrumbs = (resource: Resource): Crumb[] => {
  const t = useTranslate();
  const { area, title, path } = resource;
  return [
    { label: t(`layout.area.${area}`), ...(area === 'settings' && { to: '/settings' }) },
    ...useAbove(resource),
    { label: t(title), to: `/${path}` },
  ];
};
