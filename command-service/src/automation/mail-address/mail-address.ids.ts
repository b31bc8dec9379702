import { createHmac } from 'node:crypto';
import { derivedId } from 'contracts/kernel/id';

/** The stream of an address in a company: under a server key, so that nobody can tell an address by trying. */
export const mailAddressIds =
  (key: Buffer) =>
  (tenantId: string, address: string): string => {
    const named = `mailAddress\n${tenantId}\n${address.trim().toLowerCase()}`;
    return derivedId('mailAddress', createHmac('sha256', key).update(named).digest('hex'));
  };
