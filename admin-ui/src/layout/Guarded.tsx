import { type ReactNode, useEffect } from 'react';
import { leaveFor } from '#admin-ui/providers/login';
import { useCan } from '#admin-ui/providers/me.tsx';
import type { RequiredPermission } from '#admin-ui/sections';
import { useHasUnsaved } from '#admin-ui/shared/form/unsaved';

const Leave = ({ to }: { to: string }) => {
  useEffect(() => leaveFor(to), [to]);
  return null;
};

/** What somebody meets who may not. */
export const DeniedPage = () => <Leave to="/e/access-denied" />;

/**
 * A page for those who hold the permission; others are shown that they may not (docs/product.md WS-7). What somebody has typed and
 * not saved stays before them (WS-14).
 */
export const Guarded = ({ permission, children }: { permission: RequiredPermission; children: ReactNode }) => {
  const may = useCan()(permission);
  const hasUnsaved = useHasUnsaved();
  return may || hasUnsaved ? children : <DeniedPage />;
};

/** Every path that the console does not know. */
export const UnknownPage = () => <Leave to="/e/page-not-found" />;
