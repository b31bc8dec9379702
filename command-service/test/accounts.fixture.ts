import type { Accounts, SignUp } from '#command-service/identity/access/accounts';
import type { SessionStore } from '#command-service/identity/session/session.store';

type Row = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  timeZone?: string | null;
  mutedMails?: readonly string[];
  passwordHash: string;
  isVerified?: boolean;
};
type Membership = { tenantId: string; userId: string; roles: readonly string[] };

/** `joined` hears of who can log in from now on. */
type Options = { joined?: (row: Row, isStaff: boolean) => void; endAll?: SessionStore['endAll'] };

/** The access tables that live as long as a spec. */
export const memoryAccounts = (options: Options = {}) => {
  const accounts = new Map<string, Row>();
  const begun = new Map<string, { email: string; userId: string; passwordHash: string }>();
  const tenants = new Map<string, { name: string; subdomain: string; timeZone: string }>();
  const memberships: Membership[] = [];
  const candidates = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  const signUpAs = (email: string): SignUp => ({
    account: async () => [...accounts.values()].find((row) => row.email === email) ?? null,
    begun: async () => [...begun.values()].filter((row) => row.email === email),
    begin: async ({ userId, passwordHash }) => void begun.set(userId, { email, userId, passwordHash }),
    abandon: async (userId) => void begun.delete(userId),
    subdomainOf: async (tenantId) => tenants.get(tenantId)?.subdomain ?? null,
    saveTenant: async ({ tenantId, name, subdomain }) =>
      void tenants.set(tenantId, { name, subdomain, timeZone: 'UTC' }),
    saveCompany,
    finish: async ({ account, isCandidate, passwordHash, membership }) => {
      const { userId, name, locale } = account;
      if (isCandidate) candidates.add(userId);
      const row = { userId, email, name, locale, passwordHash };
      accounts.set(userId, row);
      if (membership) memberships.push({ ...membership.member, tenantId: membership.tenantId });
      begun.delete(userId);
      options.joined?.(row, membership !== null);
    },
  });

  const saveCompany: Accounts['saveCompany'] = async ({ tenantId, name, timeZone }) => {
    const tenant = tenants.get(tenantId);
    if (tenant) tenants.set(tenantId, { ...tenant, name, timeZone });
  };

  const store: Accounts = {
    signUp: (email, work) => {
      const done = turn.catch(() => undefined).then(() => work(signUpAs(email)));
      turn = done;
      return done;
    },
    find: async (userId) => {
      const row = accounts.get(userId);
      return row ? { ...row, isVerified: row.isVerified ?? false } : null;
    },
    ownerOf: async (email) =>
      [...accounts.values()].find((row) => row.email === email && row.isVerified)?.userId ?? null,
    saveVerified: async (userId) => {
      const row = accounts.get(userId);
      if (row) accounts.set(userId, { ...row, isVerified: true });
    },
    changePassword: async ({ passwordHash, ...ending }) => {
      const { userId } = ending;
      const row = accounts.get(userId);
      if (!row) return [];
      accounts.set(userId, { ...row, passwordHash });
      options.joined?.(
        { ...row, passwordHash },
        memberships.some((membership) => membership.userId === userId),
      );
      return options.endAll?.(ending) ?? [];
    },
    saveCompany,
    saveAccount: async ({ userId, email, emailChangedAt, name, locale, timeZone, mutedMails }) => {
      const row = accounts.get(userId);
      if (!row) return;
      const isVerified = row.isVerified === true || emailChangedAt !== null;
      accounts.set(userId, { ...row, email, name, locale, timeZone, mutedMails, isVerified });
    },
    asCandidate: async (userId, work) => {
      const result = await work();
      candidates.add(userId);
      return result;
    },
    leave: async (userId, _now, work) => {
      const isOwner = ({ roles }: Membership) => roles.includes('Owner');
      const own = memberships.filter((row) => row.userId === userId);
      const others = (tenantId: string) =>
        memberships.some((row) => row.tenantId === tenantId && row.userId !== userId && isOwner(row));
      await work(own.map((row) => ({ tenantId: row.tenantId, isLastOwner: isOwner(row) && !others(row.tenantId) })));
      accounts.delete(userId);
    },
  };
  return { store, accounts, begun, tenants, memberships, candidates };
};
