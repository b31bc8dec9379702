import { TokenClaims } from 'contracts/identity/session/session.views';
import { Id } from 'contracts/kernel/id';
import { TicketPurpose } from 'contracts/library/file/file.ticket';
import { ArchiveOf } from 'contracts/library/file/file-archive';
import { type CryptoKey, compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { z } from 'zod';

export const ALGORITHM = 'ES256';
/** Audience of tickets; access tokens name none. */
export const TICKET_AUDIENCE = 'ticket';
/** Audience of tickets for the bytes of one file. */
export const FILE_TICKET_AUDIENCE = 'file';

/** Audience of tickets for several files at once. */
export const ARCHIVE_TICKET_AUDIENCE = 'file-archive';

const CACHED_TOKENS = 20_000;
const MAX_TOKEN_LENGTH = 4_096;
/** One that names files is longer. */
const MAX_ARCHIVE_TICKET_LENGTH = 8_000;
const KID = /^[\w-]{1,100}$/;

const AccessToken = TokenClaims.extend({ aud: z.undefined().optional() });
const Ticket = z.object({ sub: Id, sid: Id, exp: z.int(), aud: z.literal(TICKET_AUDIENCE) });
export type Ticket = z.infer<typeof Ticket>;
/**
 * By what right a file is fetched: as a company's, as one's own, as a document of a company's candidate, as what a candidate answered
 * with, as the candidate who answers, by a link for outside reviewers, as what a training shows to whoever it is scheduled for or
 * who has joined it from outside, as what a published program shows to those who practice, as what a document of the handbook shows to whomever it concerns, or a run of it to whoever has a part in that,
 * as what a policy shows that somebody who is hired is to confirm.
 */
const FileRight = z.discriminatedUnion('of', [
  z.object({ of: z.literal('company'), tenant: Id }),
  z.object({ of: z.literal('person') }),
  z.object({ of: z.literal('candidate'), tenant: Id, candidate: Id }),
  z.object({ of: z.literal('answer'), tenant: Id, response: Id }),
  z.object({ of: z.literal('interview'), interview: Id }),
  z.object({ of: z.literal('review-link'), tenant: Id, link: Id }),
  z.object({ of: z.literal('training'), tenant: Id, schedule: Id }),
  z.object({ of: z.literal('outside-training'), schedule: Id }),
  z.object({ of: z.literal('practice'), tenant: Id, program: Id }),
  z.object({ of: z.literal('handbook'), tenant: Id, document: Id }),
  z.object({ of: z.literal('process-run'), tenant: Id, run: Id }),
  z.object({ of: z.literal('hire-policy'), tenant: Id, hire: Id, item: Id }),
  z.object({ of: z.literal('training-review'), tenant: Id, assignment: Id }),
]);
export type FileRight = z.infer<typeof FileRight>;
const FileTicket = z.object({
  sub: Id,
  sid: Id,
  exp: z.int(),
  right: FileRight,
  file: Id,
  purpose: TicketPurpose,
  aud: z.literal(FILE_TICKET_AUDIENCE),
});
export type FileTicket = z.infer<typeof FileTicket>;

const ArchiveTicket = z.object({
  sub: Id,
  sid: Id,
  exp: z.int(),
  tenant: Id,
  of: ArchiveOf,
  aud: z.literal(ARCHIVE_TICKET_AUDIENCE),
});
export type ArchiveTicket = z.infer<typeof ArchiveTicket>;

/** Claims of a token that we signed, or null. Whether it has expired and whether its session stands is asked elsewhere. */
export type TokenReader = {
  accessToken(token: string): Promise<TokenClaims | null>;
  ticket(token: string): Promise<Ticket | null>;
  fileTicket(token: string): Promise<FileTicket | null>;
  archiveTicket(token: string): Promise<ArchiveTicket | null>;
};

const kidOf = (token: string): string | null => {
  try {
    const { kid, alg } = decodeProtectedHeader(token);
    return alg === ALGORITHM && typeof kid === 'string' && KID.test(kid) ? kid : null;
  } catch {
    return null;
  }
};

const claimsIn = async (token: string, key: CryptoKey | Uint8Array): Promise<unknown> => {
  try {
    const { payload } = await compactVerify(token, key, { algorithms: [ALGORITHM] });
    return JSON.parse(new TextDecoder().decode(payload));
  } catch {
    return null;
  }
};

/** Verifies signatures, each token's once while it is remembered. */
export const tokenReader = (pool: Pool): TokenReader => {
  const keys = new Map<string, CryptoKey | Uint8Array>();
  const verified = new LRUCache<string, object>({ max: CACHED_TOKENS });

  const keyOf = async (kid: string) => {
    const known = keys.get(kid);
    if (known) return known;
    const { rows } = await pool.query<{ jwk: JWK }>('select jwk from access.public_key where kid = $1', [kid]);
    const key = rows[0] && (await importJWK(rows[0].jwk, ALGORITHM));
    if (key) keys.set(kid, key);
    return key;
  };

  const read = async <T extends object>(
    token: string,
    schema: z.ZodType<T>,
    maxLength = MAX_TOKEN_LENGTH,
  ): Promise<T | null> => {
    const kid = token.length > maxLength ? null : kidOf(token);
    const key = kid && (await keyOf(kid));
    const parsed = key ? schema.safeParse(await claimsIn(token, key)) : undefined;
    return parsed?.data ?? null;
  };

  return {
    accessToken: async (token) => {
      const known = verified.get(token);
      if (known) return known as TokenClaims;
      const claims = await read<TokenClaims>(token, AccessToken);
      if (claims) verified.set(token, claims);
      return claims;
    },
    ticket: (token) => read(token, Ticket),
    fileTicket: (token) => read(token, FileTicket),
    archiveTicket: (token) => read(token, ArchiveTicket, MAX_ARCHIVE_TICKET_LENGTH),
  };
};
