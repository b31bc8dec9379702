import type { EmailAddressRejection } from 'contracts/identity/email-address/email-address.commands';
import * as endpoints from 'contracts/identity/email-address/email-change.endpoints';
import type { UserRejection } from 'contracts/identity/user/user.commands';
import { GLOBAL } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf, type Origin } from '#command-service/http/cause';
import type { Accounts } from '#command-service/identity/access/accounts';
import { userAccess } from '#command-service/identity/user/user.access';
import { isPassword } from '#command-service/kernel/password-hash';
import type { EmailAddressContext } from './email-address.routes.ts';
import type { EmailChanges, Side } from './email-changes.ts';
import { forgetChange, purposeOf, startChange } from './start-change.ts';

export type EmailChangeContext = EmailAddressContext & {
  accounts: Pick<Accounts, 'find' | 'saveAccount'>;
  emailChanges: EmailChanges;
};

const atFault = (field: string, code: UserRejection | EmailAddressRejection) =>
  new Rejection(code, 422, { errors: { [field]: [code] } });
const linkInvalid = () => new Rejection<EmailAddressRejection>('verification-link-invalid', 410);
const globally = (request: Omit<Origin, 'auth'>, userId: string): CommandMetadata =>
  causeOf({ ...request, auth: { userId, tenantId: GLOBAL }, idempotencyKey: null });

/** An address changes once both have agreed: the old one, for nobody takes an account over; the new one, for it is theirs. */
export const emailChangeRoutes = (router: IRouter, context: EmailChangeContext): void => {
  const { commands, accounts, mailTokens, emailChanges, limitEmail } = context;

  const forget = (userId: string) => forgetChange({ emailChanges, mailTokens }, userId);

  mount(
    router,
    endpoints.requestEmailChange,
    async (request) => {
      const { userId } = request.auth;
      const { email, password } = request.body;
      await limitEmail(userId);
      const account = await accounts.find(userId);
      if (!account || !(await isPassword(password, account.passwordHash))) throw atFault('password', 'password-wrong');
      if (account.email === email) throw atFault('email', 'email-unchanged');
      await limitEmail(email);
      return answered(await startChange(context, { userId, email, metadata: globally(request, userId) }), {});
    },
    context,
  );

  const apply = async (userId: string, email: string, metadata: CommandMetadata) => {
    const sent = await commands.user(userId, { type: 'ChangeEmail', data: { email }, metadata });
    await userAccess.save(accounts, sent);
    await forget(userId);
    // One that lies in the mailbox of the old address opens nothing any more.
    await mailTokens.revoke({ purpose: 'password-reset', subjectId: userId });
    return sent.position;
  };

  const agreed = async (side: Side, token: string, request: Omit<Origin, 'auth'>) => {
    const asked = { purpose: purposeOf[side], token, now: request.now };
    const answer = await mailTokens.spend(asked, async (userId) => {
      const change = await emailChanges.agree(userId, side, request.now);
      if (!change) throw linkInvalid();
      const metadata = globally(request, userId);
      const command = { type: 'ConfirmEmailChange' as const, data: { userId, by: side }, metadata };
      const { position } = await commands.emailAddress(userId, command);
      const isChanged = change.hasOld && change.hasNew;
      return { position: isChanged ? await apply(userId, change.email, metadata) : position, isChanged };
    });
    if (!answer) throw linkInvalid();
    return answered(answer.position, { isChanged: answer.isChanged });
  };

  mount(
    router,
    endpoints.confirmEmailChange,
    (request) => agreed(request.body.side, request.body.token, request),
    context,
  );

  mount(
    router,
    endpoints.refuseEmailChange,
    async (request) => {
      const asked = { purpose: purposeOf.old, token: request.body.token, now: request.now };
      const position = await mailTokens.spend(asked, async (userId) => {
        const metadata = globally(request, userId);
        const command = { type: 'RefuseEmailChange' as const, data: { userId }, metadata };
        const sent = await commands.emailAddress(userId, command);
        await forget(userId);
        return sent.position;
      });
      if (position === null) throw linkInvalid();
      return answered(position, {});
    },
    context,
  );
};
