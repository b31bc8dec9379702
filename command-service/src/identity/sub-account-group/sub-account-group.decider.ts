import type {
  SubAccountGroupCommand,
  SubAccountGroupRejection,
} from 'contracts/identity/sub-account-group/sub-account-group.commands';
import {
  MAX_COMPANIES,
  type SubAccountGroupEvent,
  type SubAccountGroupView,
  subAccountGroup,
} from 'contracts/identity/sub-account-group/sub-account-group.entity';
import type { EntityRecord } from 'contracts/kernel/entity';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { entityDecider } from '#command-service/entity/entity.decider';

type Facts = Pick<SubAccountGroupView, 'companyIds' | 'linkOpenedAt'>;

const factsOf = (record: EntityRecord) => record as unknown as Facts;
const refuse = (code: SubAccountGroupRejection) => new Rejection(code, 409);

const decideOwn = (command: SubAccountGroupCommand, record: EntityRecord): SubAccountGroupEvent[] => {
  const { companyIds, linkOpenedAt } = factsOf(record);
  const subAccountGroupId = record.id;
  switch (command.type) {
    case 'OpenSignUpLink': {
      const openedAt = command.metadata.occurredAt;
      return [caused(command, 'SubAccountSignUpLinkOpened', { subAccountGroupId, openedAt })];
    }
    case 'CloseSignUpLink':
      return linkOpenedAt === null ? [] : [caused(command, 'SubAccountSignUpLinkClosed', { subAccountGroupId })];
    case 'TakeInCompany': {
      const { companyId, companyName } = command.data;
      if (companyIds.includes(companyId)) return [];
      if (companyIds.length >= MAX_COMPANIES) throw refuse('sub-account-group-full');
      return [caused(command, 'SubAccountCompanyJoined', { subAccountGroupId, companyId, companyName })];
    }
    case 'LetCompanyGo': {
      if (!companyIds.includes(command.data.companyId)) return [];
      return [caused(command, 'SubAccountCompanyLeft', { subAccountGroupId, ...command.data })];
    }
  }
};

const plain = entityDecider<typeof subAccountGroup, SubAccountGroupCommand>(subAccountGroup, { decide: decideOwn });

/** A group goes only when it is empty: nobody loses their parent by the way. */
export const subAccountGroupDecider: typeof plain = {
  ...plain,
  decide: (command, state) => {
    const isRemoval = command.type === 'RemoveSubAccountGroup' && state.status === 'kept';
    if (isRemoval && factsOf(state.record).companyIds.length > 0) throw refuse('sub-account-group-in-use');
    return plain.decide(command, state);
  },
};
