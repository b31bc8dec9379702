import { useTranslate } from 'react-admin';
import type { Crumb } from '#admin-ui/layout/Breadcrumbs.tsx';
import type { SettingUi } from './setting-ui.ts';

/** The way to a settings entity's list, and to the record above where there is one. */
export const useSettingCrumbs = ({ path, texts, above: list }: Pick<SettingUi, 'path' | 'texts' | 'above'>) => {
  const t = useTranslate();
  return (above?: Crumb): Crumb[] => [
    { label: t('layout.area.settings'), to: '/settings' },
    ...(list ? [{ label: t(list.title), to: `/${list.path}` }] : []),
    { label: t(`${texts}.title`), to: `/${path}` },
    ...(above ? [above] : []),
  ];
};
