import { problemError } from 'contracts/client/problem-error';
import { exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { problem } from 'contracts/kernel/problem';
import { describe, expect, it } from 'vitest';
import type { NewMail } from '#integration-workers/automation/mail/outbox';
import type { MakeMailToken } from '#integration-workers/identity/mail-token/mail-tokens';
import type { Tools } from '#integration-workers/tools';
import { sendResetLink } from './send-reset-link.job.ts';

const cause = { eventId: derivedId('event'), policy: 'p', target: exampleUserId, tenantId: GLOBAL, position: '1' };
const work = { data: { userId: exampleUserId }, cause, lastAttempt: false };

const toolsWith = (mailToken: MakeMailToken) => {
  const mails: NewMail[] = [];
  const outbox = { add: async (mail: NewMail) => void mails.push(mail) };
  const tools = {
    mailToken,
    outbox,
    transport: { delivers: false },
    clock: () => new Date(0),
    publicUrl: 'https://onrecord.example',
  } as unknown as Tools;
  return { mails, tools };
};

describe('the mail with a link to choose a password', () => {
  it('given an account, when written, then it goes to its address in its language, with a link that holds token and address', async () => {
    const locale = 'pt-br';
    const { mails, tools } = toolsWith(async ({ purpose }) => {
      return { token: `t-of-${purpose}`, email: 'ada+x@mail.example', newEmail: null, name: 'Ada <b>', locale };
    });
    await sendResetLink.handle(work, tools);
    const link = 'https://onrecord.example/a/reset-password/t-of-password-reset/email/ada%2Bx%40mail.example';
    expect(mails).toMatchObject([
      { to: 'ada+x@mail.example', subject: 'Escolha uma nova senha', tenantId: GLOBAL, subjectId: exampleUserId },
    ]);
    expect(mails[0]?.text).toContain(`\n${link}\n`);
    expect(mails[0]?.html).toContain(`<a href="${link}">${link}</a>`);
    expect(mails[0]?.html).toContain('Ada &lt;b&gt;');
  });

  it('given an account that is gone meanwhile, when the mail is to be written, then there is none', async () => {
    const { mails, tools } = toolsWith(async () => {
      throw problemError(problem(404, 'user-not-found'));
    });
    await sendResetLink.handle(work, tools);
    expect(mails).toEqual([]);
  });

  it('given no answer, when the mail is to be written, then the job is tried again', async () => {
    const { mails, tools } = toolsWith(async () => {
      throw problemError(problem(500, 'internal-error'));
    });
    await expect(sendResetLink.handle(work, tools)).rejects.toThrow();
    expect(mails).toEqual([]);
  });
});
