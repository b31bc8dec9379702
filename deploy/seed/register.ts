import { addUser, type RegisterDeps, registerCompany } from 'command-service/identity/register';
import type { CompanyContent, Person } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';

/** Known to everybody: the demo exists on one's own machine alone. */
export const DEMO_PASSWORD = 'Onrecord-demo-1';

export const tenantIdOf = ({ subdomain }: CompanyContent): string => demoId('tenant', subdomain, '');

export const userIdOf = ({ email }: Person): string => demoId('user', '', email);

/** The company with all who can log in. */
export const registerPeople = async (deps: RegisterDeps, company: CompanyContent, now: Date): Promise<void> => {
  const { name, subdomain, people } = company;
  const tenantId = tenantIdOf(company);
  for (const person of people) {
    const { email, role } = person;
    const account = { name: person.name, email, password: DEMO_PASSWORD };
    if (role === 'Owner') {
      await registerCompany(deps, { name, subdomain, owner: account, now, tenantId, ownerId: userIdOf(person) });
    } else {
      await addUser(deps, { tenantId, person: account, roles: [role], now, userId: userIdOf(person) });
    }
  }
};
