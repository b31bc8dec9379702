import type { CompanyProfile } from 'contracts/identity/company/company.events';
import type { TenantRejection } from 'contracts/identity/tenant/tenant.commands';
import { Subdomain } from 'contracts/identity/tenant/tenant.events';
import { GLOBAL } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { Commands } from '#command-service/commands';
import type { SignUp } from '#command-service/identity/access/accounts';
import { companyAccess } from '#command-service/identity/company/company.access';
import { isReservedSubdomain, subdomainsFor } from '#command-service/identity/tenant/subdomain';
import type { CauseOf } from './registration.cause.ts';

export const SubdomainInput = Subdomain.optional();

type NewTenant = {
  tenantId: string;
  /** The subdomain somebody chose; without one the first free that goes with the name. */
  asked: string | undefined;
  company: CompanyProfile;
  userId: string;
  causeOf: CauseOf;
};

const refuse = (code: TenantRejection, status: number) =>
  new Rejection(code, status, { errors: { subdomain: [code] } });

/** A subdomain that is another's; or, of a company made before under another of these names, not its own. */
const isTaken = (error: unknown): boolean =>
  error instanceof Rejection && ['subdomain-taken', 'tenant-already-exists'].includes(error.code);

/** A company with what it says of itself; answers its subdomain. Done again, nothing is made twice. */
export const createTenant = async (
  commands: Pick<Commands, 'tenant' | 'company'>,
  tables: Pick<SignUp, 'saveTenant' | 'saveCompany'>,
  { tenantId, asked, company, userId, causeOf }: NewTenant,
): Promise<string> => {
  if (asked !== undefined && isReservedSubdomain(asked)) throw refuse('subdomain-reserved', 422);
  const { name } = company;

  const register = async (subdomain: string): Promise<string> => {
    const data = { tenantId, name, subdomain };
    const metadata = causeOf(userId, GLOBAL);
    await commands.tenant(tenantId, { type: 'RegisterTenant', data, metadata });
    await tables.saveTenant({ ...data, registeredAt: metadata.occurredAt });
    return subdomain;
  };

  const registerFirstFree = async (): Promise<string> => {
    for (const subdomain of subdomainsFor(name, tenantId)) {
      try {
        return await register(subdomain);
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
    }
    throw new Rejection('subdomain-taken', 409, { errors: { subdomain: ['subdomain-taken'] } });
  };

  const subdomain = await (asked === undefined ? registerFirstFree() : register(asked));
  const profile = await commands.company(tenantId, {
    type: 'RegisterCompany',
    data: { ...company, companyId: tenantId },
    // What the company has changed since then stands when this is done again.
    metadata: { ...causeOf(userId, tenantId), idempotencyKey: `registration-${tenantId}` },
  });
  await companyAccess.save(tables, profile);
  return subdomain;
};
