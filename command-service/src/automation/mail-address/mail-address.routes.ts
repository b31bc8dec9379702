import { recordIn } from 'access/recruiting/record-in';
import type { UnsubscribeWay } from 'contracts/automation/mail-address/mail-address.choices';
import * as endpoints from 'contracts/automation/mail-address/mail-address.endpoints';
import type { MailAddressRejection } from 'contracts/automation/mail-address/mail-address.entity';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { mailSender } from '#command-service/automation/mail/mail-sources';
import type { MailContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, type Origin } from '#command-service/http/cause';
import { inTurns } from '#command-service/http/in-turns';
import { isMember } from '#command-service/identity/membership/membership.handler';
import { type Subscription, subscriptionTokens } from './subscription-token.ts';

/** As whom the history knows whoever came by the link of a mail. */
const READER = { type: 'system', id: 'automation.mail-address' } as const;
const ONE_CLICK = 'List-Unsubscribe=One-Click';

type Wanted = { isUnsubscribed: boolean; way: UnsubscribeWay };
type Own = { companyId: string; interviewId: string };

/** Whoever gets mails says which they want: by a link and without an account, by their mail program, or in the portal (AUT-36). */
export const mailAddressRoutes = (router: IRouter, context: MailContext): void => {
  const { store, commands, payloadKey = Buffer.alloc(0), publicUrl } = context;
  const tokens = subscriptionTokens(payloadKey);
  const { find, idOf } = commands.mailAddresses;

  const put = ({ tenantId, ...owner }: Subscription, { isUnsubscribed, way }: Wanted, metadata: CommandMetadata) =>
    commands.mailAddress(idOf(tenantId, owner.address), {
      type: isUnsubscribed ? 'UnsubscribeMailAddress' : 'SubscribeMailAddress',
      data: { ...owner, way },
      metadata,
    });

  /** Who has the link of a mail is whoever got it. To somebody who was erased it means nothing any more. */
  const named = async (token: string): Promise<Subscription> => {
    const found = tokens.read(token);
    const { tenantId = '', candidateId = null, userId = null } = found ?? {};
    const person = candidateId === null ? null : await recordIn(store, candidate, { tenantId, id: candidateId });
    const isGone = candidateId !== null && (!person || person.erased);
    if (!found || isGone || (userId !== null && !(await isMember(store, tenantId, userId))))
      throw new Rejection<MailAddressRejection>('mail-link-invalid', 410);
    return found;
  };
  const putByLink = (request: Omit<Origin, 'auth'>, found: Subscription, wanted: Wanted) => {
    const origin = { ...request, ip: null, auth: { userId: READER.id, tenantId: found.tenantId } };
    return put(found, wanted, { ...causeOf(origin), actor: READER });
  };
  const viewOf = async ({ tenantId, address }: Subscription) => {
    const { company } = await mailSender(store, { tenantId, userId: null, publicUrl });
    const isUnsubscribed = (await find({ tenantId, address }))?.unsubscribedAt != null;
    return { companyName: company.name, address, isUnsubscribed };
  };

  mount(router, endpoints.makeSubscriptionToken, ({ body }) => ({ body: { token: tokens.issue(body) } }), context);
  mount(
    router,
    endpoints.openMailSubscription,
    async ({ body: { token } }) => ({ body: await viewOf(await named(token)) }),
    context,
  );
  mount(
    router,
    endpoints.changeMailSubscription,
    async (request) => {
      const { token, isUnsubscribed } = request.body;
      const found = await named(token);
      const { position } = await putByLink(request, found, { isUnsubscribed, way: 'link' });
      return answered(position, await viewOf(found));
    },
    context,
  );
  mount(
    router,
    endpoints.unsubscribeByMailProgram,
    async (request) => {
      // A program that only looks at links posts nothing.
      if (!request.file.includes(ONE_CLICK) && !request.file.includes('name="List-Unsubscribe"'))
        throw new Rejection('validation-failed', 422, { errors: { form: ['field-invalid'] } });
      const found = await named(request.params.token);
      const { position } = await putByLink(request, found, { isUnsubscribed: true, way: 'mail-program' });
      return answered(position, {});
    },
    context,
  );

  /** The address that a company has of somebody who applied there, as one of their interviews names it. */
  const ownAddress = async (
    userId: string,
    { companyId: tenantId, interviewId }: Own,
  ): Promise<Subscription | null> => {
    const found = await recordIn(store, interview, { tenantId, id: interviewId });
    const person = found && (await recordIn(store, candidate, { tenantId, id: found.candidateId }));
    if (!person?.email || person.userId !== userId) return null;
    return { tenantId, subjectId: person.id, candidateId: person.id, userId: null, address: person.email };
  };
  const settingOf = async (own: Own, { tenantId, address }: Subscription) => ({
    ...{ companyId: own.companyId, interviewId: own.interviewId, address },
    isUnsubscribed: (await find({ tenantId, address }))?.unsubscribedAt != null,
  });

  mount(
    router,
    endpoints.findMyMailSettings,
    async ({ auth, body }) => {
      const all = await inTurns(body.interviews, async (own) => {
        const found = await ownAddress(auth.userId, own);
        return found ? [await settingOf(own, found)] : [];
      });
      return { body: all.flat() };
    },
    context,
  );
  mount(
    router,
    endpoints.changeMyMailSetting,
    async (request) => {
      const { auth, body } = request;
      const found = await ownAddress(auth.userId, body);
      if (!found) throw new Rejection('not-found', 404);
      const metadata = causeOf({ ...request, auth: { userId: auth.userId, tenantId: found.tenantId } });
      const { position } = await put(found, { isUnsubscribed: body.isUnsubscribed, way: 'portal' }, metadata);
      return answered(position, await settingOf(body, found));
    },
    context,
  );
};
