import type { Register } from 'contracts/identity/registration/registration.commands';
import { register } from 'contracts/identity/registration/registration.endpoints';
import { GLOBAL } from 'contracts/kernel/id';
import type { IRouter } from 'express';
import { type Handler, mount, type RequestOf } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import type { Accounts } from '#command-service/identity/access/accounts';
import { agreedOffer, joinGroup } from '#command-service/identity/partnership/join-and-leave';
import type { PartnerContext } from '#command-service/identity/partnership/partnership.routes';
import { checkChosen } from '#command-service/identity/password/password.routes';
import type { SessionContext } from '#command-service/identity/session/session.context';
import { startSession, tokenAnswer } from '#command-service/identity/session/start-session';
import { type Asking, registerCandidate, registerCompany } from './register.ts';

export type RegistrationContext = SessionContext & PartnerContext & { accounts: Accounts };

/** The person who signs up is the cause of all that follows. What each step did before it is not done again without a key. */
const askingOf = (request: RequestOf<typeof register>): Asking => ({
  idempotencyKey: request.idempotencyKey,
  causeOf: (userId, tenantId) => causeOf({ ...request, auth: { userId, tenantId }, idempotencyKey: null }),
});

const nameIn = (body: Register): string =>
  body.type === 'candidate' ? `${body.firstName} ${body.lastName}` : body.name;

/** POST /api/auth/register: one person makes a company or a profile, and is logged in. */
export const registrationRoutes = (router: IRouter, context: RegistrationContext): void => {
  const { limitEmail } = context;

  const made = async (body: Register, origin: { now: Date; asking: Asking }) => {
    const { email, password, locale } = body;
    if (body.type !== 'candidate') {
      const offer = body.type === 'sub-account' ? await agreedOffer(context.partners, body) : null;
      const { companyName, subdomain, name, timeZone } = body;
      const owner = { name, email, password, locale };
      const company = { name: companyName, subdomain, profile: { timeZone }, owner };
      const registered = await registerCompany(context, { ...origin, ...company });
      if (offer) await joinGroup(context, offer, origin.asking.causeOf(registered.ownerId, registered.tenantId));
      return { userId: registered.ownerId, workspace: 'tenant' as const, tenant: registered.subdomain };
    }
    const { firstName, lastName, phone } = body;
    const person = { firstName, lastName, phone, email, password, locale };
    const { userId } = await registerCandidate(context, { ...origin, person });
    return { userId, workspace: 'candidate' as const, tenant: null };
  };

  const handle: Handler<typeof register> = async (request) => {
    const { body, now } = request;
    await limitEmail(body.email);
    checkChosen(body.password, { email: body.email, name: nameIn(body) });
    const asking = askingOf(request);
    const { userId, workspace, tenant } = await made(body, { now, asking });
    const { userAgent } = request;
    const metadata = asking.causeOf(userId, GLOBAL);
    const goOnTo = body.type === 'candidate' ? body.goOnTo : undefined;
    const data = { userId, ...(goOnTo && { goOnTo }) };
    await context.commands.emailAddress(userId, { type: 'RequestEmailVerification', data, metadata });
    const session = await startSession(context, { userId, workspace, metadata, userAgent });
    const { headers } = tokenAnswer(session.token);
    const answer = answered(session.position, { token: session.token, tenant });
    return { ...answer, headers: { ...answer.headers, ...headers } };
  };
  mount(router, register, handle, context);
};
