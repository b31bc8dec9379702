import type { InvitationRejection } from 'contracts/identity/invitation/invitation.commands';
import * as endpoints from 'contracts/identity/invitation/invitation.endpoints';
import { INVITATION_DAYS } from 'contracts/identity/invitation/invitation.events';
import type { TenantAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { MembersContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId, type ToOne } from '#command-service/http/cause';
import type { MailTokens } from '#command-service/identity/mail-token/mail-token.store';
import { assertAssignable } from '#command-service/identity/membership/member.rules';
import type { RegistrationContext } from '#command-service/identity/registration/registration.routes';
import { systemCause } from '#command-service/system/system-cause';
import type { Invitations } from './invitation.store.ts';
import { promised } from './promised.ts';

export type InvitationContext = RegistrationContext &
  MembersContext & { invitations: Invitations; mailTokens: MailTokens };

const DAY = 24 * 60 * 60 * 1_000;
export const INVITATION = 'invitation';

const refuse = (code: InvitationRejection, status: number, field?: string) =>
  new Rejection(code, status, field ? { errors: { [field]: [code] } } : {});

const timesFrom = (now: Date) => ({
  sentAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY).toISOString(),
});

/** Invitations as the company's staff send, repeat and withdraw them; and the token for the mail. */
export const invitationRoutes = (router: IRouter, context: InvitationContext): void => {
  const { commands, members, invitations, mailTokens, limitEmail } = context;

  mount(
    router,
    endpoints.sendInvitation,
    async (request) => {
      const { auth, body, now } = request;
      const { tenantId } = auth;
      await members.change(tenantId, (tables) => assertAssignable(tables, body, auth));
      await limitEmail(body.email);
      const invitationId = createdId('invitation', request);
      const times = timesFrom(now);
      const roles = [...new Set(body.roles)];
      const added = await invitations.add({ ...body, roles, invitationId, tenantId, ...times });
      if (added === 'invited') throw refuse('already-invited', 409, 'email');
      if (added === 'member') throw refuse('already-member', 409, 'email');
      const data = { invitationId, roles, expiresAt: times.expiresAt };
      const command = { type: 'SendInvitation' as const, data, metadata: causeOf(request) };
      const { position } = await commands.invitation(invitationId, command);
      const { name, email, type, teams } = body;
      return answered(position, { id: invitationId, name, email, roles, type, teams, ...times });
    },
    context,
  );

  mount(
    router,
    endpoints.resendInvitation,
    async (request) => {
      const { auth, params, now } = request;
      const { id } = params;
      const row = await invitations.find(id);
      if (row?.tenantId !== auth.tenantId) throw refuse('invitation-not-found', 404);
      await members.change(auth.tenantId, async (tables) =>
        assertAssignable(tables, await promised(tables, row), auth),
      );
      await limitEmail(row.email);
      const times = timesFrom(now);
      const data = { expiresAt: times.expiresAt };
      const command = { type: 'ResendInvitation' as const, data, metadata: causeOf(request) };
      // Before the event: whoever writes the mail because of it finds until when the link is good.
      await invitations.renew({ invitationId: id, ...times });
      const { position } = await commands.invitation(id, command).catch(async (error: unknown) => {
        if (error instanceof Rejection) await invitations.renew(row, times);
        throw error;
      });
      return answered(position, { id });
    },
    context,
  );

  mount(
    router,
    endpoints.revokeInvitation,
    async (request: ToOne & { auth: TenantAuth }) => {
      const { id } = request.params;
      if ((await invitations.find(id))?.tenantId !== request.auth.tenantId) throw refuse('invitation-not-found', 404);
      const command = { type: 'RevokeInvitation' as const, data: {}, metadata: causeOf(request) };
      // One that a process which died had only written down goes as well.
      const sent = await commands.invitation(id, command).catch((error: unknown) => {
        if (error instanceof Rejection && error.code === 'invitation-not-found') return null;
        throw error;
      });
      await invitations.remove(id);
      const position = sent?.position ?? null;
      return answered(position, { id });
    },
    context,
  );

  mount(
    router,
    endpoints.inviteHired,
    async ({ body, now }) => {
      const { cause, ...person } = body;
      const { tenantId, invitationId, roles } = person;
      const times = timesFrom(now);
      const added = await invitations.add({ ...person, ...times });
      if (added !== 'added') return answered(null, { outcome: `already-${added}` as const, position: null });
      const data = { invitationId, roles, expiresAt: times.expiresAt };
      const metadata = systemCause({ tenantId, type: 'SendInvitation', cause }, now);
      const { position } = await commands.invitation(invitationId, { type: 'SendInvitation', data, metadata });
      return answered(position, { outcome: 'invited' as const, position });
    },
    context,
  );

  mount(
    router,
    endpoints.makeInvitationToken,
    async ({ body: { tenantId, invitationId } }) => {
      const row = await invitations.find(invitationId);
      if (row?.tenantId !== tenantId) throw refuse('invitation-not-found', 404);
      const { email, name, locale, company, expiresAt } = row;
      const token = await mailTokens.make({ purpose: INVITATION, subjectId: invitationId }, new Date(expiresAt));
      return { body: { token, email, name, locale, company } };
    },
    context,
  );
};
