import { exampleJobId, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import type { NewMail } from '#integration-workers/automation/mail/outbox';
import { recorded } from '#integration-workers/test/recorded.fixture';
import type { Tools } from '#integration-workers/tools';
import { contractExpiry, contractReminder } from './contract.due.ts';
import { contractPolicy } from './contract.policy.ts';
import { eraseContracts } from './erase-contracts.job.ts';
import { tellSigners } from './tell-signers.job.ts';
import { writeToSigner } from './write-to-signer.job.ts';

const contractId = exampleJobId;
const signerId = exampleUserId;
const at = '2026-03-09T09:00:00.000Z';
const named = (asked: { job: string }[]) => asked.map(({ job }) => job.replace('recruiting.contract.', ''));
const signed = (isLast: boolean) =>
  recorded('ContractSigned', {
    ...{ contractId, signerId, sha256: '0'.repeat(64), values: [], signature: null, address: null, isLast },
  });

/** Read models, by the table that is asked for; all others answer `rows`. */
const answering =
  (rows: readonly object[], tables: Record<string, readonly object[]> = { product_mail: [], mail_address: [] }) =>
  async (_: unknown, { text }: { text: string }) =>
    Object.entries(tables).find(([table]) => text.includes(`read.${table}`))?.[1] ?? rows;

describe('what follows from contracts', () => {
  it('given somebody’s turn, a last signature and a finished file, when seen, then links, the file and mails are asked for', () => {
    const asked = recorded('ContractSignersAsked', { contractId, signerIds: [signerId], reason: 'turn', remindAt: at });
    expect(contractPolicy.decide(asked)).toMatchObject([
      { data: { contractId, signerIds: [signerId], reason: 'turn' } },
    ]);
    expect(contractPolicy.decide(signed(false))).toEqual([]);
    expect(named(contractPolicy.decide(signed(true)))).toEqual(['finish']);
    const file = { path: 'p', sha256: '0'.repeat(64), bytes: 1, certificate: '1'.repeat(64) };
    const finished = recorded('ContractFinished', { contractId, signerIds: [signerId], ...file });
    expect(named(contractPolicy.decide(finished))).toEqual(['write-to-signer', 'tell-sender', 'tick-hire-item']);
  });

  it('given a contract that is forwarded, when a signer did it, then whoever sent it is told; when the company did, nobody is (docs/product.md SIG-34)', () => {
    const forwarded = (isBySigner: boolean) =>
      recorded('ContractForwarded', { contractId, signerId, isBySigner, address: null } as never);
    expect(contractPolicy.decide(forwarded(true))).toMatchObject([{ data: { contractId, outcome: 'forwarded' } }]);
    expect(contractPolicy.decide(forwarded(false))).toEqual([]);
  });

  it('given a contract that is voided, when somebody else did it, then whoever sent it is told; signers are in any case (docs/product.md SIG-40)', () => {
    const by = exampleUserId;
    const voided = recorded('ContractVoided', { contractId, by, reason: '', address: null } as never);
    expect(contractPolicy.decide(voided)).toMatchObject([
      { job: 'recruiting.contract.tell-signers', data: { outcome: 'voided' } },
      { job: 'recruiting.contract.tell-sender', data: { outcome: 'voided', by } },
    ]);
  });

  it('given a contract about somebody who is erased, when it goes, then a colleague who signs it hears of that before, without its title (docs/product.md SIG-40)', async () => {
    const done: string[] = [];
    const mails: NewMail[] = [];
    const colleague = derivedId('colleague');
    const one = {
      ...{ token: 't_1', name: 'Nils', locale: 'en-us' as const, company: 'Harbor', title: 'Contract of Ada' },
      ...{ message: '', expiresAt: at, timeZone: 'UTC', isSigned: false, isToSign: true },
    };
    const tools = {
      read: async (_: unknown, { text, values }: { text: string; values: unknown[] }) => {
        if (text.startsWith('select id from read.contract')) return [{ id: contractId }];
        if (text.includes('access.account a\n'))
          return values[1] === 'nils@x.example' ? [{ userId: colleague, name: 'Nils' }] : [];
        return text.includes('signerId') ? [{ signerId }, { signerId: derivedId('ada') }] : [];
      },
      contractToken: async (asked: { signerId: string }) => ({
        ...one,
        email: asked.signerId === signerId ? 'nils@x.example' : 'ada@mail.example',
      }),
      command: async (_: unknown, { type }: { type: string }) => void done.push(type),
      outbox: {
        add: async (mail: NewMail) => {
          done.push('mail');
          mails.push(mail);
        },
      },
      transport: { delivers: false },
      clock: () => new Date(0),
      publicUrl: 'https://onrecord.example',
    } as unknown as Tools;
    const cause = {
      ...{ eventId: derivedId('event'), policy: 'p', target: 'c', tenantId: exampleTenantId, position: '1' },
    };
    await eraseContracts.handle({ data: { candidateId: derivedId('ada') }, cause, lastAttempt: false }, tools);
    expect(done).toEqual(['mail', 'EraseContract']);
    expect(mails).toMatchObject([{ to: 'nils@x.example', subjectId: colleague, tenantId: exampleTenantId }]);
    expect(mails[0]?.text).not.toContain('Ada');
  });

  it('given moments that were set, when it has ended, then neither reminder nor expiry is due', () => {
    const asked = recorded('ContractSignersAsked', { contractId, signerIds: [signerId], reason: 'turn', remindAt: at });
    expect(contractReminder.decide(asked)).toEqual([{ subject: contractId, at }]);
    const never = [{ subject: contractId, at: null }];
    for (const type of ['ContractVoided', 'ContractDeclined', 'ContractErased'] as const) {
      const ended = recorded(type, { contractId } as never);
      expect([contractReminder.decide(ended), contractExpiry.decide(ended)]).toEqual([never, never]);
    }
    expect([contractReminder.decide(signed(true)), contractExpiry.decide(signed(true))]).toEqual([never, never]);
    expect(contractExpiry.decide(signed(false))).toEqual([]);
  });

  it('given a link that is written, when the mail is made, then it is of no company and the job held no token; who has signed gets no reminder', async () => {
    const mails: NewMail[] = [];
    const one = {
      ...{ token: 't_1', email: 'ada@mail.example', name: 'Ada', locale: 'pt-br' as const, company: 'Harbor' },
      ...{ title: 'Contrato', message: '', expiresAt: at, timeZone: 'America/Sao_Paulo' },
    };
    const tools = (isSigned: boolean, hasEnded = false) =>
      ({
        contractToken: async () => ({ ...one, isSigned, isToSign: !isSigned && !hasEnded }),
        read: answering([{ name: 'Harbor', color: null, logo: null, email: 'office@harbor.example' }]),
        outbox: { add: async (mail: NewMail) => void mails.push(mail) },
        transport: { delivers: false },
        clock: () => new Date(0),
        publicUrl: 'https://onrecord.example',
      }) as unknown as Tools;
    const cause = {
      ...{ eventId: derivedId('event'), policy: 'p', target: contractId, tenantId: exampleTenantId, position: '1' },
    };
    const work = (reason: 'turn' | 'reminder') => ({
      ...{ data: { contractId, signerIds: [signerId], reason }, cause, lastAttempt: false },
    });
    await writeToSigner.handle(work('reminder'), tools(true));
    expect(mails).toEqual([]);
    // It was voided, or has expired, while the mail waited (docs/product.md SIG-40).
    await writeToSigner.handle(work('turn'), tools(false, true));
    expect(mails).toEqual([]);
    await writeToSigner.handle(work('turn'), tools(false));
    expect(mails).toMatchObject([{ to: 'ada@mail.example', tenantId: GLOBAL, subject: 'Assine: Contrato' }]);
    const from = { fromName: 'Harbor', replyTo: 'office@harbor.example' };
    expect(mails[0]?.extras).toEqual({ ...from, companyId: cause.tenantId });
    expect(mails[0]?.text).toContain('\nhttps://onrecord.example/c/sign?lang=pt-br#t%5F1\n');
  });

  it('given own words and an address that mails came back from, when the mail is made, then it says these and goes nowhere', async () => {
    const mails: [NewMail, string][] = [];
    const one = {
      ...{ token: 't_1', email: 'Ada@mail.example', name: 'Ada', locale: 'en-us' as const, company: 'Harbor' },
      ...{ title: 'Mooring', message: '', expiresAt: at, timeZone: 'UTC', isSigned: false, isToSign: true },
    };
    const words = {
      locale: 'en-us',
      subject: 'Your {{ contract.title }}',
      content: '{{ contract.link }}',
      variants: [],
    };
    const tools = {
      contractToken: async () => one,
      read: answering([], { product_mail: [words], mail_address: [{ unsubscribedAt: null, stop: 'bounced' }] }),
      outbox: { add: async (mail: NewMail, status: string) => void mails.push([mail, status]) },
      transport: { delivers: false },
      clock: () => new Date(0),
      publicUrl: 'https://onrecord.example',
    } as unknown as Tools;
    const cause = {
      ...{ eventId: derivedId('event'), policy: 'p', target: contractId, tenantId: exampleTenantId, position: '1' },
    };
    const data = { contractId, signerIds: [signerId], reason: 'turn' as const };
    await writeToSigner.handle({ data, cause, lastAttempt: false }, tools);
    expect(mails).toMatchObject([[{ subject: 'Your Mooring', extras: { answer: 'mail-bounced' } }, 'skipped']]);
  });

  it('given a contract that has ended, when those who had a link are told, then who has signed may look at what they signed (docs/product.md SIG-32)', async () => {
    const mails: NewMail[] = [];
    const one = {
      ...{ token: 't_1', email: 'ada@mail.example', name: 'Ada', locale: 'en-us' as const, company: 'Harbor' },
      ...{ title: 'Mooring', message: '', expiresAt: at, timeZone: 'UTC' },
    };
    const other = derivedId('other signer');
    const tools = {
      read: answering([{ signerId }, { signerId: other }]),
      contractToken: async (asked: { signerId: string }) => ({ ...one, isSigned: asked.signerId === other }),
      outbox: { add: async (mail: NewMail) => void mails.push(mail) },
      transport: { delivers: false },
      clock: () => new Date(0),
      publicUrl: 'https://onrecord.example',
    } as unknown as Tools;
    const cause = {
      ...{ eventId: derivedId('event'), policy: 'p', target: contractId, tenantId: exampleTenantId, position: '1' },
    };
    await tellSigners.handle({ data: { contractId, outcome: 'voided' }, cause, lastAttempt: false }, tools);
    expect(mails).toMatchObject([
      { tenantId: GLOBAL, subject: 'Voided: Mooring' },
      { tenantId: GLOBAL, subject: 'Voided: Mooring' },
    ]);
    expect(mails.map(({ text }) => text.includes('/c/sign?lang=en-us#t%5F1'))).toEqual([false, true]);
    for (const type of ['ContractVoided', 'ContractDeclined', 'ContractExpired'] as const)
      expect(contractPolicy.decide(recorded(type, { contractId } as never)).map(({ job }) => job)).toContain(
        'recruiting.contract.tell-signers',
      );
  });
});
