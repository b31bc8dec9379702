import { Navigate } from 'react-router';
import { useCan } from '#admin-ui/providers/me.tsx';
import { sectionTable } from '#admin-ui/section-table';
import { NothingAllowed } from './NothingAllowed.tsx';

/** `/t` is the first thing in the menu that the person may open: the dashboard, for whoever belongs to a company. */
export const FirstPage = () => {
  const can = useCan();
  const first = sectionTable.find(({ permission }) => can(permission));
  return first ? <Navigate to={`/${first.path}`} replace /> : <NothingAllowed />;
};
