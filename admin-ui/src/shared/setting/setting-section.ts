import { type ComponentType, createElement } from 'react';
import { lazyPage } from 'ui-kit/page/lazyPage';
import type { Section, SectionPage } from '#admin-ui/sections';
import { permissionTo, type SettingLooks, type SettingPlace, type SettingUi } from './setting-ui.ts';

type Page = ComponentType<{ ui: SettingUi }>;
type Right = 'read' | 'create' | 'update';
type LoadLooks = () => Promise<{ ui: SettingLooks }>;

/** One of the pages that every settings entity has, for the entity described: both are loaded when it is first opened. */
const pageOf = (place: SettingPlace, loadPage: () => Promise<Page>, loadLooks: LoadLooks): ComponentType =>
  lazyPage(async () => {
    const [page, { ui: looks }] = await Promise.all([loadPage(), loadLooks()]);
    const ui = { ...place, ...looks };
    return { page: () => createElement(page, { ui }) };
  }, 'page');

const pages: readonly { path: string; right: Right; load: () => Promise<Page> }[] = [
  { path: '', right: 'read', load: async () => (await import('./SettingList.tsx')).SettingList },
  { path: 'create', right: 'create', load: async () => (await import('./SettingCreate.tsx')).SettingCreate },
  { path: ':id/edit', right: 'update', load: async () => (await import('./SettingEdit.tsx')).SettingEdit },
];

/** The menu entry and the routes of a settings entity; pages of its own come on top, or in the place of the usual ones. */
export const settingSection = (place: SettingPlace, load: LoadLooks, own: readonly SectionPage[] = []): Section => {
  const { path, texts, icon } = place;
  const usual = pages.filter((page) => !own.some((one) => one.path === page.path));
  return {
    path,
    area: 'settings',
    title: `${texts}.title`,
    icon,
    permission: permissionTo(place, 'read'),
    pages: [
      ...usual.map((page) => ({
        path: page.path,
        permission: permissionTo(place, page.right),
        page: pageOf(place, page.load, load),
      })),
      ...own,
    ],
  };
};
