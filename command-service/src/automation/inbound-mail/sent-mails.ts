import type { Pool } from 'pg';

/** A mail that a company sent: to which address, whose erasure takes it along, and the mail to a candidate that it is. `isToOther`: it went to an address that is not theirs. */
export type SentMail = {
  tenantId: string;
  subjectId: string;
  /** The user of the company whose address it is, where that is not the subject's. */
  readerId?: string | null;
  to: string;
  candidateMailId?: string | null;
  /** Of one that the product wrote to a candidate: what an answer to it is about. */
  about?: { interviewId: string | null; jobId: string | null } | null;
  isToOther?: boolean;
  /** It is about the company and read by none of it, as links to sign are; its address is as secret as its subject, a contract. */
  isPrivate?: boolean;
};

export type SentMails = {
  /** Null where we sent no such mail, or whoever got it was erased. */
  find(mailId: string): Promise<SentMail | null>;
};

/** The outbox is the workers': of it no more is read than where a mail went. */
export const postgresSentMails = (pool: Pool): SentMails => ({
  find: async (mailId) => {
    const { rows } = await pool.query<SentMail>({
      name: 'find-sent-mail',
      text: `select coalesce((extras ->> 'companyId')::uuid, tenant_id) as "tenantId", subject_id as "subjectId", reader_id as "readerId", to_address as "to", extras ->> 'candidateMailId' as "candidateMailId", extras -> 'about' as about,
          coalesce((extras ->> 'isToOther')::boolean, false) as "isToOther", extras ? 'companyId' as "isPrivate" from work.mail
        where id = $1 and to_address is not null`,
      values: [mailId],
    });
    return rows[0] ?? null;
  },
});
