import * as endpoints from 'contracts/identity/membership/member-account.endpoints';
import type { MemberAccountRejection } from 'contracts/identity/membership/membership.commands';
import type { AccountAct } from 'contracts/identity/membership/membership.events';
import type { TenantAuth } from 'contracts/kernel/auth';
import { GLOBAL } from 'contracts/kernel/id';
import { avatarPath } from 'contracts/kernel/image';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answered, latest } from '#command-service/http/answer';
import { causeOf, type ToOne } from '#command-service/http/cause';
import type { Members } from '#command-service/identity/access/members';
import type { EmailChanges } from '#command-service/identity/email-address/email-changes';
import { startChange } from '#command-service/identity/email-address/start-change';
import type { Images } from '#command-service/identity/image/images';
import { reencodeAvatar } from '#command-service/identity/image/re-encode';
import { checkChosen, type PasswordContext } from '#command-service/identity/password/password.routes';
import { recordEnded } from '#command-service/identity/session/end-sessions';
import { userAccess } from '#command-service/identity/user/user.access';
import { hashPassword } from '#command-service/kernel/password-hash';
import { manageAccount } from './manage-account.ts';

export type MemberAccountContext = PasswordContext & {
  members: Members;
  emailChanges: EmailChanges;
  images: Pick<Images, 'keep'>;
};

type Request = ToOne & { auth: TenantAuth };

/** What an admin does about the account of somebody in the company; the admin is the cause of all that follows. */
export const memberAccountRoutes = (router: IRouter, context: MemberAccountContext): void => {
  const { commands, loginAttempts, mailTokens, images, limitEmail } = context;

  const inputOf = (request: Request, act: AccountAct) => {
    const { auth, ifMatch, params } = request;
    return { userId: params.id, act, auth, ifMatch, metadata: causeOf(request) };
  };
  const globally = (request: Request) => ({ ...causeOf(request), tenantId: GLOBAL });

  mount(
    router,
    endpoints.setMemberPassword,
    async (request) => {
      const { password } = request.body;
      const metadata = globally(request);
      let ended: string[] = [];
      const { account, position } = await manageAccount(
        context,
        inputOf(request, 'password'),
        async (tables, { userId, name, email }) => {
          checkChosen(password, { name, email });
          const passwordHash = await hashPassword(password);
          await commands.password(userId, { type: 'ChangePassword', data: { userId }, metadata });
          ended = await tables.changePassword({ userId, passwordHash, keep: null, now: request.now });
        },
      );
      const { userId, email } = account;
      await recordEnded(context, { userId, ended, metadata });
      await mailTokens.revoke({ purpose: 'password-reset', subjectId: userId });
      await loginAttempts.forget(email);
      return answered(position, {});
    },
    context,
  );

  mount(
    router,
    endpoints.sendMemberResetLink,
    async (request) => {
      const { account, position } = await manageAccount(context, inputOf(request, 'reset-link'));
      const data = { userId: account.userId };
      const asking = { type: 'RequestPasswordReset' as const, data, metadata: globally(request) };
      const sent = await commands.password(account.userId, asking);
      return answered(latest([position, sent.position]), {});
    },
    context,
  );

  mount(
    router,
    endpoints.changeMemberEmail,
    async (request) => {
      const { email } = request.body;
      const { account, position } = await manageAccount(
        context,
        inputOf(request, 'email'),
        async (_, { email: from }) => {
          if (from !== email) return limitEmail(email);
          const code: MemberAccountRejection = 'address-unchanged';
          throw new Rejection(code, 422, { errors: { email: [code] } });
        },
      );
      const asked = { userId: account.userId, email, metadata: globally(request) };
      return answered(latest([position, await startChange(context, asked)]), {});
    },
    context,
  );

  const setAvatar = async (request: Request, imageId: string | null) => {
    let avatar: string | null = null;
    const { position } = await manageAccount(context, inputOf(request, 'avatar'), async (tables, { userId }) => {
      const data = { imageId };
      const sent = await commands.user(userId, { type: 'ChangeAvatar', data, metadata: globally(request) });
      const account = await userAccess.save(tables, sent);
      if (!account) throw new Rejection('membership-not-found', 404);
      avatar = account.avatar && avatarPath(userId, account.avatar);
    });
    return answered(position, { avatar });
  };

  mount(
    router,
    endpoints.changeMemberAvatar,
    async (request) => {
      const { bytes } = await reencodeAvatar(request.file);
      const owner = { owners: 'users' as const, ownerId: request.params.id };
      return images.keep(owner, bytes, (imageId) => setAvatar(request, imageId));
    },
    context,
  );
  mount(router, endpoints.removeMemberAvatar, (request) => setAvatar(request, null), context);
};
