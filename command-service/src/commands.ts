import type { EventStore } from 'platform/event-store/event-store';
import type { KeyRing } from 'platform/event-store/keys';
import { membershipHandler } from './identity/membership/membership.handler.ts';
import { createNames } from './identity/reservation/names.ts';
import { sessionHandler } from './identity/session/session.handler.ts';
import { subdomainIsUsed, tenantHandler } from './identity/tenant/tenant.handler.ts';
import { emailIsUsed, userHandler } from './identity/user/user.handler.ts';
import { candidateHandler } from './recruiting/candidate/candidate.handler.ts';
import { interviewHandler } from './recruiting/interview/interview.handler.ts';
import { jobHandler, jobUsesSlug } from './recruiting/job/job.handler.ts';

export type CommandDeps = {
  store: EventStore;
  keys: KeyRing;
  /** Server key that names the streams of reservations. */
  nameKey: Buffer;
};

/**
 * Every command of the product by its aggregate, in process: `commands.job(id, command)`. The command's metadata names the
 * tenant, the cause and the moment. What HTTP, seeds and imports all send through; one line per aggregate.
 */
export const createCommands = ({ store, keys, nameKey }: CommandDeps) => {
  const names = createNames(store, nameKey, {
    email: emailIsUsed,
    subdomain: subdomainIsUsed,
    'job-slug': jobUsesSlug,
  });
  return {
    candidate: candidateHandler(store, keys),
    interview: interviewHandler(store),
    job: jobHandler(store, names),
    membership: membershipHandler(store),
    session: sessionHandler(store),
    tenant: tenantHandler(store, names),
    user: userHandler(store, names),
  };
};
export type Commands = ReturnType<typeof createCommands>;
