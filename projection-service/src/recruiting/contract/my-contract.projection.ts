import type { UserEvent } from 'contracts/identity/user/user.events';
import { known } from 'contracts/kernel/personal';
import type { ContractStatus } from 'contracts/recruiting/contract/contract.choices';
import { type ContractEvent, contract } from 'contracts/recruiting/contract/contract.entity';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { companyName, tenantAddress } from '#projection-service/recruiting/public/public.refs';

type MyContractRow = {
  /** Of the signer. */
  id: string;
  userId: string;
  contractId: string;
  companyId: string;
  tenantName: string;
  profileName: string | null;
  title: string;
  status: ContractStatus;
  isSigned: boolean;
  isFinished: boolean;
  expiresAt: string;
  updatedAt: string;
};
type Followed = ContractEvent | Extract<UserEvent, { type: 'UserErased' }>;

const changed = (row: MyContractRow, event: ContractEvent): Partial<MyContractRow> | undefined => {
  switch (event.type) {
    case 'ContractSigned':
      return {
        ...(event.data.signerId === row.id && { isSigned: true }),
        ...(event.data.isLast && { status: 'signed' as const }),
      };
    case 'ContractViewed':
      return row.status === 'sent' ? { status: 'viewed' } : {};
    case 'ContractDeclined':
      return { status: 'declined' };
    case 'ContractVoided':
      return { status: 'voided' };
    case 'ContractExpired':
      return { status: 'expired' };
    case 'ContractFinished':
      return { isFinished: true };
    case 'ContractForwarded':
      return event.data.signerId === row.id ? undefined : {};
    case 'ContractErased':
      return undefined;
    default:
      return {};
  }
};

/** One row for each who signs under the address of an account of theirs, from the moment that both are known. */
export const myContractProjection = projection<MyContractRow, Followed>({
  name: 'recruiting.my-contract',
  version: 1,
  scope: 'person',
  table: 'my_contract',
  schema: schemaBeside(import.meta.url),
  columns: {
    ...{
      userId: 'uuid',
      contractId: 'uuid',
      companyId: 'uuid',
      tenantName: 'text',
      profileName: 'text',
      title: 'text',
    },
    ...{
      status: 'text',
      isSigned: 'bool',
      isFinished: 'bool',
      expiresAt: 'timestamptz',
      updatedAt: 'timestamptz',
    },
  },
  types: [...(contract.events.definitions.map(({ type }) => type) as ContractEvent['type'][]), 'UserErased'],
  createdBy: ['ContractSignerRecognized'],
  key: (event) => {
    if (event.type === 'UserErased') return { by: 'userId', value: event.data.userId };
    if (event.type === 'ContractSignerRecognized') return event.data.signerId;
    return { by: 'contractId', value: event.data.contractId };
  },
  evolve: (row, event) => {
    if (event.type === 'UserErased') return undefined;
    const updatedAt = event.metadata.occurredAt;
    if (event.type === 'ContractSignerRecognized') {
      const { signerId: id, userId, contractId, title, expiresAt, status, isSigned, isFinished } = event.data;
      if (row) return { ...row, userId };
      const words = known(title);
      if (words === null) return undefined;
      const names = { tenantName: '', profileName: null, title: words };
      const state = { status, isSigned, isFinished, expiresAt, updatedAt };
      return { id, userId, contractId, companyId: event.metadata.tenantId, ...names, ...state };
    }
    const change = row && changed(row, event);
    return change && { ...row, ...change, updatedAt };
  },
  refs: {
    tenant: join(tenantAddress, 'companyId', (row, tenant) => ({ ...row, tenantName: tenant?.name ?? '' })),
    company: join(companyName, 'companyId', (row, company) => ({ ...row, profileName: company?.name ?? null })),
  },
});
