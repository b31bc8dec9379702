import { createHmac, timingSafeEqual } from 'node:crypto';

type Named = { tenantId: string; id: string };

const UUID_BYTES = 16;
const MAX_LENGTH = 200;
const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * The secret part of a link's address: which record of which company, and a proof that we made it. Nothing of it is stored; whoever may
 * make such links can have it again. `purpose`: no link of one kind opens another.
 */
export const namedTokens = (key: Buffer, purpose: string) => {
  const proofOf = (named: Buffer) => createHmac('sha256', key).update(`${purpose}\n`).update(named).digest();
  return {
    issue: ({ tenantId, id }: Named): string => {
      const named = Buffer.concat([bytesOf(tenantId), bytesOf(id)]);
      return Buffer.concat([named, proofOf(named)]).toString('base64url');
    },
    read: (token: string): Named | null => {
      const bytes = token.length > MAX_LENGTH ? Buffer.alloc(0) : Buffer.from(token, 'base64url');
      const named = bytes.subarray(0, 2 * UUID_BYTES);
      const proof = bytes.subarray(2 * UUID_BYTES);
      const expected = proofOf(named);
      if (proof.length !== expected.length || !timingSafeEqual(proof, expected)) return null;
      return { tenantId: idOf(named.subarray(0, UUID_BYTES)), id: idOf(named.subarray(UUID_BYTES)) };
    },
  };
};
