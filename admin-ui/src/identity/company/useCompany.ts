import { useQuery, useQueryClient } from '@tanstack/react-query';
import { routeOf } from 'contracts/client/route';
import type { changeCompany, showCompany } from 'contracts/identity/company/company.endpoints';
import type { CompanyView } from 'contracts/identity/company/company.views';
import { useTranslate } from 'react-admin';
import { changesOf } from '#admin-ui/providers/changes';
import { client, currentTenant } from '#admin-ui/providers/client';
import { toHttpError } from '#admin-ui/providers/problems';
import { type CompanyFormValues, fromCompanyForm, toCompanyForm } from './company-form.ts';

const path = '/api/tenant/company';
const showRoute = routeOf<typeof showCompany>({ method: 'GET', path, access: 'tenant.company.read' });
const changeRoute = routeOf<typeof changeCompany>({ method: 'PATCH', path, access: 'tenant.company.update' });

export const companyKey = () => ['identity', 'company', currentTenant.get()];

/** What the company says of itself, as the server has it now, and how to change it from the version that was read. */
export const useCompany = () => {
  const t = useTranslate();
  const queries = useQueryClient();
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: companyKey(),
    queryFn: async () => {
      try {
        return (await client.call(showRoute, {})).data;
      } catch (failure) {
        throw toHttpError(failure, t);
      }
    },
    retry: false,
    refetchOnWindowFocus: false,
  });

  const save = async (company: CompanyView, values: CompanyFormValues): Promise<void> => {
    const body = changesOf(toCompanyForm(company), fromCompanyForm(values));
    try {
      await client.call(changeRoute, { body, ifMatch: company.version });
    } catch (failure) {
      throw toHttpError(failure, t);
    }
    // The company's name stands in the menu too.
    await queries.invalidateQueries();
  };

  return { company: isFetchedAfterMount ? data : undefined, error, readAgain: refetch, save };
};
