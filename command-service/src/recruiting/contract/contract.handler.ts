import type { StoredDocuments } from 'access/library/stored-documents';
import type { ContractAddresses } from 'access/recruiting/contract-addresses';
import { contract } from 'contracts/recruiting/contract/contract.entity';
import type { FileStorage } from 'platform/storage/file-storage';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { earlierCreation } from '#command-service/kernel/command';
import { contractAccess } from './contract.access.ts';
import { contractDecider } from './contract.decider.ts';

const sendContract = entityHandler(contract, contractDecider);

/** A contract that is sent once more under its key. */
export const earlierContract = earlierCreation(contract.name, contractDecider);

/** Where the PDFs of a contract, and pictures of signatures, lie. */
export const contractFolder = (tenantId: string, contractId: string): string => `contracts/${tenantId}/${contractId}`;

/** Where documents lie, and where it is written down how much they are; without the latter the reconciler does so. */
export type DocumentDeps = HandlerDeps & { files: FileStorage; documents?: Pick<StoredDocuments, 'put'> | undefined };

/** … and under which addresses it is signed. */
type ContractDeps = DocumentDeps & { contractAddresses?: Pick<ContractAddresses, 'put'> | undefined };

/** Commands that change what the access tables say of a contract. */
const KEEPING: ReadonlySet<string> = new Set([
  'CreateContract',
  'SignContract',
  'ForwardContract',
  'HandOnContract',
  'FinishContract',
  'EraseContract',
]);

/** Commands of contracts. With what is erased its documents go. */
export const contractHandler = ({
  files,
  documents,
  contractAddresses: addresses,
  ...deps
}: ContractDeps): SendEntity<typeof contract> => {
  const send = sendContract(deps);
  const tables = documents && addresses && { documents, addresses };
  return async (id, command, ifMatch) => {
    const sent = await send(id, command, ifMatch);
    const { tenantId } = command.metadata;
    if (command.type === 'EraseContract') await files.removeAll(contractFolder(tenantId, id));
    if (tables && KEEPING.has(command.type)) await contractAccess.save(tables, sent, { id, tenantId });
    return sent;
  };
};
