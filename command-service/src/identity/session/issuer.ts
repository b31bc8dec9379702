import {
  ALGORITHM,
  ARCHIVE_TICKET_AUDIENCE,
  type ArchiveTicket,
  FILE_TICKET_AUDIENCE,
  type FileTicket,
  TICKET_AUDIENCE,
} from 'access/identity/session/tokens';
import { type TokenClaims, type Workspace, WorkspaceRole } from 'contracts/identity/session/session.views';
import { SignJWT } from 'jose';
import type { SigningKey } from '#command-service/secrets';

/** Seconds that a ticket for a page without bearer lives. */
const TICKET_SECONDS = 60;

export type Lifetimes = {
  /** Minutes an access token lives. */
  tokenMinutes: number;
  /** Minutes after that in which it can still be refreshed. */
  refreshMinutes: number;
};

/** Whose token, of which rotation of which session. */
export type TokenSubject = { userId: string; sid: string; gen: number; workspace: Workspace | 'landlord' };

export type Issuer = {
  accessToken(subject: TokenSubject, now: Date): Promise<string>;
  ticket(session: { userId: string; sid: string }, now: Date): Promise<string>;
  fileTicket(ticket: Omit<FileTicket, 'aud' | 'exp'>, now: Date): Promise<string>;
  archiveTicket(ticket: Omit<ArchiveTicket, 'aud' | 'exp'>, now: Date): Promise<string>;
  /** Until when a token issued now can be refreshed. */
  refreshableUntil(now: Date): Date;
};

const roleOf: Record<Workspace, WorkspaceRole> = { tenant: 'Tenant Staff', candidate: 'Candidate' };
const rolesOf = (workspace: TokenSubject['workspace']): TokenClaims['rls'] =>
  workspace === 'landlord'
    ? { Landlord: true }
    : Object.fromEntries(WorkspaceRole.options.map((name) => [name, name === roleOf[workspace]]));
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export const createIssuer = ({ kid, key }: SigningKey, { tokenMinutes, refreshMinutes }: Lifetimes): Issuer => {
  const sign = (claims: Record<string, unknown>, { iat, exp }: { iat: number; exp: number }) =>
    new SignJWT({ ...claims, iat, exp }).setProtectedHeader({ alg: ALGORITHM, kid }).sign(key);
  return {
    accessToken: ({ userId, sid, gen, workspace }, now) => {
      const iat = seconds(now);
      const exp = iat + Math.round(tokenMinutes * 60);
      const rls = rolesOf(workspace);
      return sign({ sub: userId, sid, gen, rli: Math.ceil(refreshMinutes), rls }, { iat, exp });
    },
    ticket: ({ userId, sid }, now) => {
      const iat = seconds(now);
      return sign({ sub: userId, sid, aud: TICKET_AUDIENCE }, { iat, exp: iat + TICKET_SECONDS });
    },
    fileTicket: (ticket, now) => {
      const iat = seconds(now);
      return sign({ ...ticket, aud: FILE_TICKET_AUDIENCE }, { iat, exp: iat + TICKET_SECONDS });
    },
    archiveTicket: (ticket, now) => {
      const iat = seconds(now);
      return sign({ ...ticket, aud: ARCHIVE_TICKET_AUDIENCE }, { iat, exp: iat + TICKET_SECONDS });
    },
    refreshableUntil: (now) => new Date(now.getTime() + (tokenMinutes + Math.ceil(refreshMinutes)) * 60_000),
  };
};
