import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentTenant } from '#admin-ui/providers/client';
import { enterConsole } from '#admin-ui/providers/login';

/** Marks the navigation that leaves for a company. */
const entering = (company: string) => ({ entering: company });
const enteredBy = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'entering' in state ? String(state.entering) : null;

/** Leaves this company for another, unless the person stays for what they have not saved. */
export const useChangeCompany = () => {
  const navigate = useNavigate();
  return (company: string) => void navigate('/', { state: entering(company) });
};

/** Whether the person leaves for another company: a page that is loaded anew shows it, as one page never shows two (WS-12). */
export const useIsChangingCompany = (): boolean => {
  const company = enteredBy(useLocation().state);
  useEffect(() => {
    if (company === null) return;
    currentTenant.enter(company);
    enterConsole();
  }, [company]);
  return company !== null;
};
