import { createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { exampleTenantId } from 'contracts/kernel/examples';
import type { Harness } from './workers.harness.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** People who log in and ask for tickets, as the command service would let them. */
export const openVisitors = async ({ admin }: Harness) => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' });
  await admin.query('insert into access.public_key values ($1, $2)', ['spec', jwk]);

  return {
    /** A person with a session and, in each of `tenants`, these permissions. */
    logIn: async (permissions: string[], tenants: string[] = [exampleTenantId]) => {
      const sub = randomUUID();
      const sid = randomUUID();
      await admin.query(
        'insert into access.session (sid, user_id, refreshable_until, started_at) values ($1, $2, now(), now())',
        [sid, sub],
      );
      for (const tenantId of tenants)
        await admin.query(
          `insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, '{}', $3, 1)`,
          [sub, tenantId, permissions],
        );
      return {
        ticket: ({ seconds = 60 }: { seconds?: number } = {}): string => {
          const claims = { sub, sid, aud: 'ticket', jti: randomUUID(), exp: Math.floor(Date.now() / 1000) + seconds };
          const signed = `${part({ alg: 'ES256', kid: 'spec' })}.${part(claims)}`;
          const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
          return `${signed}.${signature.toString('base64url')}`;
        },
        endSession: () => admin.query('update access.session set ended_at = now() where sid = $1', [sid]),
        loseRights: () => admin.query(`update access.membership set permissions = '{}' where user_id = $1`, [sub]),
      };
    },
  };
};
