import { companyEnUs } from '#admin-ui/identity/company/company.en-us';

/** What the audit says of things that have no list of their own in the console; the others say it beside their words. */
export const auditedEnUs = {
  application: {
    historyName: 'Application',
    fields: { source: 'Source' },
    events: { ApplicationSubmitted: 'Applied', ApplicationWithdrawn: 'Application withdrawn' },
  },
  company: {
    historyName: 'Company profile',
    fields: { ...companyEnUs.field, imageId: 'Image', width: 'Width', height: 'Height' },
    events: {
      CompanyRegistered: 'Company profile created',
      Changed: 'Company profile changed',
      CompanyLogoChanged: 'Logo changed',
    },
  },
  'company-domains': {
    historyName: 'Domains',
    fields: {
      subdomain: 'Subdomain',
      domainId: 'Id of the domain',
      host: 'Domain',
      proof: 'Value of its DNS record',
      primaryDomain: 'Preferred domain',
    },
    events: {
      SubdomainChanged: 'Subdomain changed',
      DomainAdded: 'Domain added',
      DomainVerified: 'Domain verified',
      DomainRemoved: 'Domain removed',
      PrimaryDomainChosen: 'Preferred domain changed',
    },
  },
  'company-settings': {
    historyName: 'Company settings',
    fields: { gridMode: 'Grid menu' },
    events: { Changed: 'Company settings changed' },
  },
  invitation: {
    historyName: 'Invitation',
    fields: { roles: 'Roles', expiresAt: 'Expires' },
    events: {
      InvitationSent: 'Invitation sent',
      InvitationResent: 'Invitation sent again',
      InvitationRevoked: 'Invitation withdrawn',
      InvitationAccepted: 'Invitation accepted',
    },
  },
  membership: {
    historyName: 'Membership',
    fields: { roles: 'Roles', type: 'Type', permissions: 'Permissions', act: 'What it was' },
    type: { regular: 'Regular', 'training-only': 'Training only' },
    act: {
      name: 'name',
      email: 'change of email',
      password: 'password',
      avatar: 'picture',
      'reset-link': 'reset link',
    },
    events: {
      MembershipGranted: 'Membership granted',
      PermissionsGiven: 'Extra permissions changed',
      MembershipDeactivated: 'User deactivated',
      MembershipReactivated: 'User reactivated',
      MemberAccountManaged: 'Account managed by an admin',
      MembershipRevoked: 'Membership ended',
    },
  },
  partnership: {
    historyName: 'Partnership',
    fields: {
      parentName: 'Parent company',
      groupId: 'Group id',
      groupName: 'Group',
      sharesCandidates: 'Shares candidates',
      endedBy: 'Ended by',
    },
    endedBy: { company: 'the company', parent: 'its parent' },
    events: { PartnershipAccepted: 'Partnership accepted', PartnershipEnded: 'Partnership ended' },
  },
  'saved-filter': {
    historyName: 'Saved filter',
    fields: { filterId: 'Id', resource: 'List', filter: 'Filter' },
    resource: { interviews: 'Interviews', candidates: 'Candidates', jobs: 'Jobs' },
    events: { FilterSaved: 'Filter saved' },
  },
  suspension: {
    historyName: 'Suspension',
    fields: { tenantId: 'Id of the company', reason: 'Reason' },
    events: { TenantSuspended: 'Company suspended', TenantReinstated: 'Company reinstated' },
  },
  tenant: {
    historyName: 'Company',
    fields: { name: 'Name', subdomain: 'Subdomain' },
    events: { TenantRegistered: 'Company registered' },
  },
  'user-settings': {
    historyName: 'Personal settings',
    fields: { reports: 'Reports', gridMode: 'Grid menu' },
    events: {
      DashboardArranged: 'Dashboard arranged',
      DashboardReset: 'Dashboard reset',
      NavigationModeChosen: 'Navigation mode chosen',
      NavigationModeReset: 'Navigation mode as the company has it',
    },
  },
};
