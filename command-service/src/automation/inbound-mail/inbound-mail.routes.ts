import { createHash, timingSafeEqual } from 'node:crypto';
import { recordIn } from 'access/recruiting/record-in';
import * as endpoints from 'contracts/automation/inbound-mail/inbound-mail.endpoints';
import type { MailAddressOwner } from 'contracts/automation/mail-address/mail-address.entity';
import { derivedId } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { contract } from 'contracts/recruiting/contract/contract.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { type InboundAddress, type InboundSettings, inboundAddresses } from 'platform/mail/inbound-address';
import { namelessAnswer } from 'platform/mail/nameless-answer';
import type { Email } from 'postal-mime';
import type { MailContext } from '#command-service/context';
import { causeOf, type Origin } from '#command-service/http/cause';
import { inTurns } from '#command-service/http/in-turns';
import type { Accounts } from '#command-service/identity/access/accounts';
import { isMember } from '#command-service/identity/membership/membership.handler';
import { answerIn } from './inbound-answer.ts';
import { parsedEmail, recipientsOf } from './inbound-email.ts';
import { type InboundReport, mailIdIn, reportIn } from './inbound-reports.ts';
import type { SentMail, SentMails } from './sent-mails.ts';

export type InboundMailContext = MailContext & {
  accounts: Pick<Accounts, 'ownerOf'>;
  sentMails: SentMails;
  inbound: InboundSettings;
};

/** As whom the history knows mail servers that tell us something. */
const SERVER = { type: 'system', id: 'automation.inbound-mail' } as const;
const NOBODY = '00000000-0000-0000-0000-000000000000';

type Anybody = Omit<Origin, 'auth'> & { bearer: string | null };

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What mail servers hand over: reports of mails that did not arrive or were called unwanted, and answers (docs/product.md AUT-38, REC-67). */
export const inboundMailRoutes = (router: IRouter, context: InboundMailContext): void => {
  const { store, commands, accounts, sentMails, inbound } = context;
  const { idOf } = commands.mailAddresses;
  const addresses = inboundAddresses(inbound);

  const requireSecret = (bearer: string | null): void => {
    const { INBOUND_SECRET: secret } = inbound;
    if (secret && bearer && timingSafeEqual(hashOf(bearer), hashOf(secret))) return;
    throw new Rejection('unauthenticated', 401, { detail: 'The bearer token is INBOUND_SECRET.' });
  };
  const guarded = { ...context, admit: requireSecret };
  const metadataOf = (request: Anybody, tenantId: string) => ({
    ...causeOf({ ...request, ip: null, auth: { userId: SERVER.id, tenantId } }),
    actor: SERVER,
  });

  /** Who of the company has the address of one who signs: the candidate of the contract, or a user; else it is the contract's. */
  const signerOf = async ({ tenantId, subjectId }: SentMail, address: string): Promise<MailAddressOwner> => {
    const candidateId = (await recordIn(store, contract, { tenantId, id: subjectId }))?.candidateId ?? null;
    const person = candidateId && (await recordIn(store, candidate, { tenantId, id: candidateId }));
    if (person && person.email?.toLowerCase() === address)
      return { subjectId: person.id, candidateId: person.id, userId: null, address };
    const userId = await accounts.ownerOf(address);
    const isUser = userId !== null && (await isMember(store, tenantId, userId));
    return { subjectId: isUser ? userId : subjectId, candidateId: null, userId: isUser ? userId : null, address };
  };

  /** With whom an address is erased: a candidate, or somebody with an account, who may have left or come from outside; or nobody. */
  const ownerOf = async (mailId: string, sent: SentMail): Promise<MailAddressOwner> => {
    const { tenantId, subjectId, readerId, to, isToOther, isPrivate } = sent;
    const address = to.toLowerCase();
    if (isPrivate) return signerOf(sent, address);
    if (isToOther) return { subjectId: mailId, candidateId: null, userId: null, address };
    if (readerId) return { subjectId: readerId, candidateId: null, userId: readerId, address };
    const isCandidate = (await recordIn(store, candidate, { tenantId, id: subjectId })) !== undefined;
    return {
      ...{ subjectId, address },
      ...{ candidateId: isCandidate ? subjectId : null, userId: isCandidate ? null : subjectId },
    };
  };

  /** Whether it is about a mail of a company; those about accounts are nobody's to read, and go out whatever came back. */
  const take = async (request: Anybody, { mailId, type, isPermanent, reason }: InboundReport): Promise<boolean> => {
    const sent = mailId === null ? null : await sentMails.find(mailId);
    if (!sent || mailId === null || sent.tenantId === NOBODY) return false;
    const owner = await ownerOf(mailId, sent);
    const metadata = metadataOf(request, sent.tenantId);
    const id = idOf(sent.tenantId, owner.address);
    const answer = namelessAnswer(reason);
    await commands.mailAddress(
      id,
      type === 'bounce'
        ? { type: 'NoteMailBounce', data: { ...owner, mailId, isHard: isPermanent, answer }, metadata }
        : { type: 'NoteMailComplaint', data: { ...owner, mailId }, metadata },
    );
    return true;
  };

  /** The mail to a candidate that is answered, and what it is about: one that somebody wrote, or one of the product. */
  const answeredBy = async (mailId: string, { tenantId, candidateMailId, subjectId, about }: SentMail) => {
    if (about) return { candidateId: subjectId, answersId: mailId, ...about };
    if (!candidateMailId) return null;
    const mail = await commands.candidateMailState(tenantId, candidateMailId);
    if (mail.status === 'absent') return null;
    const { candidateId, interviewId, jobId } = mail;
    return { candidateId, answersId: candidateMailId, interviewId, jobId };
  };

  /** Whether it answers a mail to somebody whom the company still has: it then stands on their page, once. */
  const receive = async (request: Anybody & { file: Buffer }, mailId: string, email: Email): Promise<boolean> => {
    const sent = await sentMails.find(mailId);
    const answered = sent && (await answeredBy(mailId, sent));
    if (!answered) return false;
    const { tenantId } = sent;
    const person = await recordIn(store, candidate, { tenantId, id: answered.candidateId });
    if (!person || person.erased) return false;
    const id = derivedId(
      'candidateMail',
      mailId,
      email.messageId ?? hashOf(request.file.toString('latin1')).toString('hex'),
    );
    const data = { candidateMailId: id, ...answered, ...answerIn(email) };
    await commands.candidateMail(id, {
      type: 'ReceiveCandidateMail',
      data,
      metadata: { ...metadataOf(request, tenantId), idempotencyKey: id },
    });
    return true;
  };

  mount(
    router,
    endpoints.reportMails,
    async (request) => {
      const all = await inTurns(request.body.reports, ({ messageId, ...report }) =>
        take(request, { ...report, mailId: mailIdIn(messageId) }),
      );
      return { body: { taken: all.filter(Boolean).length } };
    },
    guarded,
  );

  mount(
    router,
    endpoints.receiveMail,
    async (request) => {
      const email = await parsedEmail(request.file);
      const named = recipientsOf(email, request.query.to ?? '').flatMap((address): InboundAddress[] => {
        const found = addresses?.read(address);
        return found ? [found] : [];
      });
      const report = reportIn(email);
      const bounced = named.find(({ purpose }) => purpose === 'bounce');
      const isTaken = report && (await take(request, { ...report, mailId: bounced?.mailId ?? report.mailId }));
      if (report) return { body: { taken: isTaken ? 1 : 0 } };
      const answered = named.find(({ purpose }) => purpose === 'reply');
      const isAnswer = answered !== undefined && (await receive(request, answered.mailId, email));
      return { body: { taken: isAnswer ? 1 : 0 } };
    },
    guarded,
  );
};
