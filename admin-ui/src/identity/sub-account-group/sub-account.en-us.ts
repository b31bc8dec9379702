import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const subAccountEnUs = resourceEnUs({
  ...names['sub-accounts'],
  title: 'Sub-accounts',
  detail:
    'Groups of partner companies, such as franchisees, clients or subsidiaries. Your admins can open their workspaces, and the companies stay independent.',
  count_one: '{{count}} company',
  count_other: '{{count}} companies',
  fields: {
    companyIds: 'Companies',
    companyId: 'Company ID',
    companyName: 'Company',
    endedBy: 'Ended by',
    openedAt: 'Opened',
    linkOpenedAt: 'Sign-up link',
    bypassBilling: 'Pay for companies in this group',
    bypassPlugin: 'Share our plugins',
    shareCandidates: 'Share candidates with us',
  },
  hints: {
    bypassBilling: 'Companies that join are told that you pay for them and they are not billed.',
    bypassPlugin: 'Companies that join are told that they can use your plugins.',
    shareCandidates:
      'Your staff with access to candidates also see the name, job and stage of candidates of companies that agree. Companies already in the group are included only once their owner opens the link again and agrees.',
  },
  empty: {
    detail: 'Create a group and send its sign-up link to your partners. They join with their own company.',
  },
  link: {
    title: 'Sign-up link',
    open: 'Link active',
    closed: 'No link',
    none: 'Nobody can join this group without a link.',
    make: 'Create link',
    detail: 'Anyone with this link can join the group with a new company or one that they own.',
    renew: 'Renew',
    renewTitle: 'Create a new link?',
    close: 'Close',
    closeTitle: 'Close this link?',
    deadDetail: 'The old link will stop working. Companies in the group stay.',
    opened: 'Link created',
    closedNow: 'Link closed',
  },
  historyName: 'Sub-account group',
  endedBy: { company: 'the company', parent: 'the parent company' },
  events: {
    SubAccountSignUpLinkOpened: 'Sign-up link created',
    SubAccountSignUpLinkClosed: 'Sign-up link closed',
    SubAccountCompanyJoined: 'Company joined the group',
    SubAccountCompanyLeft: 'Company left the group',
  },
});

export const subAccountCompanyEnUs = resourceEnUs({
  ...names['sub-account-companies'],
  fields: { name: 'Company', since: 'Joined', sharesCandidates: 'Candidates', actions: 'Actions' },
  shares: 'Candidates shared',
  sharesNot: 'Candidates not shared',
  enter: 'Open workspace',
  enterNamed: 'Open workspace of {{name}}',
  removeNamed: 'Remove {{name}}',
  remove: {
    title: 'Remove {{name}} from the group?',
    detail:
      'Your admins will lose access to this company immediately. The company keeps all its data. Training programs that it was given get no new versions and cannot be scheduled again.',
    done: 'Company removed from the group',
  },
  empty: { detail: 'Companies join with the sign-up link above.' },
});

export const subAccountProblemEnUs = {
  'sub-account-group-in-use': 'This group has companies. Remove them first.',
  'sub-account-group-full': 'This group is full.',
};
