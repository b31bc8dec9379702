import { GLOBAL, streamName } from 'contracts/kernel/id';
import { avatarPath } from 'contracts/kernel/image';
import type pg from 'pg';
import { concurrencyLimit } from 'platform/concurrency-limit';
import type { EventStore } from 'platform/event-store/event-store';
import { askAsPerson, type ReadContext } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';
import { readMyApplications } from '#projection-service/recruiting/application/my-application.resource';
import { readMyMarketplace } from '#projection-service/recruiting/marketplace/my-marketplace.resource';
import { readMyHires } from '#projection-service/recruiting/pending-hire/my-hire.resource';
import { readProfile } from '#projection-service/recruiting/profile/profile.resource';
import { readDocuments } from '#projection-service/recruiting/profile/profile-document.resource';
import { readMemberships } from './own-memberships.ts';

export type ExportContext = ReadContext & { store: EventStore; access: pg.Pool };

/** An application as companies know it; without an interview: a purchase in the marketplace. */
export type Applied = { companyId: string; interviewId: string | null };

type Session = { id: string; startedAt: string; endedAt: string | null };

const ACCOUNT = 'select name, email, locale, time_zone as "timeZone", avatar from access.account where user_id = $1';
const SESSIONS = `select sid as id, started_at as "startedAt", ended_at as "endedAt"
  from access.session where user_id = $1 order by started_at`;
const APPLIED = `select company_id, interview_id from read.my_application where user_id = $1
  union all select company_id, null from read.marketplace_buyer where user_id = $1`;

const STREAMS_AT_ONCE = 4;

/** The address each session was begun from: its history alone has it. */
const withAddresses = (store: EventStore, sessions: Session[]) => {
  const limited = concurrencyLimit(STREAMS_AT_ONCE);
  return Promise.all(
    sessions.map((session) =>
      limited(async () => {
        const { events } = await store.readStream(streamName('session', GLOBAL, session.id), { maxCount: 1n });
        const { ip = null } = (events[0]?.metadata ?? {}) as { ip?: string | null };
        return { ...session, address: ip };
      }),
    ),
  );
};

type Account = { name: string; email: string; locale: string; timeZone: string | null; avatar: string | null };

/** The picture itself is at its address for as long as the account has it. */
const accountOf = (userId: string, account: Account | undefined) =>
  account && { ...account, avatar: account.avatar && avatarPath(userId, account.avatar) };

/** What is somebody's own, in no company or in whichever. */
export const readOwn = async (context: ExportContext, userId: string) => {
  const { access, reader, store } = context;
  const applied = { ...prepared(APPLIED), values: [userId], rowMode: 'array' as const };
  const [account, profile, documents, sessions, memberships, applications, marketplace, hires, [rows = []]] =
    await Promise.all([
      access.query<Account>(ACCOUNT, [userId]),
      readProfile(reader, userId),
      readDocuments(reader, userId),
      access.query<Session>(SESSIONS, [userId]),
      readMemberships(context, userId),
      readMyApplications(reader, userId),
      readMyMarketplace(reader, userId),
      readMyHires(reader, userId),
      askAsPerson(reader)(userId, [applied]),
    ]);
  return {
    account: accountOf(userId, account.rows[0]),
    profile: profile ?? null,
    documents,
    sessions: await withAddresses(store, sessions.rows),
    memberships,
    applications,
    marketplace: { ...marketplace.mine, buyers: marketplace.buyers },
    hires,
    applied: rows.map(
      ([companyId, interviewId]): Applied => ({
        companyId: String(companyId),
        interviewId: interviewId === null ? null : String(interviewId),
      }),
    ),
  };
};
