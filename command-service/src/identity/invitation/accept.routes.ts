import type { InvitationRejection } from 'contracts/identity/invitation/invitation.commands';
import * as endpoints from 'contracts/identity/invitation/invitation.endpoints';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { causeOf, type Origin } from '#command-service/http/cause';
import { membershipAccess } from '#command-service/identity/membership/membership.access';
import { checkChosen } from '#command-service/identity/password/password.routes';
import { addUser } from '#command-service/identity/registration/register';
import { startSession, tokenAnswer } from '#command-service/identity/session/start-session';
import { joinTeams } from '#command-service/identity/team/change-teams';
import { INVITATION, type InvitationContext } from './invitation.routes.ts';
import type { InvitationRow } from './invitation.store.ts';
import { rolesLeft } from './promised.ts';

const refuse = (code: InvitationRejection, status: number) => new Rejection(code, status);

/** What the invited person does with the link of the mail. It works once. */
export const acceptRoutes = (router: IRouter, context: InvitationContext): void => {
  const { commands, members, invitations, mailTokens, sessions, accounts } = context;

  const behind = async (invitationId: string, now: Date) => {
    const row = await invitations.find(invitationId);
    if (!row || Date.parse(row.expiresAt) <= now.getTime()) throw refuse('invitation-invalid', 404);
    return row;
  };

  /** Runs `work` with the invitation behind a token, which is used up by it. */
  const spend = async <T>(token: string, now: Date, work: (row: InvitationRow) => Promise<T>): Promise<T> => {
    const asked = { purpose: INVITATION, token, now };
    const spent = await mailTokens.spend(asked, async (id) => ({ result: await work(await behind(id, now)) }));
    if (!spent) throw refuse('invitation-invalid', 404);
    return spent.result;
  };

  /** Before anything is given: of accepting and withdrawing at once the first counts. */
  const accept = ({ invitationId }: InvitationRow, userId: string, metadata: CommandMetadata) =>
    commands.invitation(invitationId, { type: 'AcceptInvitation', data: { userId }, metadata });

  const joinInvited = ({ tenantId, teams }: InvitationRow, userId: string, metadata: CommandMetadata) =>
    members.change(tenantId, (tables) => joinTeams({ commands, tables }, { userId, metadata }, teams));

  /** The person who accepts is the cause of all that follows. */
  const causeFor = (request: Omit<Origin, 'auth'>) => (userId: string, tenantId: string) =>
    causeOf({ ...request, auth: { userId, tenantId }, idempotencyKey: null });

  mount(
    router,
    endpoints.showInvitation,
    async ({ body: { token }, now }) => {
      const invitationId = await mailTokens.subjectOf({ purpose: INVITATION, token, now });
      if (invitationId === null) throw refuse('invitation-invalid', 404);
      const { company, name, email } = await behind(invitationId, now);
      return { body: { company, name, email, hasAccount: (await sessions.accountByEmail(email)) !== null } };
    },
    context,
  );

  mount(
    router,
    endpoints.acceptInvitation,
    async (request) => {
      const { token, name, password } = request.body;
      const { now } = request;
      const cause = causeFor(request);
      const userId = await spend(token, now, async (row) => {
        const { tenantId, email, locale, type } = row;
        checkChosen(password, { email, name });
        if (await sessions.accountByEmail(email)) throw refuse('invitation-needs-login', 409);
        const roles = await members.change(tenantId, (tables) => rolesLeft(tables, row));
        const asking = { idempotencyKey: null, causeOf: cause };
        const made = await addUser(context, {
          tenantId,
          // The same when it is tried again: what was left half done is finished.
          userId: derivedId('invitation', row.invitationId),
          person: { name, email, password, locale },
          roles,
          type,
          now,
          asking,
          before: async (id) => void (await accept(row, id, cause(id, tenantId))),
        });
        await joinInvited(row, made.userId, cause(made.userId, tenantId));
        await invitations.remove(row.invitationId);
        return made.userId;
      });
      const login = {
        userId,
        workspace: 'tenant' as const,
        metadata: cause(userId, GLOBAL),
        userAgent: request.userAgent,
      };
      return tokenAnswer((await startSession(context, login)).token);
    },
    context,
  );

  mount(
    router,
    endpoints.joinByInvitation,
    async (request) => {
      const { auth, now } = request;
      const { userId } = auth;
      const tenantId = await spend(request.body.token, now, async (row) => {
        if ((await accounts.find(userId))?.email !== row.email) throw refuse('invitation-not-yours', 403);
        const metadata = causeFor(request)(userId, row.tenantId);
        await members.change(row.tenantId, async (tables) => {
          const roles = (await tables.member(userId)) ? null : await rolesLeft(tables, row);
          await accept(row, userId, metadata);
          if (!roles) return;
          const { type, teams } = row;
          const data = { userId, roles, ...(type !== 'regular' && { type }) };
          const sent = await commands.membership(userId, { type: 'GrantMembership', data, metadata });
          await membershipAccess.save(tables, sent, { id: userId });
          await joinTeams({ commands, tables }, { userId, metadata }, teams);
        });
        await invitations.remove(row.invitationId);
        return row.tenantId;
      });
      return { body: { tenantId } };
    },
    context,
  );
};
