import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import type { Readiness } from 'platform/service';
import { makeDocumentKey, readDocumentKey } from './recruiting/contract/pdf/certificate.ts';
import type { DocumentKey } from './recruiting/contract/pdf/pades.ts';
import { SECRETS_LOCK } from './secrets.ts';

const DAY = 86_400_000;
/** Days before its end from which a certificate is to be replaced. */
const SOON = 30;

/** The key and certificate that the installation was given; null: none. Throws where they cannot be used: better at the start than when the first contract is finished. */
export const givenDocumentKey = async (path: string | undefined, password = ''): Promise<DocumentKey | null> => {
  if (path === undefined) return null;
  try {
    return readDocumentKey(await readFile(path), password);
  } catch (error) {
    const why = (error as Error).message;
    throw new Error(`DOCUMENT_CERTIFICATE: ${path} cannot be used with DOCUMENT_CERTIFICATE_PASSWORD. ${why}`);
  }
};

/** What documents are signed with: as the installation was given it, else made once and kept. */
export const openDocumentKey = (
  pool: Pool,
  { given = null, host }: { given?: DocumentKey | null; host: string },
): (() => Promise<DocumentKey>) => {
  const kept = () =>
    inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [SECRETS_LOCK]);
      const found = 'select private_key as "privateKey", certificate from secret.document_key';
      const { rows } = await client.query<DocumentKey>(found);
      if (rows[0]) return rows[0];
      const made = await makeDocumentKey(new Date(), host);
      await client.query('insert into secret.document_key (private_key, certificate) values ($1, $2)', [
        made.privateKey,
        made.certificate,
      ]);
      return made;
    });
  let key: Promise<DocumentKey> | undefined = given === null ? undefined : Promise.resolve(given);
  return () => {
    key ??= kept().catch((error) => {
      key = undefined;
      throw error;
    });
    return key;
  };
};

/** Whether contracts are signed with a certificate that is good, and stays so for a while: signing goes on in any case. */
export const documentKeyReadiness = ({ certificate }: DocumentKey, now: Date): Readiness => {
  const { validFromDate, validToDate } = new X509Certificate(certificate);
  const name = 'document-certificate';
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const said = (what: string): Readiness => ({
    ...{ name, ready: true, state: 'degraded' },
    detail: `The certificate that contracts are signed with ${what}.`,
  });
  if (validToDate <= now) return said(`has expired on ${day(validToDate)}`);
  if (validFromDate > now) return said(`is not good before ${day(validFromDate)}`);
  if (validToDate.getTime() - now.getTime() < SOON * DAY) return said(`expires on ${day(validToDate)}`);
  return { name, ready: true, state: 'running' };
};
