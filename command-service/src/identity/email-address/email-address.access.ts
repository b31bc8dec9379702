import type { EmailAddressEvent } from 'contracts/identity/email-address/email-address.events';
import { saveVerified } from '#command-service/identity/access/access.tables';
import { accessFact } from '#command-service/identity/access/access-projection';

type Verified = Extract<EmailAddressEvent, { type: 'EmailVerified' }>;

/** That an address is known to be its person's. */
export const emailAddressAccess = accessFact<Verified>(['EmailVerified'], ({ pool }, { data, metadata }) =>
  saveVerified(pool, data.userId, metadata.occurredAt),
);
