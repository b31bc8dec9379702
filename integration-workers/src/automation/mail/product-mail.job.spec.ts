import { exampleCandidateId, exampleInterviewId, exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { inboundAddresses } from 'platform/mail/inbound-address';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Tools } from '#integration-workers/tools';
import type { NewMail } from './outbox.ts';
import { type Addressee, productMailJob } from './product-mail.job.ts';

const inbound = inboundAddresses({ INBOUND_DOMAIN: 'in.example', INBOUND_SECRET: 'a-secret-of-this-spec' });
const cause = {
  ...{ eventId: derivedId('event'), policy: 'p', target: 'one' },
  ...{ tenantId: exampleTenantId, position: '1' },
};
const written = async (addressee: Partial<Addressee>, rows: object[] = []): Promise<NewMail | undefined> => {
  const mails: NewMail[] = [];
  const tools = {
    ...{ inbound, transport: { delivers: false }, clock: () => new Date(0), publicUrl: 'https://onrecord.example' },
    read: async (_: unknown, { text }: { text: string }) => (text.includes('read.product_mail') ? rows : []),
    outbox: { add: async (mail: NewMail) => void mails.push(mail) },
  } as unknown as Tools;
  const values = { 'candidate.first_name': 'Ada', 'company.name': 'Harbor', 'job.title': 'Cook' };
  const to = { to: 'ada@mail.example', subjectId: exampleCandidateId, locale: 'en-us' as const };
  const mail: Addressee = { mail: 'application-received', ...to, values, ...addressee };
  const one = productMailJob({ name: 'spec', payload: z.strictObject({}), recipients: async () => [mail] });
  await one.handle({ data: {}, cause, lastAttempt: false } as never, tools);
  return mails[0];
};

describe('a mail of the product', () => {
  it('given one to a candidate, when written, then an answer comes back to it, and what it is about is kept with it (REC-67)', async () => {
    const about = { interviewId: exampleInterviewId, jobId: exampleJobId };
    const mail = await written({ about });
    expect(mail?.extras?.about).toEqual(about);
    expect(inbound?.read(mail?.extras?.replyTo ?? '')).toEqual({ purpose: 'reply', mailId: mail?.id });
    expect((await written({}))?.extras?.replyTo).toBeUndefined();
  });

  it('given an invitation or a warning in a company’s words, when written, then it is those, with what fills their tags (AUT-17)', async () => {
    const own = {
      locale: 'en-us',
      subject: 'Come aboard',
      content: 'Ahoy {{ user.name }}: {{ user.invitation_link }}',
    };
    const values = { 'user.name': 'Ada', 'user.invitation_link': { url: 'https://onrecord.example/a/invitation/t' } };
    const invited = await written({ mail: 'user-invited', tenantId: GLOBAL, values }, [{ ...own, variants: [] }]);
    expect(invited).toMatchObject({ subject: 'Come aboard', tenantId: GLOBAL });
    expect(invited?.text).toContain('Ahoy Ada: https://onrecord.example/a/invitation/t');
    expect(invited?.extras).not.toHaveProperty('companyId');
  });
});
