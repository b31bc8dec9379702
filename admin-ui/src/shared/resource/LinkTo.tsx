import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCan } from '#admin-ui/providers/me.tsx';
import { permissionTo } from './permission-to.ts';
import { useResource } from './useResource.ts';

type Props = { resource: string; id: string; children: ReactNode };

/** A link to a record, for those who may read it; for others its words alone. */
export const LinkTo = ({ resource, id, children }: Props) => {
  const can = useCan();
  const target = useResource(resource);
  return can(permissionTo('read', target)) ? <Link to={target.pathOf({ id })}>{children}</Link> : children;
};
