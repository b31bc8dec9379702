import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const subAccountEnUs = resourceEnUs({
  name_one: 'Group',
  name_other: 'Groups',
  title: 'Sub-accounts',
  detail:
    'Groups of partner companies: franchisees, clients, subsidiaries. Your admins can enter them; they stay their own.',
  count_one: '{{count}} company',
  count_other: '{{count}} companies',
  fields: {
    companyIds: 'Companies',
    companyId: 'Company id',
    companyName: 'Company',
    endedBy: 'Ended by',
    openedAt: 'Opened',
    linkOpenedAt: 'Sign-up link',
    bypassBilling: 'We pay for its companies',
    bypassPlugin: 'Its companies use our plugins',
    shareCandidates: 'Share candidates with us',
  },
  hints: {
    bypassBilling: 'Companies that join are told that they are not billed: your company pays for them.',
    bypassPlugin: 'Companies that join are told that they have the plugins of your company.',
    shareCandidates:
      'Staff of yours who may see candidates also see those of the companies that agree to it: name, job and stage. Companies that are in the group already are not shared unless their owner opens the link again and agrees.',
  },
  empty: {
    detail: 'Make a group, send its sign-up link to your partners, and they join with a company of their own.',
  },
  link: {
    title: 'Sign-up link',
    open: 'Link open',
    closed: 'No link',
    none: 'Without a link nobody can join this group.',
    make: 'Make a link',
    detail: 'Whoever has this link can join the group with their company: a new one, or one that they own.',
    renew: 'Renew',
    renewTitle: 'Make a new link?',
    close: 'Close',
    closeTitle: 'Close this link?',
    deadDetail: 'Whoever has the old link cannot join by it any more. Companies in the group stay.',
    opened: 'The link is open',
    closedNow: 'The link is closed',
  },
  historyName: 'Sub-account group',
  endedBy: { company: 'the company', parent: 'its parent' },
  events: {
    SubAccountSignUpLinkOpened: 'Sign-up link made',
    SubAccountSignUpLinkClosed: 'Sign-up link closed',
    SubAccountCompanyJoined: 'Company joined the group',
    SubAccountCompanyLeft: 'Company left the group',
  },
});

export const subAccountCompanyEnUs = resourceEnUs({
  name_one: 'Company',
  name_other: 'Companies',
  fields: { name: 'Company', since: 'Joined', sharesCandidates: 'Candidates', actions: 'Actions' },
  shares: 'Candidates shared',
  sharesNot: 'Candidates not shared',
  enter: 'Open workspace',
  enterNamed: 'Open workspace of {{name}}',
  removeNamed: 'Remove {{name}}',
  remove: {
    title: 'Remove {{name}} from the group?',
    detail:
      'Your admins can enter this company no more, from their next click on. The company and all it has stay its own.',
    done: 'The company has left the group',
  },
  empty: { detail: 'They join by the sign-up link above.' },
});

export const subAccountProblemEnUs = {
  'sub-account-group-in-use': 'There are companies in this group. Remove them from it first.',
  'sub-account-group-full': 'This group takes in no more companies.',
};
