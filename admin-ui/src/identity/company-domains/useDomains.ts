import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { routeOf } from 'contracts/client/route';
import type {
  addDomain,
  changeSubdomain,
  choosePrimaryDomain,
  removeDomain,
  showCompanyDomains,
  verifyDomain,
} from 'contracts/identity/company-domains/company-domains.endpoints';
import type { CompanyDomainsView } from 'contracts/identity/company-domains/company-domains.views';
import { useNotify, useTranslate } from 'react-admin';
import { client, currentTenant } from '#admin-ui/providers/client';
import { toHttpError } from '#admin-ui/providers/problems';

const path = '/api/tenant/company-domains';
const access = 'tenant.company.update';
const showRoute = routeOf<typeof showCompanyDomains>({ method: 'GET', path, access: 'tenant.company.read' });
const addRoute = routeOf<typeof addDomain>({ method: 'POST', path, access });
const verifyRoute = routeOf<typeof verifyDomain>({ method: 'POST', path: `${path}/:id/verify`, access });
const removeRoute = routeOf<typeof removeDomain>({ method: 'DELETE', path: `${path}/:id`, access });
const primaryRoute = routeOf<typeof choosePrimaryDomain>({ method: 'PUT', path: `${path}/primary`, access });
const subdomainRoute = routeOf<typeof changeSubdomain>({ method: 'PUT', path: `${path}/subdomain`, access });

const keyNow = () => ['identity', 'domains', currentTenant.get()];

/** The domains of the company as the server has them now. */
export const useDomains = () => {
  const t = useTranslate();
  return useQuery<CompanyDomainsView, Error>({
    queryKey: keyNow(),
    queryFn: async () => {
      try {
        return (await client.call(showRoute, {})).data;
      } catch (failure) {
        throw toHttpError(failure, t);
      }
    },
    retry: false,
  });
};

const commands = {
  add: (host: string) => client.call(addRoute, { body: { host } }),
  verify: (id: string) => client.call(verifyRoute, { params: { id } }),
  remove: (id: string) => client.call(removeRoute, { params: { id } }),
  choose: (domainId: string | null) => client.call(primaryRoute, { body: { domainId } }),
  rename: (subdomain: string) => client.call(subdomainRoute, { body: { subdomain } }),
};
type Commands = typeof commands;
type Name = keyof Commands;

type Options = { success: string; onSuccess?: () => void; onError?: (error: Error) => void };

/** Changes the domains; the answer is what is shown from then on, and whatever else names the company is read again. */
export const useDomainCommand = <N extends Name>(name: N, { success, onSuccess, onError }: Options) => {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation<CompanyDomainsView, Error, Parameters<Commands[N]>[0]>({
    mutationFn: async (input) => {
      try {
        return (await (commands[name] as (body: typeof input) => ReturnType<Commands[N]>)(input)).data;
      } catch (failure) {
        throw toHttpError(failure, t);
      }
    },
    onSuccess: async (domains) => {
      queries.setQueryData(keyNow(), domains);
      notify(success, { type: 'success' });
      onSuccess?.();
      await queries.invalidateQueries();
    },
    onError: (error) => (onError ? onError(error) : notify(error.message, { type: 'error' })),
  });
};
