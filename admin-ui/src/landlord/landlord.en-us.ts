import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

/** Texts of the landlord area alone, laid over those of the console; `thing`s as the permission matrix names its rows. */
export const landlordEnUs = {
  layout: { area: { landlord: 'Installation' } },
  identity: {
    role: {
      group: { landlord: 'Landlord area' },
      thing: { companies: 'Companies' },
      action: { suspend: 'Suspend and reinstate' },
    },
  },
  resources: {
    companies: resourceEnUs({
      name_one: 'Company',
      name_other: 'Companies',
      facts: 'About',
      content: 'What is in it',
      noOwner: 'Nobody who can come in',
      suspended: 'Suspended',
      since: 'Since',
      reason: 'Reason',
      state: { active: 'Active', suspended: 'Suspended' },
      fields: {
        subdomain: 'Subdomain',
        owners: 'Owners',
        users: 'Users',
        candidates: 'Candidates',
        jobs: 'Jobs',
        interviews: 'Interviews',
        state: 'State',
      },
      suspend: {
        action: 'Suspend',
        title: 'Suspend {{name}}?',
        detail:
          'Its people and API keys are refused from their next request on, its public pages are gone, and nobody can apply. Nothing is deleted.',
        reason: 'Reason',
        reasonHint: 'The company reads it in its audit once it is back.',
        done: 'The company is suspended',
      },
      reinstate: {
        action: 'Reinstate',
        title: 'Reinstate {{name}}?',
        detail: 'Everything is back at once: its people, its keys, its pages and its jobs.',
        done: 'The company is back',
      },
      empty: { detail: 'A company is here as soon as somebody signs it up.' },
    }),
    candidates: {
      createDetail: 'The record belongs to the company, and its audit says that a platform admin made it.',
      fields: { companyName: 'Company' },
      empty: { detail: 'Whoever a company knows is shown here beside it.' },
    },
  },
  platform: {
    area: 'Landlord area',
    role: {
      title: 'Roles',
      detail: 'Roles that companies made for themselves, after those that every company has.',
      builtIn: 'Every company',
    },
    permission: {
      title: 'Permissions',
      detail: 'Everything that can be allowed. What is of the landlord area no company can give.',
    },
  },
};
