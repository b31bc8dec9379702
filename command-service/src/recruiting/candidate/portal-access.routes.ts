import { derivedId, streamName } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, type Locale } from 'contracts/kernel/locale';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { candidate, fullName } from 'contracts/recruiting/candidate/candidate.entity';
import { PORTAL_ACCESS_DAYS } from 'contracts/recruiting/candidate/portal-access.days';
import {
  confirmPortalAccess,
  makePortalAccessToken,
  offerPortalAccess,
  type PortalAccessRejection,
  showPortalAccess,
} from 'contracts/recruiting/candidate/portal-access.endpoints';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount, type RequestOf } from 'platform/http/route';
import { entityState } from '#command-service/entity/entity.state';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { companyDecider } from '#command-service/identity/company/company.decider';
import type { MailTokens } from '#command-service/identity/mail-token/mail-token.store';
import { checkChosen } from '#command-service/identity/password/password.routes';
import { registerConfirmed } from '#command-service/identity/registration/register';
import type { RegistrationContext } from '#command-service/identity/registration/registration.routes';
import { stateOf } from '#command-service/kernel/command';
import { hashPassword, isPassword } from '#command-service/kernel/password-hash';
import type { PortalAccess, PortalAccesses } from './portal-access.store.ts';

export type PortalAccessContext = RegistrationContext & {
  store: EventStore;
  mailTokens: MailTokens;
  portalAccesses: PortalAccesses;
};

const PURPOSE = 'portal-access';
const DAY = 24 * 60 * 60 * 1_000;

const invalid = () => new Rejection<PortalAccessRejection>('portal-access-invalid', 410);

/** A password that staff set, the link to the candidate's address, and what follows from its use (docs/product.md POR-16). */
export const portalAccessRoutes = (router: IRouter, context: PortalAccessContext): void => {
  const { commands, store, mailTokens, portalAccesses, sessions, limitEmail } = context;

  const companyOf = async (tenantId: string) => {
    const state = await stateOf(store, streamName('company', tenantId, tenantId), companyDecider);
    return state.status === 'registered' ? state.profile : null;
  };

  /** The candidate as the company has them now. */
  const personOf = async (tenantId: string, id: string) => {
    const state = await entityState(store, candidate, { tenantId, id });
    if (state.status !== 'kept') return null;
    const { firstName, lastName, email, phone, country, userId } = state.record;
    const locale: Locale = country === 'BR' ? 'pt-br' : DEFAULT_LOCALE;
    return firstName === null || lastName === null || email === null
      ? null
      : { firstName, lastName, email, phone: phone ?? '', locale, isLinked: userId !== null };
  };

  /** What a link confirms; the address has to be the one that it was sent to. */
  const behind = async (candidateId: string, now: Date) => {
    const access = await portalAccesses.find(candidateId, now);
    const person = access && (await personOf(access.tenantId, candidateId));
    if (!access || !person || person.isLinked) throw invalid();
    if (!portalAccesses.hashOf(person.email).equals(access.emailHash)) throw invalid();
    return { access, person };
  };

  /** Links to another password or address count no more; those to the same are as good as ever, also when a request comes again. */
  const keep = async (
    of: Pick<PortalAccess, 'candidateId' | 'tenantId'>,
    { email, password, now }: { email: string; password: string; now: Date },
  ) => {
    const { candidateId } = of;
    const emailHash = portalAccesses.hashOf(email);
    const before = await portalAccesses.find(candidateId, now);
    const isSame = before?.emailHash.equals(emailHash) && (await isPassword(password, before.passwordHash));
    const kept = isSame ? before : null;
    if (!kept) await mailTokens.revoke({ purpose: PURPOSE, subjectId: candidateId });
    const expiresAt = new Date(now.getTime() + PORTAL_ACCESS_DAYS * DAY);
    const passwordHash = kept?.passwordHash ?? (await hashPassword(password));
    await portalAccesses.put({ ...of, emailHash, passwordHash, expiresAt });
  };

  const offer = async (request: RequestOf<typeof offerPortalAccess>) => {
    const { auth, params, body, now } = request;
    const { tenantId } = auth;
    const candidateId = params.id;
    const person = await personOf(tenantId, candidateId);
    if (!person) throw new Rejection('not-found', 404);
    checkChosen(body.password, { email: person.email, name: fullName(person.firstName, person.lastName) });
    await limitEmail(person.email);
    // Before the event: whoever writes the mail because of it finds what the link confirms.
    if (!person.isLinked) await keep({ candidateId, tenantId }, { email: person.email, password: body.password, now });
    const metadata = causeOf(request);
    const { position } = await commands.candidate(candidateId, { type: 'OfferPortalAccess', data: {}, metadata });
    return answered(position, { id: candidateId });
  };

  type Found = Awaited<ReturnType<typeof behind>>;
  type Origin = { now: Date; causeFor: (userId: string, tenantId: string) => CommandMetadata };

  /** The account that there is keeps its password; without one it is made with that of the staff. */
  const accountFor = async ({ access, person }: Found, { now, causeFor }: Origin) => {
    const known = await sessions.accountByEmail(person.email);
    if (known) return { userId: known.userId, isNew: false };
    const userId = derivedId('portal-access', access.candidateId, person.email);
    const asking = { idempotencyKey: null, causeOf: causeFor };
    const { passwordHash } = access;
    await registerConfirmed(context, { person, passwordHash, userId, now, asking });
    return { userId, isNew: true };
  };

  const linkTo = (
    { candidateId, tenantId }: PortalAccess,
    userId: string,
    causeFor: (userId: string, tenantId: string) => CommandMetadata,
  ) =>
    commands.candidate(candidateId, { type: 'LinkCandidate', data: { userId }, metadata: causeFor(userId, tenantId) });

  mount(router, offerPortalAccess, offer, context);

  mount(
    router,
    showPortalAccess,
    async ({ body: { token }, now }) => {
      const candidateId = await mailTokens.subjectOf({ purpose: PURPOSE, token, now });
      if (candidateId === null) throw invalid();
      const { access, person } = await behind(candidateId, now);
      const { email } = person;
      const company = (await companyOf(access.tenantId))?.name ?? '';
      return { body: { company, email, hasAccount: (await sessions.accountByEmail(email)) !== null } };
    },
    context,
  );

  mount(
    router,
    confirmPortalAccess,
    async (request) => {
      const { body, now } = request;
      const causeFor = (userId: string, tenantId: string) =>
        causeOf({ ...request, auth: { userId, tenantId }, idempotencyKey: null });
      const done = await mailTokens.spend({ purpose: PURPOSE, token: body.token, now }, async (candidateId) => {
        const found = await behind(candidateId, now);
        const { userId, isNew } = await accountFor(found, { now, causeFor });
        const { tenantId } = found.access;
        await portalAccesses.link({ candidateId, tenantId, userId }, now);
        const { position } = await linkTo(found.access, userId, causeFor);
        return { position, email: found.person.email, isNew };
      });
      if (!done) throw invalid();
      return answered(done.position, { email: done.email, isNew: done.isNew });
    },
    context,
  );

  mount(
    router,
    makePortalAccessToken,
    async ({ body: { tenantId, candidateId }, now }) => {
      const { access, person } = await behind(candidateId, now);
      if (access.tenantId !== tenantId) throw invalid();
      const company = await companyOf(tenantId);
      const token = await mailTokens.make({ purpose: PURPOSE, subjectId: candidateId }, access.expiresAt);
      const { email, firstName, locale } = person;
      return { body: { token, email, firstName, locale, company: company?.name ?? '' } };
    },
    context,
  );
};
