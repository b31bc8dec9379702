import { recordIn } from 'access/recruiting/record-in';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import type { SystemCause } from 'contracts/kernel/system-command';
import { contract } from 'contracts/recruiting/contract/contract.entity';
import { emailAddressDecider } from '#command-service/identity/email-address/email-address.decider';
import { userDecider } from '#command-service/identity/user/user.decider';
import { stateOf } from '#command-service/kernel/command';
import { systemCause } from '#command-service/system/system-cause';
import type { ContractContext } from './context.ts';

/** Contracts that one call looks at. */
const AT_ONCE = 100;

type Context = Pick<ContractContext, 'store' | 'commands' | 'accounts' | 'contractAddresses'>;

/** The address that somebody has shown to be theirs, as it is told by what has happened: the tables may be a moment behind. Null: none. */
const shownAddress = async ({ store, accounts }: Context, userId: string): Promise<string | null> => {
  const user = await stateOf(store, streamName('user', GLOBAL, userId), userDecider);
  if (user.status !== 'registered' || user.email === null) return null;
  if (user.emailChangedAt !== null) return user.email;
  const address = await stateOf(store, streamName('email-address', GLOBAL, userId), emailAddressDecider);
  return address.isVerified || (await accounts.find(userId))?.isVerified ? user.email : null;
};

type Asked = { userId: string; after: string | null; cause: SystemCause; now: Date };

/** Contracts that are signed under the address of an account become its own, some at once (docs/product.md SIG-35). Answers the last of them; null: that was all. */
export const recognizeSigner = async (context: Context, asked: Asked): Promise<string | null> => {
  const { store, commands, contractAddresses } = context;
  const { userId, after, cause, now } = asked;
  const email = await shownAddress(context, userId);
  if (email === null) return null;
  const found = await contractAddresses.under(email, { after, limit: AT_ONCE });
  for (const { tenantId, contractId } of found) {
    const record = await recordIn(store, contract, { tenantId, id: contractId });
    const signer = record?.signers?.find((one) => one.email === email);
    if (!signer) continue;
    const type = 'RecognizeContractSigner';
    const data = { signerId: signer.id, email, userId };
    await commands.contract(contractId, { type, data, metadata: systemCause({ tenantId, type, cause }, now) });
  }
  return found.length === AT_ONCE ? (found.at(-1)?.contractId ?? null) : null;
};
