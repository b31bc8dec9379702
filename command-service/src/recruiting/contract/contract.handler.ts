import { contract } from 'contracts/recruiting/contract/contract.entity';
import type { FileStorage } from 'platform/storage/file-storage';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { contractDecider } from './contract.decider.ts';

const sendContract = entityHandler(contract, contractDecider);

/** Where the PDFs of a contract, and pictures of signatures, lie. */
export const contractFolder = (tenantId: string, contractId: string): string => `contracts/${tenantId}/${contractId}`;

/** Commands of contracts. With what is erased its documents go. */
export const contractHandler = ({
  files,
  ...deps
}: HandlerDeps & { files: FileStorage }): SendEntity<typeof contract> => {
  const send = sendContract(deps);
  return async (id, command, ifMatch) => {
    const sent = await send(id, command, ifMatch);
    if (command.type === 'EraseContract') await files.removeAll(contractFolder(command.metadata.tenantId, id));
    return sent;
  };
};
