import { exampleJobId, exampleUserId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { invitationPolicy } from './invitation.policy.ts';

const invitationId = exampleJobId;
const expiresAt = '2026-03-09T09:00:00.000Z';
const asked = (job: string) => [{ job: `identity.invitation.${job}`, target: invitationId, data: { invitationId } }];

describe('policy of invitations', () => {
  it('given an invitation that was sent or sent again, when seen, then a mail is to be written, and the job holds the id alone', () => {
    const sent = recorded('InvitationSent', { invitationId, roles: ['Owner'], expiresAt });
    expect(invitationPolicy.decide(sent)).toEqual(asked('send-invitation'));
    const resent = recorded('InvitationResent', { invitationId, expiresAt });
    expect(invitationPolicy.decide(resent)).toEqual(asked('send-invitation'));
  });

  it('given one that was accepted or withdrawn, when seen, then its mails are to be forgotten', () => {
    const accepted = recorded('InvitationAccepted', { invitationId, userId: exampleUserId });
    expect(invitationPolicy.decide(accepted)).toEqual(asked('forget-invitation'));
    expect(invitationPolicy.decide(recorded('InvitationRevoked', { invitationId }))).toEqual(
      asked('forget-invitation'),
    );
  });
});
