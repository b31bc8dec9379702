import type { UserRejection } from 'contracts/identity/user/user.commands';
import { changeMyAccount } from 'contracts/identity/user/user.endpoints';
import { GLOBAL } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import type { Accounts } from '#command-service/identity/access/accounts';
import { userAccess } from './user.access.ts';

export type UserContext = CommandContext & { accounts: Pick<Accounts, 'saveAccount'> };

/** PATCH /api/auth/user: what somebody changes of their own account; `me` tells of it at once. */
export const userRoutes = (router: IRouter, context: UserContext): void =>
  mount(
    router,
    changeMyAccount,
    async (request) => {
      const { userId } = request.auth;
      const metadata = causeOf({ ...request, auth: { userId, tenantId: GLOBAL } });
      const sent = await context.commands.user(userId, { type: 'ChangeUser', data: request.body, metadata });
      const account = await userAccess.save(context.accounts, sent);
      if (!account) throw new Rejection<UserRejection>('user-not-found', 404);
      const { name, locale, timeZone, mutedMails } = account;
      return answered(sent.position, { id: userId, name, locale, timeZone, mutedMails: [...mutedMails] });
    },
    context,
  );
