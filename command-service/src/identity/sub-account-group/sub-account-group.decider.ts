import {
  MAX_COMPANIES,
  type SubAccountGroupRejection,
  subAccountGroup,
} from 'contracts/identity/sub-account-group/sub-account-group.entity';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof subAccountGroup>;

const refuse = (code: SubAccountGroupRejection) => new Rejection(code, 409);

/** Each opening makes a new link. */
const openLink: Decisions['OpenSignUpLink'] = (command, { id: subAccountGroupId }) => [
  caused(command, 'SubAccountSignUpLinkOpened', { subAccountGroupId, openedAt: command.metadata.occurredAt }),
];

/** Closed already, nothing happens. */
const closeLink: Decisions['CloseSignUpLink'] = (command, { id: subAccountGroupId, linkOpenedAt }) =>
  linkOpenedAt === null ? [] : [caused(command, 'SubAccountSignUpLinkClosed', { subAccountGroupId })];

/** In the group already, nothing happens. */
const takeIn: Decisions['TakeInCompany'] = (command, { id: subAccountGroupId, companyIds }) => {
  if (companyIds.includes(command.data.companyId)) return [];
  if (companyIds.length >= MAX_COMPANIES) throw refuse('sub-account-group-full');
  return [caused(command, 'SubAccountCompanyJoined', { subAccountGroupId, ...command.data })];
};

/** Not in the group, nothing happens. */
const letGo: Decisions['LetCompanyGo'] = (command, { id: subAccountGroupId, companyIds }) => {
  if (!companyIds.includes(command.data.companyId)) return [];
  return [caused(command, 'SubAccountCompanyLeft', { subAccountGroupId, ...command.data })];
};

export const subAccountGroupDecider = entityDecider(subAccountGroup, {
  decide: { OpenSignUpLink: openLink, CloseSignUpLink: closeLink, TakeInCompany: takeIn, LetCompanyGo: letGo },
  // A group goes only when it is empty: nobody loses their parent by the way.
  canRemove: ({ companyIds }) => {
    if (companyIds.length > 0) throw refuse('sub-account-group-in-use');
  },
});
