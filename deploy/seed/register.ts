import {
  addUser,
  type RegisterDeps,
  registerCandidate,
  registerCompany,
} from 'command-service/identity/registration/register';
import { registerPlatformAdmin } from 'command-service/landlord/platform-admin/register-platform-admin';
import type { CompanyContent, Person } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';

/** Known to everybody: the demo exists on one's own machine alone. */
export const DEMO_PASSWORD = 'Onrecord-demo-1';

export const tenantIdOf = ({ subdomain }: CompanyContent): string => demoId('tenant', subdomain, '');

export const userIdOf = ({ email }: Pick<Person, 'email'>): string => demoId('user', '', email);

/** The platform admin of the demo, apart from its companies. */
export const registerLandlord = async (deps: Parameters<typeof registerPlatformAdmin>[0], now: Date): Promise<void> => {
  const person = { name: 'Lena Lindqvist', email: 'landlord@onrecord.example', password: DEMO_PASSWORD };
  await registerPlatformAdmin(deps, { person, userId: demoId('user', '', person.email), now });
};

/** The company with all who can log in, and somebody who is to apply there. */
export const registerPeople = async (deps: RegisterDeps, company: CompanyContent, now: Date): Promise<void> => {
  const { name, subdomain, profile, people, applicant } = company;
  const tenantId = tenantIdOf(company);
  for (const person of people) {
    const { email, role } = person;
    const account = { name: person.name, email, password: DEMO_PASSWORD };
    if (role === 'Owner') {
      const owner = { owner: account, ownerId: userIdOf(person) };
      await registerCompany(deps, { name, subdomain, profile, ...owner, now, tenantId });
    } else {
      await addUser(deps, { tenantId, person: account, roles: [role], now, userId: userIdOf(person) });
    }
  }
  if (applicant) {
    const { applications: _, ...person } = applicant;
    await registerCandidate(deps, { person: { ...person, password: DEMO_PASSWORD }, now, userId: userIdOf(applicant) });
  }
};
