import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedId } from 'contracts/kernel/id';
import { MAX_CONTRACT_TOKEN } from 'contracts/recruiting/contract/contract.choices';

/** Purpose under which the tokens of links are kept, by their hash alone. */
export const CONTRACT_LINK = 'contract';
/** A link goes on opening what was signed for so long after the last day for signing. */
export const LINK_DAYS_AFTER = 30;

const UUID_BYTES = 16;
const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** To whom a token belongs: to one who signs under one address, so that it opens nothing once another address has taken the place. */
export const linkSubject = ({ id, email }: { id: string; email: string }): string =>
  derivedId('contract-link', id, email);

type Named = { tenantId: string; contractId: string };

/** The last part of a link's address: which contract, and the token that its mail alone holds. */
export const linkOf = ({ tenantId, contractId }: Named, token: string): string =>
  `${Buffer.concat([bytesOf(tenantId), bytesOf(contractId)]).toString('base64url')}.${token}`;

export const readLink = (link: string): (Named & { token: string }) | null => {
  const [named = '', token = ''] = link.length > MAX_CONTRACT_TOKEN ? [] : link.split('.', 2);
  const bytes = Buffer.from(named, 'base64url');
  if (bytes.length !== 2 * UUID_BYTES || token === '') return null;
  return { tenantId: idOf(bytes.subarray(0, UUID_BYTES)), contractId: idOf(bytes.subarray(UUID_BYTES)), token };
};

/** What is kept of a code: told otherwise than by mail, it opens a link. */
export const codeHash = (key: Buffer, signerId: string, code: string): string =>
  createHmac('sha256', key).update(`contract-code\n${signerId}\n${code.trim().toLowerCase()}`).digest('hex');

export const isCode = (key: Buffer, { signerId, hash }: { signerId: string; hash: string }, code: string): boolean =>
  timingSafeEqual(Buffer.from(codeHash(key, signerId, code), 'hex'), Buffer.from(hash, 'hex'));
