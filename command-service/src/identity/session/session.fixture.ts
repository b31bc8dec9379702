import type { Account, SessionStore } from './session.store.ts';

/** Accounts and sessions that live as long as a spec, with tokens that say what they hold. */
export const memorySessions = () => {
  const accounts = new Map<string, Account>();
  const started: string[] = [];
  const ended: string[] = [];
  const sessions: SessionStore = {
    accountByEmail: async (email) => accounts.get(email) ?? null,
    isStaff: async () => true,
    start: async ({ sid }) => void started.push(sid),
    rotate: async ({ gen, workspace }) => ({ gen: gen + 1, workspace }),
    end: async (sid) => void ended.push(sid),
  };
  const deps = {
    sessions,
    issuer: {
      accessToken: async ({ userId, gen }: { userId: string; gen: number }) => `token of ${userId}, rotation ${gen}`,
      ticket: async ({ userId }: { userId: string }) => `ticket of ${userId}`,
      refreshableUntil: (now: Date) => now,
    },
    tokens: { accessToken: async () => null },
  };
  return { accounts, started, ended, deps };
};
