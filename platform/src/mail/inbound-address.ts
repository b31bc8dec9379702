import { createHmac, timingSafeEqual } from 'node:crypto';

/** What comes back to an address of ours: a report that a mail did not arrive, or somebody's answer to it. */
export type InboundPurpose = 'bounce' | 'reply';
export type InboundAddress = { purpose: InboundPurpose; mailId: string };

/** Where mails that come in are sent to: a domain whose mail somebody posts to us, under a secret. */
export type InboundSettings = { INBOUND_DOMAIN?: string | undefined; INBOUND_SECRET?: string | undefined };

const PROOF_LENGTH = 16;
const LOCAL_PART = /^(bounce|reply)\+([0-9a-f]{32})([0-9a-f]{16})@(.+)$/;

/**
 * Addresses that name one of our mails, with a proof that we made them; null where no mail can come in. They fit the 64 characters of
 * a local part, and say the same in capitals, as some servers write them.
 */
export const inboundAddresses = ({ INBOUND_DOMAIN: domain, INBOUND_SECRET: secret }: InboundSettings) => {
  if (!domain || !secret) return null;
  const proofOf = (purpose: string, id: string): string =>
    createHmac('sha256', secret).update(`${purpose}\n${id}`).digest('hex').slice(0, PROOF_LENGTH);
  return {
    make: (purpose: InboundPurpose, mailId: string): string => {
      const id = mailId.replaceAll('-', '');
      return `${purpose}+${id}${proofOf(purpose, id)}@${domain}`;
    },
    read: (address: string): InboundAddress | null => {
      const [, purpose, id, proof, host] = LOCAL_PART.exec(address.trim().toLowerCase()) ?? [];
      if (!purpose || !id || !proof || host !== domain.toLowerCase()) return null;
      if (!timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(purpose, id)))) return null;
      const mailId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      return { purpose: purpose as InboundPurpose, mailId };
    },
  };
};
export type InboundAddresses = NonNullable<ReturnType<typeof inboundAddresses>>;
