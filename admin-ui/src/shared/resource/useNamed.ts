import { useGetManyAggregate, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import type { Row } from './description.ts';
import { permissionTo } from './permission-to.ts';
import { useResource } from './useResource.ts';

/** Records by their ids, in this order, with their names; one that is gone is named as such. All on a page are asked for at once. */
export const useNamed = <R extends Row>(resource: string, ids: readonly string[]) => {
  const t = useTranslate();
  const can = useCan();
  const described = useResource(resource);
  const enabled = can(permissionTo('read', described)) && ids.length > 0;
  const { data = [], isPending } = useGetManyAggregate<R>(resource, { ids: [...ids] }, { enabled, retry: false });
  const otherwise = isPending ? '…' : t(`resources.${resource}.gone`, { _: '' });
  return ids.map((id) => {
    const record = data.find((one) => one?.id === id);
    return { id, name: record ? described.nameOf(record, t) : otherwise, record };
  });
};
