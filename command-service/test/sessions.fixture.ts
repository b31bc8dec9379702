import {
  type LoginAttempts,
  type Place,
  refuseFor,
  waitOf,
} from '#command-service/identity/login-attempts/login-attempts';
import type { Account, SessionStore } from '#command-service/identity/session/session.store';
import type { SignIn, SignIns } from '#command-service/identity/session/sign-ins';

/** Accounts and sessions that live as long as a spec, with tokens that say what they hold. */
export const memorySessions = () => {
  const accounts = new Map<string, Account>();
  const started: string[] = [];
  const ended: string[] = [];
  const sessions: SessionStore = {
    accountByEmail: async (email) => accounts.get(email) ?? null,
    isStaff: async () => true,
    isPlatformAdmin: async (userId) =>
      [...accounts.values()].some((one) => one.userId === userId && one.isPlatformAdmin === true),
    start: async ({ sid, userId, passwordHash }) => {
      const account = [...accounts.values()].find((one) => one.userId === userId);
      if (passwordHash !== null && account?.passwordHash !== passwordHash) return false;
      started.push(sid);
      return true;
    },
    rotate: async ({ gen, workspace }) => ({ gen: gen + 1, workspace }),
    endReused: async () => false,
    end: async (sid) => void ended.push(sid),
    endOwn: async ({ sid }) => {
      if (!started.includes(sid) || ended.includes(sid)) return false;
      ended.push(sid);
      return true;
    },
    endAll: async ({ keep }) => {
      const open = started.filter((sid) => sid !== keep && !ended.includes(sid));
      ended.push(...open);
      return open;
    },
  };
  const noted: SignIn[] = [];
  const signIns: SignIns = { note: async (signIn) => void noted.push(signIn) };
  const places = new Map<string, Place>();
  const codes = new Map<string, Place>();
  const loginAttempts: LoginAttempts = {
    check: async ({ email }, now) => refuseFor(waitOf(places.get(email), undefined, now)),
    failed: async ({ email }, lastAt) => {
      const { attempts = 0, isKnown = false } = places.get(email) ?? {};
      places.set(email, { attempts: attempts + 1, lastAt, isKnown });
    },
    succeeded: async ({ email }, lastAt) => {
      places.set(email, { attempts: 0, lastAt, isKnown: true });
      codes.delete(email);
    },
    tryCode: async (email, now) => {
      refuseFor(waitOf(codes.get(email), undefined, now));
      codes.set(email, { attempts: (codes.get(email)?.attempts ?? 0) + 1, lastAt: now, isKnown: true });
    },
    forget: async (email) => void places.delete(email),
  };
  const deps = {
    sessions,
    signIns,
    loginAttempts,
    issuer: {
      accessToken: async ({ userId, gen }: { userId: string; gen: number }) => `token of ${userId}, rotation ${gen}`,
      ticket: async ({ userId }: { userId: string }) => `ticket of ${userId}`,
      fileTicket: async ({ file }: { file: string }) => `ticket for ${file}`,
      archiveTicket: async ({ sub }: { sub: string }) => `archive of ${sub}`,
      refreshableUntil: (now: Date) => now,
    },
    tokens: { accessToken: async () => null },
  };
  return { accounts, started, ended, noted, deps };
};
