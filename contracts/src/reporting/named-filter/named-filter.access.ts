import { endpointCatalogue } from '#contracts/endpoints';
import type { TenantAuth } from '#contracts/kernel/auth';
import type { Access } from '#contracts/kernel/permission';

const PATH = '/api/tenant/';

/** Every list of a company by its name, with what one needs to open it. */
const accessByList: ReadonlyMap<string, Access> = new Map(
  endpointCatalogue
    .filter(({ endpoint: { method, path, query } }) => method === 'GET' && path.startsWith(PATH) && query?.shape.sort)
    .map(({ endpoint: { path, access } }) => [path.slice(PATH.length), access]),
);

export const isList = (name: string): boolean => accessByList.has(name);

/** Whether somebody may open a list. */
export const mayOpen = ({ permissions }: Pick<TenantAuth, 'permissions'>, list: string): boolean => {
  const access = accessByList.get(list);
  return access === 'member' || permissions.some((held) => held === access);
};

/** The lists that somebody may open. */
export const openLists = (auth: Pick<TenantAuth, 'permissions'>): string[] =>
  [...accessByList.keys()].filter((list) => mayOpen(auth, list));
