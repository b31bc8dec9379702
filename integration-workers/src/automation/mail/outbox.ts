import { ANYBODY } from 'contracts/automation/mail/mail.views';
import type { AddressStop, MailStop } from 'contracts/automation/mail-address/mail-address.choices';
import { GLOBAL } from 'contracts/kernel/id';
import type pg from 'pg';
import type { MailExtras, OutgoingMail } from 'platform/mail/transport';
import { inTransaction } from 'platform/postgres/pool';

export type MailAbout = { interviewId: string | null; jobId: string | null };
/** What a mail has beside its texts. Of files it says where their bytes are. */
export type Extras = Partial<Omit<MailExtras, 'attachments'>> & {
  files?: readonly { filename: string; contentType: string; path: string }[];
  /** The stream that is told what became of it. */
  candidateMailId?: string;
  /** Of one to a candidate that the product writes: what an answer to it is about. */
  about?: MailAbout;
  /** The company that it is about, of a mail that none may read. */
  companyId?: string;
  /** It goes to an address that is not its subject's. */
  isToOther?: boolean;
  answer?: string;
};
type Written = Omit<OutgoingMail, keyof MailExtras>;

/**
 * A mail about one person (`subjectId`), who may be erased one day and this mail with them. `readerId`: whose address it goes to, where
 * that is somebody else's: with them it goes too. `colleagueId`: where that is somebody of the company, they alone read it there.
 */
export type NewMail = Written & {
  tenantId: string;
  subjectId: string;
  readerId?: string | null;
  colleagueId?: string | null;
  extras?: Extras;
};
export type MailOutcome = { candidateMailId: string; status: 'sent' | 'failed' | 'skipped' | 'kept'; answer: string };
export type UnsentMail = Written & { extras: Extras };

export type Outbox = {
  /** Writes a mail down unless it is there already or its subject was erased. */
  add(mail: NewMail, status: 'kept' | 'queued' | 'skipped', now: Date): Promise<void>;
  /** A mail that still has to go out, and still can. */
  findUnsent(id: string): Promise<UnsentMail | undefined>;
  /** `answer`: what the mail server said. */
  markSent(id: string, answer: string, now: Date): Promise<void>;
  markFailed(id: string, answer: string): Promise<void>;
  /** Its reader wants it no more. */
  markSkipped(id: string, stop: MailStop): Promise<void>;
  /** It came back, or was called unwanted. Answers the stream that is told what became of it. */
  markReported(id: string, report: AddressStop, answer: string): Promise<string | null>;
  /** What became of a mail whose stream is to be told. */
  outcome(id: string): Promise<MailOutcome | undefined>;
  /** Removes a person's address and texts, now and for what may still come. */
  scrub(tenantId: string, subjectId: string): Promise<void>;
  /** Removes a person's address and texts so far; what comes is written down again. */
  clear(tenantId: string, subjectId: string): Promise<void>;
};

/** Stands for the company of mails to accounts, which belong to none: no company reads those. */
const NO_COMPANY = '00000000-0000-0000-0000-000000000000';
const ownerOf = (tenantId: string): string => (tenantId === GLOBAL ? NO_COMPANY : tenantId);

const readerOf = ({ readerId, subjectId }: NewMail): string | null =>
  readerId && readerId !== subjectId ? readerId : null;
/** Whom the product writes to by itself, at their own address. */
const writtenTo = (mail: NewMail): string | null => {
  const { candidateMailId, isToOther } = mail.extras ?? {};
  return readerOf(mail) === null && !candidateMailId && !isToOther ? mail.subjectId : null;
};

/** Taken by writing about a person and by erasing them, so that one sees what the other did. */
export const lockSubject = (client: pg.PoolClient, tenantId: string, subjectId: string) =>
  client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${tenantId}/${subjectId}`]);

const emptyMails = (client: pg.PoolClient, tenantId: string, subjectId: string) =>
  client.query(
    `update work.mail set to_address = null, subject = null, text = null, html = null, extras = '{}',
       status = case status when 'queued' then 'failed' else status end
     where tenant_id = $1 and (subject_id = $2 or reader_id = $2)`,
    [ownerOf(tenantId), subjectId],
  );

export const postgresOutbox = (pool: pg.Pool): Outbox => ({
  add: (mail, status, now) =>
    inTransaction(pool, async (client) => {
      const people = [mail.subjectId, ...(mail.readerId ? [mail.readerId] : [])];
      // In one order, so that no two wait for each other.
      for (const id of [...new Set(people)].sort()) await lockSubject(client, mail.tenantId, id);
      await client.query({
        name: 'add-mail',
        text: `insert into work.mail (id, tenant_id, subject_id, to_address, subject, text, html, status, created_at, extras, reader_id, written_to, read_by)
          select $1, $2, $3, $4, $5, $6, $7, $8, $9, $11, $12, $13, coalesce((select m.user_id from access.membership m
            where m.tenant_id = $2 and m.user_id = $14), $15)
          where not exists (select from work.erased where tenant_id = $2 and subject_id in ($3, $12))
            and not erasure.is_erased($10)
          on conflict do nothing`,
        values: [
          mail.id,
          ownerOf(mail.tenantId),
          mail.subjectId,
          mail.to,
          mail.subject,
          mail.text,
          mail.html,
          status,
          now,
          `${mail.tenantId}/${mail.subjectId}`,
          JSON.stringify(mail.extras ?? {}),
          readerOf(mail),
          writtenTo(mail),
          mail.colleagueId ?? null,
          ANYBODY,
        ],
      });
    }),
  findUnsent: async (id) => {
    const { rows } = await pool.query<UnsentMail>(
      `select id, to_address as "to", subject, text, html, extras from work.mail
       where id = $1 and status in ('queued', 'failed') and to_address is not null`,
      [id],
    );
    return rows[0];
  },
  markSent: async (id, answer, now) => {
    await pool.query(
      `update work.mail set status = 'sent', sent_at = $2, extras = extras || jsonb_build_object('answer', $3::text)
       where id = $1`,
      [id, now, answer],
    );
  },
  markFailed: async (id, answer) => {
    await pool.query(
      `update work.mail set status = 'failed', extras = extras || jsonb_build_object('answer', $2::text) where id = $1`,
      [id, answer],
    );
  },
  markSkipped: async (id, stop) => {
    await pool.query(
      `update work.mail set status = 'skipped', extras = extras || jsonb_build_object('answer', $2::text) where id = $1`,
      [id, stop],
    );
  },
  markReported: async (id, report, answer) => {
    const { rows } = await pool.query<{ candidateMailId: string | null }>(
      `update work.mail set status = $2, extras = extras || jsonb_build_object('answer', $3::text) where id = $1
       returning extras ->> 'candidateMailId' as "candidateMailId"`,
      [id, report, answer],
    );
    return rows[0]?.candidateMailId ?? null;
  },
  outcome: async (id) => {
    const { rows } = await pool.query<MailOutcome>(
      `select extras ->> 'candidateMailId' as "candidateMailId", status, coalesce(extras ->> 'answer', '') as answer
       from work.mail where id = $1 and status in ('sent', 'failed', 'skipped', 'kept') and extras ? 'candidateMailId'`,
      [id],
    );
    return rows[0];
  },
  scrub: (tenantId, subjectId) =>
    inTransaction(pool, async (client) => {
      await lockSubject(client, tenantId, subjectId);
      await client.query('insert into work.erased (tenant_id, subject_id) values ($1, $2) on conflict do nothing', [
        ownerOf(tenantId),
        subjectId,
      ]);
      await emptyMails(client, tenantId, subjectId);
    }),
  clear: (tenantId, subjectId) =>
    inTransaction(pool, async (client) => {
      await lockSubject(client, tenantId, subjectId);
      await emptyMails(client, tenantId, subjectId);
    }),
});
