import { useEffect } from 'react';
import { matchPath, useHref, useNavigate } from 'react-router';
import { useCan } from '#admin-ui/providers/me.tsx';
import { menuGroups } from './menu-groups.ts';
import { NothingAllowed } from './NothingAllowed.tsx';
import { useNavigationMode } from './navigation-mode.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { useSectionTable } from './section-context.ts';

/** Leads on from `/t` alone: who has meanwhile opened another page, which may still load, gets that one. */
const LeadOn = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  const here = useHref('/');
  useEffect(() => {
    if (matchPath(here, window.location.pathname)) void navigate(to, { replace: true });
  }, [navigate, here, to]);
  return <PageSkeleton />;
};

/** `/t` is the tiles for those who move about by them, else the first thing in the menu that the person may open. */
export const FirstPage = () => {
  const can = useCan();
  const table = useSectionTable();
  const { isGrid, isSettled } = useNavigationMode();
  const [first] = menuGroups(table, can).flatMap(({ sections }) => sections);
  if (!first) return <NothingAllowed />;
  if (!isSettled) return <PageSkeleton />;
  return <LeadOn to={isGrid ? '/home' : `/${first.path}`} />;
};
