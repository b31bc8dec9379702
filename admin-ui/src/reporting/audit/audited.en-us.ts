import { companyEnUs } from '#admin-ui/identity/company/company.en-us';
import { candidateMailEnUs } from '#admin-ui/recruiting/candidate-mail/candidate-mail.en-us';
import { namedFilterAuditedEnUs } from '#admin-ui/reporting/named-filter/named-filter.en-us';

/** What the audit says of things that have no list of their own in the console; the others say it beside their words. */
export const auditedEnUs = {
  application: {
    historyName: 'Application',
    fields: { source: 'Source' },
    events: { ApplicationSubmitted: 'Application submitted', ApplicationWithdrawn: 'Application withdrawn' },
  },
  candidateMail: candidateMailEnUs,
  company: {
    historyName: 'Company profile',
    fields: { ...companyEnUs.field, imageId: 'Image', width: 'Width', height: 'Height' },
    events: {
      CompanyRegistered: 'Company profile created',
      Changed: 'Company profile changed',
      CompanyLogoChanged: 'Logo changed',
    },
  },
  document: { historyName: 'Document', events: { ProfileDocumentAdded: 'Document added' } },
  'company-domains': {
    historyName: 'Domains',
    fields: {
      subdomain: 'Subdomain',
      domainId: 'Domain ID',
      host: 'Domain',
      proof: 'DNS record value',
      primaryDomain: 'Primary domain',
    },
    events: {
      SubdomainChanged: 'Subdomain changed',
      DomainAdded: 'Domain added',
      DomainVerified: 'Domain verified',
      DomainRemoved: 'Domain removed',
      PrimaryDomainChosen: 'Primary domain changed',
    },
  },
  'company-settings': {
    historyName: 'Company settings',
    fields: {
      gridMode: 'Grid menu',
      marketplaceDailyCap: 'Marketplace limit for a day',
      marketplaceMonthlyCap: 'Marketplace limit for a month',
      blindReviews: 'Others’ ratings hidden until one’s own are submitted',
      eventActionsStopped: 'Event actions stopped',
    },
    events: { Changed: 'Company settings changed' },
  },
  'event-action-limits': {
    historyName: 'Limits of event actions',
    fields: {
      all: 'Actions in an hour',
      mail: 'Emails in an hour',
      'call-webhook': 'Webhook calls in an hour',
      'create-task': 'Tasks in an hour',
    },
    events: { EventActionLimitsChanged: 'Limits of event actions changed' },
  },
  'storage-quota': {
    historyName: 'Storage quota',
    fields: { quotaBytes: 'Bytes that may be kept' },
    events: { StorageQuotaChanged: 'Storage quota changed' },
  },
  invitation: {
    historyName: 'Invitation',
    fields: { roles: 'Roles', expiresAt: 'Expires' },
    events: {
      InvitationSent: 'Invitation sent',
      InvitationResent: 'Invitation resent',
      InvitationRevoked: 'Invitation withdrawn',
      InvitationAccepted: 'Invitation accepted',
    },
  },
  learner: {
    historyName: 'Learner',
    fields: { userId: 'Account' },
    events: {
      LearnerErased: 'Personal data of trainings erased',
      LearnerExported: 'Data of trainings exported for the person',
    },
  },
  mailAllowance: {
    historyName: 'Emails to candidates per day',
    fields: { day: 'Day', count: 'Number of emails', askedId: 'Request' },
    events: { MailAllowanceSpent: 'Emails to candidates counted' },
  },
  marketplaceCredits: {
    historyName: 'Marketplace credits',
    fields: { month: 'Month', day: 'Day', listingId: 'Marketplace ID', userId: 'Account', candidateId: 'Candidate' },
    events: {
      MarketplaceCreditSpent: 'Marketplace credit spent',
      MarketplaceCreditReturned: 'Marketplace credit returned',
      MarketplaceCandidateBought: 'Marketplace candidate bought',
      MarketplaceCandidateTaken: 'Marketplace candidate added',
      MarketplaceCandidateBoughtAgain: 'Marketplace candidate added again',
    },
  },
  marketplaceShortlist: {
    historyName: 'Marketplace shortlist',
    fields: { listingId: 'Marketplace ID' },
    events: {
      MarketplaceCandidateShortlisted: 'Marketplace candidate shortlisted',
      MarketplaceCandidateUnshortlisted: 'Marketplace candidate removed from the shortlist',
    },
  },
  'named-filters': namedFilterAuditedEnUs,
  membership: {
    historyName: 'Membership',
    fields: { roles: 'Roles', type: 'Type', permissions: 'Permissions', act: 'Change', labelId: 'Label' },
    type: { regular: 'Regular', 'training-only': 'Training only' },
    act: {
      name: 'name',
      email: 'email change',
      password: 'password',
      avatar: 'picture',
      'reset-link': 'password reset link',
    },
    events: {
      MembershipGranted: 'User added',
      PermissionsGiven: 'Additional permissions changed',
      MembershipDeactivated: 'User deactivated',
      MembershipReactivated: 'User reactivated',
      MemberAccountManaged: 'Account changed by an admin',
      MembershipLabelled: 'Label added to a user',
      MembershipUnlabelled: 'Label removed from a user',
      MembershipRevoked: 'User removed',
    },
  },
  partnership: {
    historyName: 'Partnership',
    fields: {
      parentName: 'Parent company',
      groupId: 'Group ID',
      groupName: 'Group',
      sharesCandidates: 'Shares candidates',
      endedBy: 'Ended by',
    },
    endedBy: { company: 'the company', parent: 'the parent company' },
    events: { PartnershipAccepted: 'Partnership accepted', PartnershipEnded: 'Partnership ended' },
  },
  'saved-filter': {
    historyName: 'Saved filter',
    fields: { filterId: 'ID', resource: 'List', filter: 'Filter' },
    resource: {
      ...{ interviews: 'Interviews', candidates: 'Candidates', jobs: 'Jobs' },
      'pending-hires': 'Pending hires',
      'training-programs': 'Training programs',
      'training-schedules': 'Scheduled trainings',
      'training-assignments': 'Participants of trainings',
    },
    events: { FilterSaved: 'Filter saved' },
  },
  suspension: {
    historyName: 'Suspension',
    fields: { tenantId: 'Company ID', reason: 'Reason' },
    events: { TenantSuspended: 'Company suspended', TenantReinstated: 'Company reinstated' },
  },
  tenant: {
    historyName: 'Company',
    fields: { name: 'Name', subdomain: 'Subdomain' },
    events: { TenantRegistered: 'Company signed up' },
  },
  'user-settings': {
    historyName: 'Personal settings',
    fields: { reports: 'Reports', gridMode: 'Grid menu' },
    events: {
      DashboardArranged: 'Dashboard changed',
      DashboardReset: 'Dashboard reset',
      NavigationModeChosen: 'Navigation mode changed',
      NavigationModeReset: 'Navigation mode reset to company default',
    },
  },
};
