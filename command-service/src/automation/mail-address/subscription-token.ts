import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { MAX_SUBSCRIPTION_TOKEN } from 'contracts/automation/mail-address/mail-address.choices';
import { MailAddressOwner } from 'contracts/automation/mail-address/mail-address.entity';
import { derivedId, Id } from 'contracts/kernel/id';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const Named = MailAddressOwner.extend({ tenantId: Id });
export type Subscription = MailAddressOwner & { tenantId: string };

/**
 * The secret part of a link by which an address is unsubscribed: which address of which company, sealed under a server key, so that
 * neither links nor logs tell addresses and nobody but us makes one. Nothing of it is stored.
 */
export const subscriptionTokens = (serverKey: Buffer) => {
  const key = Buffer.from(hkdfSync('sha256', serverKey, '', 'mail-subscription', KEY_BYTES));
  return {
    issue: ({ tenantId, candidateId, userId, address }: Subscription): string => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const named = JSON.stringify([tenantId, candidateId, userId, address]);
      const sealed = Buffer.concat([cipher.update(named, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    read: (token: string): Subscription | null => {
      const bytes = token.length > MAX_SUBSCRIPTION_TOKEN ? Buffer.alloc(0) : Buffer.from(token, 'base64url');
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        const named = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
        const [tenantId, candidateId, userId, address] = JSON.parse(named) as (string | null)[];
        // Of an address that is nobody's whom the company knows, the address itself: under the key, so that nobody finds it by trying.
        const ownId = () =>
          derivedId('mailReader', createHmac('sha256', key).update(`${tenantId}\n${address}`).digest('hex'));
        const subjectId = candidateId ?? userId ?? ownId();
        return Named.safeParse({ tenantId, subjectId, candidateId, userId, address }).data ?? null;
      } catch {
        return null;
      }
    },
  };
};
