import { type ReactNode, useEffect } from 'react';
import { useCan } from '#admin-ui/providers/me.tsx';
import type { Asked } from '#admin-ui/sections';

/** Leaves the console for a page of the portal. */
const Leave = ({ to }: { to: string }) => {
  useEffect(() => window.location.replace(to), [to]);
  return null;
};

/** A page for those who hold the permission; others are shown that they may not (spec section 6). */
export const Guarded = ({ permission, children }: { permission: Asked; children: ReactNode }) =>
  useCan()(permission) ? children : <Leave to="/e/access-denied" />;

/** Every path that the console does not know. */
export const UnknownPage = () => <Leave to="/e/page-not-found" />;
