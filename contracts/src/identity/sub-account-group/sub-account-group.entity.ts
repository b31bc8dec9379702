import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';

/** Companies that one group may have. */
export const MAX_COMPANIES = 2_000;

/** The token of a sign-up link. */
export const LinkToken = requiredText(100);

const companyOfGroup = z.strictObject({ companyId: Id, companyName: requiredText(200) });

/** Companies that belong together under a parent: franchisees, clients of an agency, subsidiaries of a holding. */
export const subAccountGroup = entity({
  name: 'subAccountGroup',
  context: 'identity',
  plural: 'sub-accounts',
  permissions: 'tenant.integrations.subAccounts.group',
  fields: {
    name: requiredText(100),
    /** The parent pays for its companies. */
    bypassBilling: z.boolean(),
    /** Its companies have the parent's plugins. */
    bypassPlugin: z.boolean(),
    /** The parent sees the candidates of those companies that agreed to it. */
    shareCandidates: z.boolean(),
  },
  defaults: { bypassBilling: false, bypassPlugin: false, shareCandidates: false },
  readOnly: { companyIds: z.array(Id), linkOpenedAt: z.iso.datetime().nullable() },
  readOnlyDefaults: { companyIds: [], linkOpenedAt: null },
  events: {
    /** A sign-up link stands from now on; one that stood before is dead. Its token is in no event. */
    SubAccountSignUpLinkOpened: { openedAt: z.iso.datetime() },
    SubAccountSignUpLinkClosed: {},
    /** An owner of the company agreed to it. Names are those of that day. */
    SubAccountCompanyJoined: { companyId: Id, companyName: requiredText(200) },
    /** `endedBy`: whether the company went or the parent let it go. */
    SubAccountCompanyLeft: { companyId: Id, companyName: requiredText(200), endedBy: z.enum(['company', 'parent']) },
  },
  apply: {
    SubAccountSignUpLinkOpened: ({ openedAt }) => ({ linkOpenedAt: openedAt }),
    SubAccountSignUpLinkClosed: () => ({ linkOpenedAt: null }),
    SubAccountCompanyJoined: ({ companyId }, { companyIds }) => ({ companyIds: [...companyIds, companyId] }),
    SubAccountCompanyLeft: ({ companyId }, { companyIds }) => ({
      companyIds: companyIds.filter((id) => id !== companyId),
    }),
  },
  commands: {
    /** Also renews it: whoever has the old one cannot come in any more. */
    OpenSignUpLink: {},
    CloseSignUpLink: {},
    TakeInCompany: { data: companyOfGroup },
    LetCompanyGo: { data: companyOfGroup.extend({ endedBy: z.enum(['company', 'parent']) }) },
  },
  search: ['name'],
});
export type SubAccountGroupView = typeof subAccountGroup.types.view;
export type SubAccountGroupEvent = typeof subAccountGroup.types.event;

/** Every way a group may refuse beyond those of any entity. */
export type SubAccountGroupRejection =
  | 'sub-account-group-in-use' // companies are in it: let them go first
  | 'sub-account-group-full';
