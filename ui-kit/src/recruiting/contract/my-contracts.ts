import type { Client } from 'contracts/client/client';
import { routeOf } from 'contracts/client/route';
import { isOpenContract } from 'contracts/recruiting/contract/contract.choices';
import type * as endpoints from 'contracts/recruiting/contract/contract.endpoints';

const access = 'authenticated';
const path = '/api/candidate/contracts';
const listRoute = routeOf<typeof endpoints.listMyContracts>({ method: 'GET', path, access });
const linkRoute = routeOf<typeof endpoints.openMyContract>({ method: 'POST', path: `${path}/:id/link`, access });

export type MyContract = endpoints.MyContractView;

/** What I was asked to sign under the address of my account (docs/product.md SIG-16). */
export const readMyContracts = (client: Client): Promise<MyContract[]> =>
  client.call(listRoute, {}).then(({ data }) => data);

/** Where I read and sign one of them. */
export const addressOf = async (client: Client, { id, companyId, contractId }: MyContract): Promise<string> => {
  const { data } = await client.call(linkRoute, { params: { id }, body: { companyId, contractId } });
  return `/c/sign#${data.token}`;
};

export const isToSign = ({ status, isSigned }: MyContract): boolean => isOpenContract(status) && !isSigned;

/** Whether there is a document for me behind it: one to sign, one that I signed whatever became of it, or the finished one (docs/product.md SIG-32). */
export const isToOpen = (contract: MyContract): boolean =>
  isToSign(contract) || contract.isSigned || contract.isFinished;

/** Whether my part is done and that of others is not. */
export const isDone = ({ status, isSigned }: MyContract): boolean => isSigned && isOpenContract(status);
