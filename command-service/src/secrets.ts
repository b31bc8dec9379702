import { randomBytes, randomUUID } from 'node:crypto';
import { ALGORITHM } from 'access/identity/session/tokens';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Pool } from 'pg';
import { inTransaction } from 'platform/postgres/pool';

/** Held while secrets are made, so that services started together make one set. */
export const SECRETS_LOCK = 727_002;
const NAME_KEY_BYTES = 32;

export type SigningKey = { kid: string; key: CryptoKey | Uint8Array };
export type Secrets = {
  signingKey: SigningKey;
  /** Names the streams of reservations. */
  nameKey: Buffer;
};

type KeyRow = { kid: string; private_jwk: JWK };

const newest = 'select kid, private_jwk from secret.signing_key order by created_at desc limit 1';
const nameKeyRow = 'select key from secret.reservation_key';

const publicPart = ({ kty, crv, x, y }: JWK): JWK => ({ kty, crv, x, y });

/** The server's own secrets, made at the first start. */
export const openSecrets = (pool: Pool, now: Date): Promise<Secrets> =>
  inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [SECRETS_LOCK]);
    let row = (await client.query<KeyRow>(newest)).rows[0];
    if (!row) {
      const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
      row = { kid: randomUUID(), private_jwk: await exportJWK(privateKey) };
      await client.query('insert into secret.signing_key values ($1, $2, $3)', [row.kid, row.private_jwk, now]);
      await client.query('insert into access.public_key values ($1, $2)', [row.kid, publicPart(row.private_jwk)]);
    }
    await client.query('insert into secret.reservation_key (key) values ($1) on conflict do nothing', [
      randomBytes(NAME_KEY_BYTES),
    ]);
    const nameKey = (await client.query<{ key: Buffer }>(nameKeyRow)).rows[0]?.key;
    if (!nameKey) throw new Error('The key that names reservations is missing.');
    return { signingKey: { kid: row.kid, key: await importJWK(row.private_jwk, ALGORITHM) }, nameKey };
  });
