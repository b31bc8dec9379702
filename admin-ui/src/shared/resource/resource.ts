import { type ComponentType, createElement } from 'react';
import { lazyPage } from 'ui-kit/page/lazyPage';
import { loadMoreWords } from '#admin-ui/providers/i18nProvider';
import {
  DescriptionContext,
  type OwnPage,
  type Page,
  type Resource,
  type ResourceHead,
  type Row,
} from './description.ts';
import { permissionTo, type Right } from './permission-to.ts';

const pages: Record<Page, { path: string; right: Right; load: OwnPage['load'] }> = {
  list: { path: '', right: 'read', load: async () => (await import('./ResourceList.tsx')).ResourceList },
  filter: {
    path: 'filter/:hash/pk',
    right: 'read',
    load: async () => (await import('./FilteredList.tsx')).FilteredList,
  },
  create: { path: 'create', right: 'create', load: async () => (await import('./ResourceCreate.tsx')).ResourceCreate },
  view: { path: ':id/view', right: 'read', load: async () => (await import('./ResourceView.tsx')).ResourceView },
  edit: { path: ':id/edit', right: 'update', load: async () => (await import('./ResourceEdit.tsx')).ResourceEdit },
};

const noMore = () => Promise.resolve();

/** A page with the whole description around it: both are loaded when it is first opened. */
const pageOf = (
  resource: Resource,
  load: OwnPage['load'],
  loadUi: ResourceHead['ui'],
  loadWords: () => Promise<void>,
): ComponentType =>
  lazyPage(async () => {
    const [content, entity, loaded] = await Promise.all([load(), resource.loadEntity(), loadUi?.(), loadWords()]);
    const value = { ...resource, entity, ...loaded?.ui };
    return { page: () => createElement(DescriptionContext, { value }, createElement(content)) };
  }, 'page');

/** The menu entry and the pages of a resource, from its entity and what is said beside it. */
export const resource = <R extends Row = Row>(head: ResourceHead<R>): Resource => {
  const { name, permissions = `tenant.${name}`, area, icon, isInMenu = true, above, ownPages = [] } = head;
  const { nameField = 'name' } = head;
  const path = head.path ?? `${area}/${name}`;
  const usualPages = head.pages ?? ['list', 'create', 'edit'];
  const pathTo = (page: Page) => head.pagePaths?.[page] ?? pages[page].path;
  const recordPath =
    (page: Page) =>
    ({ id }: { id: string }) =>
      `/${path}/${pathTo(page).replace(':id', id)}`;
  const [viewPath, editPath] = [recordPath('view'), recordPath('edit')];
  const createPath = `/${path}/${pathTo('create')}`;
  const derived = usualPages.map(
    (page): OwnPage => ({
      ...pages[page],
      path: pathTo(page),
      permission: permissionTo(pages[page].right, { permissions }),
    }),
  );
  const all = [...derived.filter((page) => !ownPages.some((own) => own.path === page.path)), ...ownPages];
  const described: Resource = {
    ...{ name, permissions, path, area, icon, isInMenu, above, nameField, createPath, viewPath, editPath, usualPages },
    title: `resources.${name}.title`,
    permission: permissionTo('read', { permissions }),
    nameOf: (head.nameOf ?? ((record) => String(record[nameField]))) as Resource['nameOf'],
    pathOf: usualPages.includes('view') ? viewPath : editPath,
    loadEntity: head.entity,
    pages: [],
  };
  const withPages = (page: OwnPage) => ({
    ...page,
    page: pageOf(described, page.load, head.ui, head.hasFirstList && page.path === '' ? noMore : loadMoreWords),
  });
  return Object.assign(described, { pages: all.map(withPages) });
};
