import { useQueryClient } from '@tanstack/react-query';
import { routeOf } from 'contracts/client/route';
import type { CompanyView } from 'contracts/identity/company/company.views';
import type { changeLogo, removeLogo } from 'contracts/identity/image/image.endpoints';
import { useTranslate } from 'react-admin';
import { client } from '#admin-ui/providers/client';
import { toHttpError } from '#admin-ui/providers/problems';
import { meKey } from '#admin-ui/providers/queryClient';
import { companyKey } from './useCompany.ts';

const path = '/api/tenant/company/logo';
const changeRoute = routeOf<typeof changeLogo>({ method: 'PUT', path, access: 'tenant.logo.update' });
const removeRoute = routeOf<typeof removeLogo>({ method: 'DELETE', path, access: 'tenant.logo.delete' });

type Answer = Pick<CompanyView, 'logo' | 'version'>;

/** How the company's logo changes. What was typed beside it stands: the form only learns the company's new version. */
export const useLogo = () => {
  const t = useTranslate();
  const queries = useQueryClient();
  const take = async (change: () => Promise<{ data: Answer }>) => {
    try {
      const { data } = await change();
      queries.setQueryData<CompanyView>(companyKey(), (company) => company && { ...company, ...data });
    } catch (failure) {
      throw toHttpError(failure, t);
    }
    await queries.invalidateQueries({ queryKey: meKey });
  };
  return {
    upload: (file: File) => take(() => client.call(changeRoute, { file })),
    remove: () => take(() => client.call(removeRoute, {})),
  };
};
