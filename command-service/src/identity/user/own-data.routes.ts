import type { UserRejection } from 'contracts/identity/user/user.commands';
import { GLOBAL } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { eraseMyAccount, exportMyData } from 'contracts/recruiting/profile/profile.endpoints';
import type { IRouter } from 'express';
import type { RateLimit } from 'platform/http/rate-limit';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId } from '#command-service/http/cause';
import type { Accounts } from '#command-service/identity/access/accounts';
import { isPassword } from '#command-service/kernel/password-hash';

export type OwnDataContext = CommandContext & { accounts: Pick<Accounts, 'find' | 'leave'>; limitEmail: RateLimit };

const wrongPassword = () =>
  new Rejection<UserRejection>('password-wrong', 422, { errors: { password: ['password-wrong'] } });

/** What the law lets everybody ask for of their own data: a copy, and its end. */
export const ownDataRoutes = (router: IRouter, context: OwnDataContext): void => {
  const { commands, accounts, limitEmail } = context;

  mount(
    router,
    exportMyData,
    async (request) => {
      const { userId } = request.auth;
      const asking = { ...request, auth: { userId, tenantId: GLOBAL } };
      const id = createdId('export', asking);
      const command = { type: 'ExportUser' as const, data: { exportId: id }, metadata: causeOf(asking) };
      const { position } = await commands.user(userId, command);
      return answered(position, { id });
    },
    context,
  );

  mount(
    router,
    eraseMyAccount,
    async (request) => {
      const { userId } = request.auth;
      const { now } = request;
      await limitEmail(userId);
      const account = await accounts.find(userId);
      if (!(await isPassword(request.body.password, account?.passwordHash ?? null))) throw wrongPassword();
      const causeIn = (tenantId: string) => causeOf({ ...request, auth: { userId, tenantId } });
      let position: string | null = null;
      await accounts.leave(userId, now, async (companies) => {
        if (companies.some(({ isLastOwner }) => isLastOwner)) throw new Rejection<UserRejection>('last-owner', 409);
        for (const { tenantId } of companies) {
          const leaving = { type: 'RevokeMembership' as const, data: { userId }, metadata: causeIn(tenantId) };
          await commands.membership(userId, leaving);
        }
        const erasing = { type: 'EraseUser' as const, data: {}, metadata: causeIn(GLOBAL) };
        ({ position } = await commands.user(userId, erasing));
      });
      return answered(position, {});
    },
    context,
  );
};
