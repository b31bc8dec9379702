import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

/** Texts of the landlord area alone, laid over those of the console; `thing`s as the permission matrix names its rows. */
export const landlordEnUs = {
  layout: { area: { landlord: 'Platform' } },
  identity: {
    role: {
      group: { landlord: 'Landlord area' },
      thing: { companies: 'Companies' },
      action: { suspend: 'Suspend and reinstate', limit: 'Change limits' },
    },
  },
  resources: {
    companies: resourceEnUs({
      name_one: 'Company',
      name_other: 'Companies',
      facts: 'About',
      content: 'Contents',
      noOwner: 'No active owner',
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
        state: 'Status',
      },
      suspend: {
        action: 'Suspend',
        title: 'Suspend {{name}}?',
        detail:
          'Its users and API keys lose access immediately, its public pages go offline and nobody can apply. Nothing is deleted.',
        reason: 'Reason',
        reasonHint: 'The company can see this in its audit log once it is reinstated.',
        done: 'Company suspended',
      },
      reinstate: {
        action: 'Reinstate',
        title: 'Reinstate {{name}}?',
        detail: 'Its users, API keys, public pages and jobs work again immediately.',
        done: 'Company reinstated',
      },
      limits: {
        title: 'Event actions in an hour',
        action: 'Change',
        kind: { all: 'All actions', mail: 'Emails', 'call-webhook': 'Webhook calls', 'create-task': 'Tasks' },
        usual: '(usual limit)',
        question: 'Limits of {{name}}',
        detail:
          'What is too much within an hour is not carried out. Changes apply immediately, and the company can see them in its audit log.',
        hint: 'Leave empty for the usual limit: {{usual}}.',
        wrong: 'Enter a whole number from 0 to {{max}}.',
        save: 'Save',
        done: 'Limits changed',
      },
      storage: {
        title: 'Storage',
        action: 'Change',
        stored: 'Used',
        quota: 'Quota',
        usual: '(usual quota)',
        question: 'Storage quota of {{name}}',
        detail:
          'A company that is full can keep what it has, and uploads nothing more. The change applies immediately, and the company can see it in its audit log.',
        gigabytes: 'Gigabytes',
        hint: 'Leave empty for the usual quota: {{usual}}.',
        wrong: 'Enter a number from 0 to {{max}}.',
        save: 'Save',
        done: 'Quota changed',
      },
      empty: { detail: 'Companies appear here when they sign up.' },
    }),
    candidates: {
      createDetail: 'The record belongs to the company, and its audit log shows that a platform admin added it.',
      fields: { companyName: 'Company' },
      empty: { detail: 'Candidates of all companies appear here.' },
    },
    'parked-rows': {
      title: 'Waiting changes',
      detail:
        'Changes that could not be applied wait here, with all later changes to the same record. Everything else keeps working.',
      noCompany: 'No company',
      requested: 'Trying…',
      fields: {
        projection: 'Read model',
        companyName: 'Company',
        record: 'Part of the record',
        rowId: 'Record ID',
        events: 'Changes',
        parkedAt: 'Waiting since',
        error: 'Error',
        retry: 'Action',
      },
      retry: {
        action: 'Try again',
        applied_one: 'Applied: 1 record is up to date again',
        applied_other: 'Applied: {{count}} records are up to date again',
        refused_one: 'Still failing: 1 record is still waiting',
        refused_other: 'Still failing: {{count}} records are still waiting',
        requested: 'Trying again. The list shows when it is done.',
      },
      empty: { title: 'Nothing is waiting', detail: 'All changes have been applied.' },
    },
  },
  platform: {
    area: 'Landlord area',
    role: {
      title: 'Roles',
      detail: 'Roles that companies created, listed after the built-in ones.',
      builtIn: 'All companies',
    },
    permission: {
      title: 'Permissions',
      detail: 'All permissions. Companies cannot grant those of the landlord area.',
    },
  },
};
