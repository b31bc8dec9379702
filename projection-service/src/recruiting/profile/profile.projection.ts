import type { UserEvent } from 'contracts/identity/user/user.events';
import { isHidden } from 'contracts/kernel/personal';
import { noAbout } from 'contracts/recruiting/profile/profile.about';
import type { ProfileEvent, ProfileSaid } from 'contracts/recruiting/profile/profile.events';
import { projection, schemaBeside } from '#projection-service/engine/projection';

export type ProfileRow = ProfileSaid & { id: string; userId: string; version: number };
type Followed =
  | Extract<ProfileEvent, { type: 'ProfileCreated' | 'ProfileChanged' }>
  | Extract<UserEvent, { type: 'UserErased' }>;

/** One row per person with a profile, for them alone; none once they are erased. */
export const profileProjection = projection<ProfileRow, Followed>({
  name: 'recruiting.profile',
  version: 3,
  scope: 'person',
  table: 'profile',
  schema: schemaBeside(import.meta.url),
  columns: {
    userId: 'uuid',
    firstName: 'text',
    lastName: 'text',
    phone: 'text',
    phoneE164: 'text',
    location: 'text',
    postalCode: 'text',
    country: 'text',
    street: 'text',
    complement: 'text',
    city: 'text',
    state: 'text',
    linkedinUrl: 'text',
    summary: 'text',
    currentTitle: 'text',
    currentOrganization: 'text',
    jobLevel: 'text',
    experienceYears: 'int4',
    age: 'int4',
    currentSalary: 'int8',
    expectedSalary: 'int8',
    expectedMonthlyWage: 'int8',
    expectedHourlyWage: 'int8',
    salaryCurrency: 'text',
    availability: 'text',
    contactDays: 'jsonb',
    contactTime: 'text',
    skills: 'jsonb',
    work: 'jsonb',
    education: 'jsonb',
    certifications: 'jsonb',
    languages: 'jsonb',
    webAddresses: 'jsonb',
    version: 'int4',
  },
  types: ['ProfileCreated', 'ProfileChanged', 'UserErased'],
  createdBy: ['ProfileCreated'],
  key: ({ data }) => data.userId,
  evolve: (row, event) => {
    const version = Number(event.streamVersion);
    switch (event.type) {
      case 'ProfileCreated': {
        const { userId, details } = event.data;
        return isHidden(details) ? undefined : { id: userId, userId, ...noAbout, ...details, version };
      }
      case 'ProfileChanged':
        return row && (isHidden(event.data.to) ? undefined : { ...row, ...event.data.to, version });
      case 'UserErased':
        return undefined;
    }
  },
});
