import { problemError } from 'contracts/client/problem-error';
import { exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { problem } from 'contracts/kernel/problem';
import { describe, expect, it } from 'vitest';
import type { NewMail } from '#integration-workers/automation/mail/outbox';
import type { MakeInvitationToken } from '#integration-workers/identity/mail-token/mail-tokens';
import type { Tools } from '#integration-workers/tools';
import { forgetInvitation } from './forget-invitation.job.ts';
import { sendInvitation } from './send-invitation.job.ts';

const invitationId = exampleJobId;
const cause = {
  ...{ eventId: derivedId('event'), policy: 'p', target: invitationId },
  ...{ tenantId: exampleTenantId, position: '1' },
};
const work = { data: { invitationId }, cause, lastAttempt: false };

const toolsWith = (invitationToken: MakeInvitationToken) => {
  const mails: NewMail[] = [];
  const scrubbed: string[][] = [];
  const tools = {
    invitationToken,
    read: async () => [],
    outbox: {
      add: async (mail: NewMail) => void mails.push(mail),
      scrub: async (...of: string[]) => void scrubbed.push(of),
    },
    transport: { delivers: false },
    clock: () => new Date(0),
    publicUrl: 'https://onrecord.example',
  } as unknown as Tools;
  return { mails, scrubbed, tools };
};
const refusing = (status: number, code: string) =>
  toolsWith(async () => {
    throw problemError(problem(status, code));
  });

describe('the mail of an invitation', () => {
  it('given one that stands, when written, then the link goes to the address alone: no company can read the mail', async () => {
    const { mails, tools } = toolsWith(async ({ tenantId }) => ({
      ...{ token: 't-1', email: 'ada@mail.example', name: 'Ada', company: `Co ${tenantId.length}` },
      locale: 'pt-br',
    }));
    await sendInvitation.handle(work, tools);
    expect(mails).toMatchObject([
      {
        to: 'ada@mail.example',
        subject: 'Convite para entrar em Co 36 no Onrecord',
        tenantId: GLOBAL,
        subjectId: invitationId,
      },
    ]);
    expect(mails[0]?.text).toContain('\nhttps://onrecord.example/a/invitation/t-1\n');
  });

  it('given one that is over, when it is to be written, then there is no mail; given no answer, then it is tried again', async () => {
    const over = refusing(404, 'invitation-not-found');
    await sendInvitation.handle(work, over.tools);
    expect(over.mails).toEqual([]);
    await expect(sendInvitation.handle(work, refusing(500, 'internal-error').tools)).rejects.toThrow();
  });

  it('given one that is over, when forgotten, then nothing of its mails is left', async () => {
    const { scrubbed, tools } = refusing(404, 'invitation-not-found');
    await forgetInvitation.handle(work, tools);
    expect(scrubbed).toEqual([[GLOBAL, invitationId]]);
  });
});
